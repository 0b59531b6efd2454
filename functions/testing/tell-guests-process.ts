import { tellGuests } from '#functions/features/events/tell-guests.ts';
import { guestsTaskSchema } from '#functions/features/events/tell-queue.ts';

/*
 * A process that tells a page of guests of an event, as its function does, for tests that kill it. The task is its argument.
 */

await tellGuests(guestsTaskSchema.parse(JSON.parse(process.argv[2] ?? '')));
