import { requestMail } from '#functions/core/mail/request.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import type { EventNews } from '#shared/features/events/news.ts';

/** News of which no mail is sent: what a user has just done, and what can wait until they look. */
const WITHOUT_MAIL: readonly EventNews[] = ['waiting', 'lapsed', 'thanks'];

/** Notifies a user of what happened to an event or to their place at a moment, and has them mailed. Repeated, it changes nothing. */
export const tell = async (
  userId: string,
  { id, title }: { readonly id: string; readonly title: string },
  news: EventNews,
  at: string,
): Promise<void> => {
  const event = { kind: 'event', eventId: id, news, title } as const;
  await notify(userId, at, event);
  if (!WITHOUT_MAIL.includes(news)) await requestMail(userId, at, event);
};
