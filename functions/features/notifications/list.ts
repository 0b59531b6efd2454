import * as z from 'zod';
import { decodeCursor, encodeCursor } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import type { notifications } from '#shared/features/notifications.ts';
import { countUnread, notificationsOf } from './repository.ts';

const positionSchema = z.string();

/** My notifications, the latest first; a cursor is good for the person who got it. */
export const list: Handler<typeof notifications.list> = async ({
  account,
  query: { cursor, limit },
  now,
}) => {
  const purpose = `notifications.list ${account.id}`;
  const before = cursor === undefined ? undefined : decodeCursor(purpose, cursor, positionSchema);
  const [found, unread] = await Promise.all([
    // One more than wanted tells whether anything follows.
    notificationsOf(account.id, limit + 1, before, now),
    countUnread(account.id, now),
  ]);
  const items = found.slice(0, limit);
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, nextCursor: last ? encodeCursor(purpose, last.id) : null, unread };
};
