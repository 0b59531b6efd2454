import * as z from 'zod';
import { queueTask } from '#functions/core/delayed/task.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { updateItem } from '#functions/core/table.ts';
import { syncCalendar } from '#functions/parts/events/calendar.ts';
import { isListed, listEvent } from '#functions/parts/events/listed.ts';
import type { EventRecord } from '#functions/parts/events/record.ts';
import { getEvent, getGuest, hostsOf } from '#functions/parts/events/repository.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import { EVENT_NEWS } from '#shared/features/events/news.ts';
import { AUDIENCES, EVENT_STATUSES, GUEST_STATUSES, holdsEventPlace } from '#shared/features/events/rules.ts';
import { queueDueSoon } from './queue.ts';
import { tell } from './tell.ts';
import { type GuestsTask, queueGuests, SETTLE_SECONDS } from './tell-queue.ts';

const personSchema = z.object({ id: z.string(), name: z.string() });
const timed = { startsAt: z.string(), endsAt: z.string() };
const imageSchema = z.object({
  ...timed,
  id: z.string(),
  title: z.string(),
  status: z.enum(EVENT_STATUSES),
  audience: z.enum(AUDIENCES),
  university: z.string(),
  host: personSchema,
  coHosts: z.array(personSchema),
  sequence: z.number().int(),
  updatedAt: z.string(),
  changedAt: z.string().optional(),
  dueAt: z.string().optional(),
  messages: z.array(z.object({ at: z.string() })),
});
type Image = z.infer<typeof imageSchema>;

/** What the guests are told of a change. */
const newsOf = (was: Image | undefined, is: Image): Omit<GuestsTask, 'eventId'>[] => {
  const news: Omit<GuestsTask, 'eventId'>[] = [];
  if (was?.status === 'published' && (is.status === 'cancelled' || is.status === 'held'))
    news.push({ news: is.status, at: is.updatedAt });
  if (is.changedAt !== undefined && is.changedAt !== was?.changedAt)
    news.push({ news: 'changed', at: is.changedAt });
  const latest = is.messages.at(-1);
  if (latest && latest.at !== was?.messages.at(-1)?.at) news.push({ news: 'message', at: latest.at });
  return news;
};

/** Tells those who became hosts by someone else's decision. */
const tellNewHosts = async (was: Image | undefined, is: Image): Promise<void> => {
  const known = was ? hostsOf(was).map(({ id }) => id) : [is.host.id];
  for (const { id } of is.coHosts) if (!known.includes(id)) await tell(id, is, 'co_host', is.updatedAt);
};

/** What a change of its places does not concern. */
const calendarPart = ({ status, title, startsAt, endsAt, sequence, ...image }: Image): string =>
  JSON.stringify([status, title, startsAt, endsAt, sequence, hostsOf(image)]);

/** Brings the calendars of the hosts, and of those who were, to what the event is now. */
const followHosts = async (was: Image | undefined, event: EventRecord): Promise<void> => {
  const now = hostsOf(event).map(({ id }) => id);
  const times = [event, ...(was ? [was] : [])];
  for (const userId of new Set([...now, ...(was ? hostsOf(was) : []).map(({ id }) => id)])) {
    const wanted = isListed(event) && now.includes(userId) ? { event, changes: 0 } : undefined;
    await syncCalendar(userId, event.id, wanted, times);
    await updateItem(inboxChange(userId, 'meetings').Update);
  }
};

/**
 * Brings the lists of events and the calendars of the hosts up to date, has the guests told, and queues what is due about the
 * event before the next hourly run.
 */
export const followEvent: Effect = async ({ before, after, at }) => {
  const is = imageSchema.safeParse(after).data;
  if (!is) return;
  const was = imageSchema.safeParse(before).data;
  const event = await getEvent(is.id);
  if (!event) return;
  if (isListed(event) || (was && isListed(was))) await listEvent(was, event);
  if (!was || calendarPart(was) !== calendarPart(is)) await followHosts(was, event);
  await tellNewHosts(was, is);
  for (const news of newsOf(was, is)) await queueGuests({ eventId: is.id, ...news }, SETTLE_SECONDS);
  if (is.dueAt !== undefined && was?.dueAt !== is.dueAt) await queueDueSoon(is.id, is.dueAt, at);
};

const blockSchema = z.object({ userId: z.string(), blockedId: z.string() });

/** Has the two users leave what the other one hosts. */
export const followBlock: Effect = async ({ after }) => {
  const block = blockSchema.safeParse(after).data;
  if (block) await queueTask('event-blocked', block, SETTLE_SECONDS);
};

const guestSchema = z.object({
  eventId: z.string(),
  userId: z.string(),
  status: z.enum(GUEST_STATUSES),
  startsAt: z.string(),
  sequence: z.number().int().default(0),
  version: z.number().int(),
  news: z.object({ at: z.string(), what: z.enum(EVENT_NEWS) }).optional(),
});

/** Tells a guest what happened to their place, and brings their calendar to it. */
export const followGuest: Effect = async ({ before, after }) => {
  const is = guestSchema.safeParse(after).data;
  if (!is) return;
  const was = guestSchema.safeParse(before).data;
  const { eventId, userId, news } = is;
  const [event, guest] = await Promise.all([getEvent(eventId), getGuest(eventId, userId)]);
  if (!event || !guest) return;
  const isNews = news && was?.news?.at !== news.at && event.status === 'published';
  if (isNews) await tell(userId, event, news.what, news.at);
  const isShown = isListed(event) && holdsEventPlace(guest.status);
  const moved = was && was.startsAt !== is.startsAt ? [{ startsAt: was.startsAt, endsAt: was.startsAt }] : [];
  await syncCalendar(userId, eventId, isShown ? { event, changes: guest.version } : undefined, [
    event,
    ...moved,
  ]);
  await updateItem(inboxChange(userId, 'meetings').Update);
};
