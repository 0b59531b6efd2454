import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { renderMail } from '#functions/core/mail/render.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { PRODUCT } from '#shared/core/product.ts';

export const warningMail = (firstName: string, reason: string): Required<MailText> => {
  const title = `A warning about your ${PRODUCT} account`;
  return renderMail({
    subject: title,
    title,
    firstName,
    body: [
      'Our team reviewed your account and sends you this warning:',
      { quote: reason },
      'If it happens again, your account may be suspended. If you think this is a mistake, contact us.',
    ],
    button: { label: 'Contact us', link: `${env('SITE_URL')}/contact` },
  });
};

/** Mails a user a warning with its reason, once. It names neither the reporter nor the messages. */
export const mailWarning: Effect = async ({ after, at }) => {
  const request = mailRequestOf(after);
  if (request?.event.kind !== 'warning') return;
  const { userId, event } = request;
  const account = await getAccount(userId);
  if (!account?.emailConfirmed || !canSendMail('mail about a warning', account.email, { userId })) return;
  await once(`warning-mail#${userId}#${request.at}`, at, () =>
    sendMail({ to: account.email }, warningMail(account.firstName, event.reason)),
  );
};
