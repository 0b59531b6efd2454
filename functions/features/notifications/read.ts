import type { Handler } from '#functions/core/handlers.ts';
import type { notifications } from '#shared/features/notifications.ts';
import { markAllRead, markReadUpTo } from './repository.ts';

/** Marks the given ones, or all up to one, as read. What is not there or was read before is passed over. */
export const read: Handler<typeof notifications.read> = async ({ account: { id }, body, now }) =>
  body.upTo === undefined
    ? { marked: await markAllRead(id, body.ids ?? [], now), more: false }
    : markReadUpTo(id, body.upTo, now);
