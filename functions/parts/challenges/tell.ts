import { requestMail } from '#functions/core/mail/request.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import type { ChallengeNews } from '#shared/features/challenges/news.ts';

/** News of which no mail is sent: they can wait until the user looks. */
const WITHOUT_MAIL: readonly ChallengeNews[] = ['member_joined', 'member_left', 'judging'];

/** Notifies a user of what happened to a challenge or to their team at a moment, and has them mailed. Repeated, it changes nothing. */
export const tell = async (
  userId: string,
  { id, title }: { readonly id: string; readonly title: string },
  news: ChallengeNews,
  at: string,
): Promise<void> => {
  const event = { kind: 'challenge', challengeId: id, news, title } as const;
  await notify(userId, at, event);
  if (!WITHOUT_MAIL.includes(news)) await requestMail(userId, at, event);
};
