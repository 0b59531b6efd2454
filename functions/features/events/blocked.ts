import * as z from 'zod';
import { defineTask } from '#functions/core/delayed/task.ts';
import { transact } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { isBlocked } from '#functions/parts/conversations/blocks.ts';
import { type OwnPosition, ownEvents } from '#functions/parts/events/own.ts';
import { getEvent, getEvents, getGuest, isHost } from '#functions/parts/events/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { EVENT } from '#shared/features/events/rules.ts';
import { seatsSteps, withGuestGone } from './seats.ts';

/** How many of a user's events are read at once. */
const PAGE = 50;

/** Takes a guest off the list of an event that is to come; the next moves up. Repeated, it changes nothing. */
const takeOff = (eventId: string, guestId: string, now: Date): Promise<void> =>
  untilFirst(now, async () => {
    const [event, guest] = await Promise.all([getEvent(eventId), getGuest(eventId, guestId)]);
    if (event?.status !== 'published' || Date.parse(event.startsAt) <= now.getTime()) return;
    if (guest?.status !== 'going' && guest?.status !== 'waiting' && guest?.status !== 'offered') return;
    const change = await withGuestGone(event, guest, { by: 'schedule', now }, 'removed');
    await transact(seatsSteps(event, change, now));
  });

/** Takes a guest off the lists of all events to come that a user hosts. */
const takeOffFrom = async (hostId: string, guestId: string, now: Date): Promise<void> => {
  const range = {
    from: now.toISOString(),
    to: new Date(now.getTime() + 2 * EVENT.ahead * DAY_MS).toISOString(),
  };
  let after: OwnPosition | undefined;
  do {
    const own = await ownEvents(guestId, { ...range, after }, PAGE);
    const asGuest = own.filter(({ status }) => status !== undefined && status !== 'left');
    const events = await getEvents(asGuest.map(({ eventId }) => eventId));
    for (const event of events) if (isHost(event, hostId)) await takeOff(event.id, guestId, now);
    after = own.length === PAGE ? own.at(-1) : undefined;
  } while (after);
};

const dataSchema = z.object({ userId: z.string(), blockedId: z.string() });

/** Neither of two users, one of whom has blocked the other, comes to what the other hosts. A block that was taken back changes nothing. */
export const eventBlocked = defineTask('event-blocked', dataSchema, async ({ userId, blockedId }, now) => {
  if (!(await isBlocked(userId, blockedId))) return;
  await takeOffFrom(userId, blockedId, now);
  await takeOffFrom(blockedId, userId, now);
});
