import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { PRODUCT } from '#shared/core/product.ts';
import type { NotificationEvent } from '#shared/features/notifications/schema.ts';
import { postingPlace } from '#shared/features/postings/screens.ts';

type Decided = Extract<NotificationEvent, { kind: 'posting_decided' }>;

const TEXTS: Readonly<Record<Decided['status'], { title: string; text: string }>> = {
  open: { title: 'Your posting is open', text: 'It was reviewed, and users can apply.' },
  draft: {
    title: 'Your posting wasn’t published',
    text: 'It is a draft again: you can change it and submit it once more.',
  },
  closed: {
    title: 'Your posting was closed',
    text: 'It was reported and no longer takes applications. If you think this is a mistake, contact us.',
  },
};

/** The mail about an admin's decision. */
export const postingMail = (
  firstName: string,
  { opportunityId: id, title: name, status, reason, poster }: Decided,
): Required<MailText> => {
  const { title, text } = TEXTS[status];
  const [label, path] =
    status === 'open'
      ? ['View the posting', `/opportunities/${id}`]
      : ['Go to your postings', postingPlace(poster, id)];
  return renderMail({
    subject: `${title}: ${name} · ${PRODUCT}`,
    title,
    firstName,
    body: [{ about: { strong: name }, continued: text }, reason && `Reason: ${reason}`],
    button: { label, link: `${env('SITE_URL')}${path}` },
  });
};

/** Mails a user who answers for a posting an admin's decision about it, once. */
export const mailPostingDecision: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'posting_decided') return;
  const { userId, event } = request;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || account.suspended) return;
  const { opportunityId } = event;
  if (!canSendMail('mail about a posting', account.email, { opportunityId })) return;
  await once(`posting-decision#${opportunityId}#${request.at}#${userId}`, at, () =>
    sendMail({ to: account.email }, postingMail(account.firstName, event)),
  );
};
