import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { dayText } from '#shared/core/day-text.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { notificationLink } from '#shared/features/notifications/kinds.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';

type Due = Extract<NotificationEvent, { kind: 'reply_due' }>;

/** The reminder that replies are due. */
export const replyDueMail = (firstName: string, event: Due): Required<MailText> => {
  const title = `Replies are due by ${dayText(event.replyBy)}`;
  const continued =
    'Everyone who applied was promised a reply by then. An invitation or a rejection with a reason counts; a review alone doesn’t. What is missed counts in your public record.';
  return renderMail({
    subject: `${title}: ${event.title} · ${PRODUCT}`,
    title,
    firstName,
    body: [{ about: { strong: event.title }, continued }],
    button: { label: 'Answer the applicants', link: `${env('SITE_URL')}${notificationLink(event)}` },
  });
};

/** Mails a user who decides about a posting that replies are due, once. */
export const mailReplyDue: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'reply_due') return;
  const { userId, event } = request;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return;
  const { opportunityId, inDays } = event;
  if (!canSendMail('mail about replies that are due', account.email, { opportunityId })) return;
  await once(`reply-due#${opportunityId}#${inDays}#${request.at}#${userId}`, at, () =>
    sendMail({ to: account.email }, replyDueMail(account.firstName, event)),
  );
};
