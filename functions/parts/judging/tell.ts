import { requestMail } from '#functions/core/mail/request.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import type { JudgingNews } from '#shared/features/judging/news.ts';

/** Notifies a judge or a host of what happened at a moment, and has them mailed. Repeated, it changes nothing. */
export const tell = async (
  userId: string,
  { id, title }: { readonly id: string; readonly title: string },
  news: JudgingNews,
  at: string,
): Promise<void> => {
  const event = { kind: 'judging', challengeId: id, news, title } as const;
  await notify(userId, at, event);
  await requestMail(userId, at, event);
};
