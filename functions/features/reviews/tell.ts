import { requestMail } from '#functions/core/mail/request.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import type { ReviewNews } from '#shared/features/reviews/news.ts';

/** Notifies a reviewer of what happened to a review at a moment, and has them mailed. Repeated, it changes nothing. */
export const tell = async (
  userId: string,
  { id, title }: { readonly id: string; readonly title: string },
  news: ReviewNews,
  at: string,
): Promise<void> => {
  const event = { kind: 'review', reviewId: id, title, news } as const;
  await notify(userId, at, event);
  await requestMail(userId, at, event);
};
