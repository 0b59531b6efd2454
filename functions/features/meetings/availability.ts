import { timeZoneOf } from '#functions/core/account.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getAvailability } from '#functions/parts/meetings/availability-repository.ts';
import { roomsFor } from '#functions/parts/meetings/describe.ts';
import { availabilityAtFirst } from '#shared/features/meetings/availability-rules.ts';
import type { meetings } from '#shared/features/meetings/routes.ts';

/** When the user can be met: what they saved, or what the editor begins with. */
export const availability: Handler<typeof meetings.availability> = async ({ account }) => ({
  ...((await getAvailability(account.id)) ?? { ...availabilityAtFirst(timeZoneOf(account)), version: 0 }),
  ...(await roomsFor(account)),
});
