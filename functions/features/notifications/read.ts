import type { Handler } from '#functions/core/handlers.ts';
import { markAllRead, markReadUpTo } from '#functions/parts/notifications/repository.ts';
import type { notifications } from '#shared/features/notifications/routes.ts';

/** Marks the given ones, or all up to one, as read. Those that do not exist or were read before are skipped. */
export const read: Handler<typeof notifications.read> = async ({ account: { id }, body, now }) =>
  body.upTo === undefined
    ? { marked: await markAllRead(id, body.ids ?? [], now), more: false }
    : markReadUpTo(id, body.upTo, now);
