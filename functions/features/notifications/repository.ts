import * as z from 'zod';
import {
  ConditionFailed,
  getItems,
  type Key,
  putItem,
  queryItems,
  updateItem,
} from '#functions/core/table.ts';
import {
  MARKED_AT_ONCE,
  NOTIFICATIONS_KEPT_DAYS,
  UNREAD_COUNTED,
} from '#shared/features/notification-rules.ts';
import {
  type News,
  type Notification,
  newsSchema,
  notificationSchema,
} from '#shared/features/notifications.ts';

const DAY_SECONDS = 86_400;
const PREFIX = 'notification#';

/** In the partition of whom it is for: nobody can name somebody else's. */
const notificationKey = (userId: string, id: string): Key => ({ pk: `user#${userId}`, sk: `${PREFIX}${id}` });

/** The list of a person's unread ones, which a notification leaves when it is read. */
const unreadList = (userId: string) => `user#${userId}#unread`;

/** What happened, and when, as an id: the same for everybody who comes to tell it again. */
const notificationId = (at: string, news: News): string => {
  const about = news.kind === 'account_approved' ? [] : [news.opportunityId];
  const status = news.kind === 'application' ? [news.status] : [];
  return [at, news.kind, ...about, ...status].join('#');
};

/** The smallest id that is still kept: the table deletes older ones by and by. */
const oldestKept = (now: Date): string =>
  new Date(now.getTime() - NOTIFICATIONS_KEPT_DAYS * DAY_SECONDS * 1000).toISOString();

const storedSchema = z
  .object({
    sk: z.string(),
    at: notificationSchema.shape.at,
    readAt: z.string().optional(),
    news: newsSchema,
  })
  .transform(
    ({ sk, at, readAt, news }): Notification => ({
      id: sk.slice(PREFIX.length),
      at,
      read: readAt !== undefined,
      news,
    }),
  );

/** Tells a person what happened at a moment, once: told again, it changes nothing, not even that it was read. */
export const notify = async (userId: string, at: string, news: News): Promise<void> => {
  const id = notificationId(at, news);
  try {
    await putItem({
      Item: {
        ...notificationKey(userId, id),
        entity: 'notification',
        gsi1pk: unreadList(userId),
        gsi1sk: id,
        at,
        news,
        ttl: Math.floor(Date.parse(at) / 1000) + NOTIFICATIONS_KEPT_DAYS * DAY_SECONDS,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

/** Of how many of these happenings a person has been told, and the table still knows. Half a read unit each. */
export const countTold = async (
  userId: string,
  happened: readonly { readonly at: string; readonly news: News }[],
): Promise<number> => {
  const keys = happened.map(({ at, news }) => notificationKey(userId, notificationId(at, news)));
  let told = 0;
  for (let start = 0; start < keys.length; start += MARKED_AT_ONCE)
    told += (await getItems(z.object({}), keys.slice(start, start + MARKED_AT_ONCE))).length;
  return told;
};

/** At most `count` notifications of a person that happened before the one of an id, the latest first. */
export const notificationsOf = async (
  userId: string,
  count: number,
  before: string | undefined,
  now: Date,
): Promise<Notification[]> => {
  const oldest = oldestKept(now);
  // A position outside of what is asked for is an error to DynamoDB.
  if (before !== undefined && before < oldest) return [];
  const { items } = await queryItems(storedSchema, {
    KeyConditionExpression: 'pk = :pk AND sk BETWEEN :oldest AND :latest',
    ExpressionAttributeValues: {
      ':pk': `user#${userId}`,
      ':oldest': `${PREFIX}${oldest}`,
      // Behind every moment.
      ':latest': `${PREFIX}~`,
    },
    ScanIndexForward: false,
    Limit: count,
    ...(before !== undefined && { ExclusiveStartKey: notificationKey(userId, before) }),
  });
  return items;
};

/** Ids of at most `count` unread notifications up to one, the latest first. From the index, which lags a little. */
const unreadUpTo = async (userId: string, upTo: string, count: number, now: Date): Promise<string[]> => {
  const oldest = oldestKept(now);
  // A range from above to below is an error to DynamoDB.
  if (upTo < oldest) return [];
  const { items } = await queryItems(z.object({ gsi1sk: z.string() }), {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk AND gsi1sk BETWEEN :oldest AND :upTo',
    ExpressionAttributeValues: { ':pk': unreadList(userId), ':oldest': oldest, ':upTo': upTo },
    ProjectionExpression: 'gsi1sk',
    ScanIndexForward: false,
    Limit: count,
  });
  return items.map(({ gsi1sk }) => gsi1sk);
};

/** How many are unread, counted to ten: it costs a read unit at the most, however many there are. */
export const countUnread = async (userId: string, now: Date): Promise<number> =>
  (await unreadUpTo(userId, '~', UNREAD_COUNTED, now)).length;

/** Marks one as read, if there is such a one of this person and it is unread: that is the answer. */
const markRead = async (userId: string, id: string, now: Date): Promise<boolean> => {
  try {
    await updateItem({
      Key: notificationKey(userId, id),
      UpdateExpression: 'SET readAt = :now REMOVE gsi1pk, gsi1sk',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(readAt)',
      ExpressionAttributeValues: { ':now': now.toISOString() },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** Marks these as read, and returns how many of them were unread. */
export const markAllRead = async (userId: string, ids: readonly string[], now: Date): Promise<number> =>
  (await Promise.all([...new Set(ids)].map((id) => markRead(userId, id, now)))).filter(Boolean).length;

/** Marks one and those before it as read, as many as one request may; `more` when some are left. */
export const markReadUpTo = async (
  userId: string,
  upTo: string,
  now: Date,
): Promise<{ marked: number; more: boolean }> => {
  // One more than wanted tells whether any are left.
  const found = await unreadUpTo(userId, upTo, MARKED_AT_ONCE + 1, now);
  const marked = await markAllRead(userId, found.slice(0, MARKED_AT_ONCE), now);
  return { marked, more: found.length > MARKED_AT_ONCE };
};
