import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { sendOrWait } from '#functions/parts/attention/attention.ts';
import { getReview } from '#functions/parts/reviews/repository.ts';
import { PRODUCT } from '#shared/core/product.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';
import { REVIEW_NEWS_TEXTS, type ReviewNews } from '#shared/features/reviews/news.ts';
import { reviewNewsPath } from '#shared/features/reviews/notifications.ts';

type ReviewEvent = Extract<NotificationEvent, { kind: 'review' }>;

/** What follows from each, in the mail about it. */
const NEXT: Readonly<Record<ReviewNews, string>> = {
  claim_ending: 'If you need more time, release it and claim it again: your draft is kept.',
  claim_ended: 'If nobody else has claimed it, you can go on where you stopped.',
  withdrawn: 'You need not do anything. What you had written is kept with the review.',
  revise:
    'You can stay with your scores. If the two reviews still differ by more than 20 points, a third mentor reviews the project.',
  voided:
    'The reason is beside your review. It does not count any more, and another mentor reviews the project.',
};

/** The mail about what happened to a review. Scores and feedback are read on the site alone. */
export const reviewMail = (firstName: string, event: ReviewEvent): Required<MailText> => {
  const { heading, lead } = REVIEW_NEWS_TEXTS[event.news];
  return renderMail({
    subject: `${heading} · ${PRODUCT}`,
    title: heading,
    firstName,
    body: [lead, { quote: event.title }, NEXT[event.news]],
    button: {
      label: 'Open your reviews',
      link: `${env('SITE_URL')}${reviewNewsPath(event.news, event.reviewId)}`,
    },
  });
};

/** News whose mail passes quiet hours and the number of mails a day: the digest could be too late. */
const URGENT: readonly ReviewNews[] = ['claim_ending'];

/** Mails a mentor what happened to one of their reviews, once: now, or with their digest. */
export const mailReview: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'review') return;
  const { userId, event } = request;
  const { reviewId: id, news, title } = event;
  const [account, review] = await Promise.all([getAccount(userId), getReview(id)]);
  if (!account?.emailConfirmed || account.suspended || !review) return;
  if (!canSendMail('mail about a review', account.email, { reviewId: id })) return;
  const { heading, lead } = REVIEW_NEWS_TEXTS[news];
  const waiting = {
    ...({ kind: 'review', id, status: review.status, heading } as const),
    ...{ text: `${lead} ${title}`, path: reviewNewsPath(news, id) },
  };
  const key = `${id}#${news}#${request.at}`;
  const send = () => sendMail({ to: account.email }, reviewMail(account.firstName, event));
  await once(`review-mail#${key}#${userId}`, at, () =>
    URGENT.includes(news) ? send() : sendOrWait(account, { key, waiting, at }, send),
  );
};
