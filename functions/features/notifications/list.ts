import * as z from 'zod';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { notificationsOf, unreadOf } from '#functions/parts/notifications/repository.ts';
import type { notifications } from '#shared/features/notifications/routes.ts';

const positionSchema = z.string();

/** My notifications, the latest first; a cursor is good for the person who got it. */
export const list: Handler<typeof notifications.list> = async ({
  account,
  query: { cursor, limit },
  now,
}) => {
  const purpose = `notifications.list ${account.id}`;
  const before = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const reading = notificationsOf(account.id, limit + 1, before, now);
  const [found, { unread }] = await Promise.all([reading, unreadOf(account.id, now, reading)]);
  return { ...pageFrom(found, limit, ({ id }) => encodeCursor(purpose, id)), unread };
};
