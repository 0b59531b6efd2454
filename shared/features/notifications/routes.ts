import * as z from 'zod';
import { defineFeature, momentSchema, pageOf, pageQuery } from '#shared/core/contract.ts';
import { MARKED_AT_ONCE, UNREAD_COUNTED } from './rules.ts';
import { notificationEventSchema } from './schema.ts';

/** Begins with the moment, so that ids sort by time; the same event has the same id, however often it is reported. */
const notificationId = z.string().regex(/^[\w.:#-]{1,200}$/);

export const notificationSchema = z.object({
  id: notificationId,
  /** When it happened. */
  at: momentSchema,
  read: z.boolean(),
  event: notificationEventSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

export const notifications = defineFeature('notifications', {
  list: {
    method: 'GET',
    path: '/api/notifications',
    summary: 'The notifications of the signed-in user, latest first, with the number of unread ones',
    access: 'signed-in',
    grants: ['table:read'],
    query: z.object(pageQuery),
    response: pageOf(notificationSchema).extend({
      /** How many are unread in all; 10 means ten or more. */
      unread: z.number().int().min(0).max(UNREAD_COUNTED),
    }),
    errors: ['invalid_cursor'],
  },
  read: {
    method: 'POST',
    path: '/api/notifications/read',
    summary: 'Marks notifications as read: the given ones, or all up to one. Repeating it changes nothing',
    access: 'signed-in',
    grants: ['table:read', 'table:write'],
    body: z
      .object({
        ids: z.array(notificationId).min(1).max(MARKED_AT_ONCE).optional(),
        /** This one and all that happened before it. */
        upTo: notificationId.optional(),
      })
      .refine(({ ids, upTo }) => (ids === undefined) !== (upTo === undefined), 'Give either ids or upTo'),
    response: z.object({
      /** How many were unread before. */
      marked: z.number().int().min(0),
      /** There are more to mark than one request takes: ask again with the same `upTo`. */
      more: z.boolean(),
    }),
  },
});
