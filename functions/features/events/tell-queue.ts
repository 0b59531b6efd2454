import * as z from 'zod';
import { queueTask } from '#functions/core/delayed/task.ts';
import { guestPositionSchema } from '#functions/parts/events/guests.ts';

// Without what it does: the consumer `stream` carries it.

/** What all guests of an event are told of. After the end each becomes present or absent. */
const GUEST_NEWS = ['changed', 'cancelled', 'tomorrow', 'soon', 'message', 'held'] as const;

/** A page of the guests of an event, and what they are told: the first one, or the one after a guest. */
export const guestsTaskSchema = z.object({
  eventId: z.string(),
  news: z.enum(GUEST_NEWS),
  /** When it happened: what identifies it. */
  at: z.string(),
  after: guestPositionSchema.optional(),
});
export type GuestsTask = z.infer<typeof guestsTaskSchema>;

/**
 * The index of guests holds what happened before an event within a second as a rule: with these seconds, those who came last
 * are told too.
 */
export const SETTLE_SECONDS = 2;

/** Queues a page of guests to be told. */
export const queueGuests = (task: GuestsTask, delaySeconds: number): Promise<void> =>
  queueTask('event-guests', task, delaySeconds);
