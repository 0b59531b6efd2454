import { defineTask } from '#functions/core/delayed/task.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { listKey } from '#functions/core/keys.ts';
import { updateItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { updateOf } from '#functions/core/update.ts';
import { remindersOf } from '#functions/parts/events/due.ts';
import { guestsOf } from '#functions/parts/events/guests.ts';
import type { EventRecord, GuestRecord } from '#functions/parts/events/record.ts';
import { getEvent, guestKey, guestPlace, hostsOf } from '#functions/parts/events/repository.ts';
import { type GuestStatus, holdsEventPlace } from '#shared/features/events/rules.ts';
import { guestMove } from './guest-move.ts';
import { tell } from './tell.ts';
import { type GuestsTask, guestsTaskSchema, queueGuests } from './tell-queue.ts';

/** How many guests one task tells: some seconds' work at most. */
const PAGE = 50;
const AT_ONCE = 8;

type News = GuestsTask['news'];

/** Whether it is still true of the event. What was overtaken has news of its own. */
const isTrue = (event: EventRecord, { news, at }: GuestsTask): boolean => {
  switch (news) {
    case 'cancelled':
    case 'held':
      return event.status === news;
    case 'changed':
      return event.status === 'published' && event.changedAt === at;
    case 'message':
      return event.status !== 'cancelled' && event.messages.some((message) => message.at === at);
    case 'tomorrow':
    case 'soon':
      return event.status === 'published' && remindersOf(event).some((due) => due.at === at);
  }
};

/** Who is told. */
const isTold = (news: News, status: GuestStatus): boolean => {
  if (news === 'tomorrow' || news === 'soon') return status === 'going';
  return status === 'waiting' || holdsEventPlace(status);
};

/** Brings the guest's record to the changed event: their own list, and what calendars are told, follow from it. */
const followChange = async (
  { id, startsAt, sequence }: EventRecord,
  { userId }: GuestRecord,
): Promise<void> => {
  // Refused when the guest has changed since, which is followed by itself.
  await unlessRefused(
    updateItem(
      updateOf(
        guestKey(id, userId),
        {
          set: {
            startsAt,
            sequence,
            ...listKey('event-guest', 'ofUser', { userId, startsAt, eventId: id }),
          },
        },
        { condition: 'attribute_exists(pk)' },
      ),
    ),
  );
};

/** After the end: thanks for those who came, and the others are absent. Hosts can still say that someone came. */
const settleGuest = async (event: EventRecord, guest: GuestRecord, { at }: GuestsTask): Promise<void> => {
  if (guest.status === 'attended') await tell(guest.userId, event, 'thanks', at);
  if (guest.status === 'going')
    await unlessRefused(
      updateItem(guestMove(guest, { to: 'absent', by: 'schedule', now: new Date(at) }).Update),
    );
};

const tellGuest = async (event: EventRecord, guest: GuestRecord, task: GuestsTask): Promise<void> => {
  const { news, at } = task;
  if (news === 'held') return settleGuest(event, guest, task);
  if (news === 'changed' || news === 'cancelled') await followChange(event, guest);
  if (isTold(news, guest.status)) await tell(guest.userId, event, news, at);
};

/** Hosts are reminded, too, and hear of an end that was not their own decision. */
const tellHosts = async (event: EventRecord, { news, at }: GuestsTask): Promise<void> => {
  if (news !== 'tomorrow' && news !== 'soon' && news !== 'cancelled') return;
  const actor = event.history.at(-1)?.user;
  for (const { id } of hostsOf(event))
    if (news !== 'cancelled' || id !== actor) await tell(id, event, news, at);
};

/**
 * Tells one page of the guests, and returns the next; undefined at the end. A task that was interrupted is delivered again and begins with its page:
 * a guest who was notified is not notified twice, since notifications and mails are identified by what happened.
 */
export const tellGuests = async (task: GuestsTask): Promise<GuestsTask | undefined> => {
  const event = await getEvent(task.eventId);
  if (!event || !isTrue(event, task)) return undefined;
  if (task.after === undefined) await tellHosts(event, task);
  const page = await guestsOf(event.id, PAGE, task.after);
  await inParallel(page, AT_ONCE, (guest) => tellGuest(event, guest, task));
  const last = page.at(-1);
  return last && page.length === PAGE ? { ...task, after: guestPlace(last) } : undefined;
};

/** Tells the guests of an event page by page, each in a task of its own. */
export const eventGuests = defineTask('event-guests', guestsTaskSchema, async (task) => {
  const next = await tellGuests(task);
  if (next) await queueGuests(next, 0);
});
