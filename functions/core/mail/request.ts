import * as z from 'zod';
import { REDRIVE_DAYS } from '#shared/core/retention.ts';
import { notificationIdOf } from '#shared/features/notifications/kinds.ts';
import { type NotificationEvent, notificationEventSchema } from '#shared/features/notifications/schema.ts';
import { itemOf } from '../keys.ts';
import { putItem } from '../table.ts';

const requestSchema = z.object({
  userId: z.string(),
  at: z.string(),
  event: notificationEventSchema,
});

/** A mail that a user is to receive about an event. */
type MailRequest = z.infer<typeof requestSchema>;

/**
 * Asks the consumer `mail` to mail a user about an event. A change that several users are to be mailed about becomes a
 * request for each: every mail is sent, and retried, by itself.
 */
export const requestMail = (userId: string, at: string, event: NotificationEvent): Promise<unknown> =>
  putItem({
    Item: {
      ...itemOf('mail-request', { userId, id: notificationIdOf(at, event) }),
      userId,
      at,
      event,
      ttl: Math.floor(Date.parse(at) / 1000) + REDRIVE_DAYS * 86_400,
    },
  });

/** The request of a new record; undefined for what is none. */
export const mailRequestOf = (after: Record<string, unknown> | undefined): MailRequest | undefined =>
  requestSchema.safeParse(after).data;
