import * as z from 'zod';
import { itemOf, keyOf, listKey, listPartition, partsOf } from '#functions/core/keys.ts';
import { ConditionFailed, getItems, putItem, queryItems, updateItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { updateOf } from '#functions/core/update.ts';
import { inboxChange } from '#functions/parts/inbox/repository.ts';
import { NOTIFICATION_DAYS } from '#shared/core/retention.ts';
import { isOwnAction, notificationIdOf } from '#shared/features/notifications/kinds.ts';
import { type Notification, notificationSchema } from '#shared/features/notifications/routes.ts';
import { MARKED_AT_ONCE, UNREAD_COUNTED } from '#shared/features/notifications/rules.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

const DAY_SECONDS = 86_400;

/** The sort key of a notification with an id, in the partition of its user: no user can name another's. */
const sortKey = (id: string): string => keyOf('notification', { userId: '', id }).sk;

/** The smallest id that is still shown: the table deletes older ones some time later. */
const oldestShown = (now: Date): string =>
  new Date(now.getTime() - NOTIFICATION_DAYS * DAY_SECONDS * 1000).toISOString();

const storedSchema = z
  .object({
    sk: z.string(),
    at: notificationSchema.shape.at,
    readAt: z.string().optional(),
    event: notificationSchema.shape.event,
  })
  .transform(
    ({ sk, at, readAt, event }): Notification => ({
      id: partsOf('notification', { sk }).id,
      at,
      read: readAt !== undefined,
      event,
    }),
  );

/**
 * Notifies a user of an event, once: repeated, it changes nothing, not even that it was read. An action of the user is
 * read from the start.
 */
export const notify = async (userId: string, at: string, event: NotificationEvent): Promise<void> => {
  const id = notificationIdOf(at, event);
  await unlessRefused(
    putItem({
      Item: {
        ...itemOf('notification', { userId, id }),
        ...(isOwnAction(event) ? { readAt: at } : listKey('notification', 'unread', { userId, id })),
        at,
        event,
        ttl: Math.floor(Date.parse(at) / 1000) + NOTIFICATION_DAYS * DAY_SECONDS,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    }),
  );
  // Also after one that exists: its first delivery may have ended before this.
  if (!isOwnAction(event)) await updateItem(inboxChange(userId, 'bell').Update);
};

/** Of how many of these events the user has a notification that is still stored. Half a read unit each. */
export const countNotified = async (
  userId: string,
  events: readonly { readonly at: string; readonly event: NotificationEvent }[],
): Promise<number> => {
  const keys = events.map(({ at, event }) =>
    keyOf('notification', { userId, id: notificationIdOf(at, event) }),
  );
  let found = 0;
  for (let start = 0; start < keys.length; start += MARKED_AT_ONCE)
    found += (await getItems(z.object({}), keys.slice(start, start + MARKED_AT_ONCE))).length;
  return found;
};

/** At most `count` notifications of a user that happened before the one of an id, the latest first. */
export const notificationsOf = async (
  userId: string,
  count: number,
  before: string | undefined,
  now: Date,
): Promise<Notification[]> => {
  const oldest = oldestShown(now);
  // DynamoDB refuses a position outside of the range.
  if (before !== undefined && before < oldest) return [];
  const { items } = await queryItems(storedSchema, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :oldest AND :latest',
    ExpressionAttributeValues: {
      ':pk': keyOf('notification', { userId, id: '' }).pk,
      ':oldest': sortKey(oldest),
      // After every moment.
      ':latest': sortKey('~'),
    },
    ScanIndexForward: false,
    Limit: count,
    ...(before !== undefined && { ExclusiveStartKey: keyOf('notification', { userId, id: before }) }),
  });
  return items;
};

/** Ids of at most `count` unread notifications up to one, the latest first. From the index, which lags a little. */
export const unreadUpTo = async (
  userId: string,
  upTo: string,
  count: number,
  now: Date,
): Promise<string[]> => {
  const oldest = oldestShown(now);
  // DynamoDB refuses a range whose end comes before its beginning.
  if (upTo < oldest) return [];
  const { items } = await queryItems(z.object({ gsi1sk: z.string() }), {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk BETWEEN :oldest AND :upTo',
    ExpressionAttributeValues: {
      ':pk': listPartition('notification', 'unread', { userId }),
      ':oldest': oldest,
      ':upTo': upTo,
    },
    ProjectionExpression: 'gsi1sk',
    ScanIndexForward: false,
    Limit: count,
  });
  return items.map(({ gsi1sk }) => gsi1sk);
};

/**
 * How many are unread, counted up to ten, and the latest of them: one read unit at most, however many there are. `latest`
 * are the user's latest notifications, which are fresher than the index: what was marked or arrived a moment ago counts.
 */
export const unreadOf = async (
  userId: string,
  now: Date,
  latest?: Promise<readonly Pick<Notification, 'id' | 'read'>[]>,
): Promise<{ unread: number; latestUnread: string | null }> => {
  // More than are counted, where some of them may turn out to be read.
  const count = latest ? 2 * UNREAD_COUNTED : UNREAD_COUNTED;
  const [indexed, known = []] = await Promise.all([unreadUpTo(userId, '~', count, now), latest]);
  const ids = new Set(indexed);
  for (const { id, read } of known) {
    if (read) ids.delete(id);
    else ids.add(id);
  }
  return { unread: Math.min(UNREAD_COUNTED, ids.size), latestUnread: [...ids].sort().at(-1) ?? null };
};

/** Marks one as read. Returns whether this user has it and it was unread. */
const markRead = async (userId: string, id: string, now: Date): Promise<boolean> => {
  try {
    await updateItem(
      updateOf(
        keyOf('notification', { userId, id }),
        { set: { readAt: now.toISOString() }, remove: ['gsi1pk', 'gsi1sk'] },
        { condition: 'attribute_exists(pk) AND attribute_not_exists(readAt)' },
      ),
    );
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** Marks these as read, tells the user's other browsers, and returns how many of them were unread. */
export const markAllRead = async (userId: string, ids: readonly string[], now: Date): Promise<number> => {
  const outcomes = await Promise.all([...new Set(ids)].map((id) => markRead(userId, id, now)));
  const marked = outcomes.filter(Boolean).length;
  if (marked > 0) await updateItem(inboxChange(userId, 'bell').Update);
  return marked;
};

/** The number of latest ones that are read from the table itself, since the index may lack them. */
const LATEST = 20;

/** Ids of the unread among the latest notifications up to one. */
const latestUnreadUpTo = async (userId: string, upTo: string, now: Date): Promise<string[]> => {
  const oldest = oldestShown(now);
  if (upTo < oldest) return [];
  const { items } = await queryItems(storedSchema, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :oldest AND :upTo',
    ExpressionAttributeValues: {
      ':pk': keyOf('notification', { userId, id: '' }).pk,
      ':oldest': sortKey(oldest),
      ':upTo': sortKey(upTo),
    },
    ScanIndexForward: false,
    Limit: LATEST,
  });
  return items.filter(({ read }) => !read).map(({ id }) => id);
};

/** Marks one and those before it as read, as many as one request may; `more` says whether some are left. */
export const markReadUpTo = async (
  userId: string,
  upTo: string,
  now: Date,
): Promise<{ marked: number; more: boolean }> => {
  let latest = upTo;
  for (;;) {
    const [recent, indexed] = await Promise.all([
      latestUnreadUpTo(userId, latest, now),
      // One more than wanted shows whether any are left.
      unreadUpTo(userId, latest, MARKED_AT_ONCE + 1, now),
    ]);
    const found = [...new Set([...recent, ...indexed])].sort().reverse();
    const marked = await markAllRead(userId, found.slice(0, MARKED_AT_ONCE), now);
    const next = found[MARKED_AT_ONCE];
    // The index may still hold those that the request before has marked: they are passed over.
    if (marked > 0 || next === undefined) return { marked, more: next !== undefined };
    latest = next;
  }
};
