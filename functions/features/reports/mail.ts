import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { escaped, greeting, mailPage } from '#functions/core/mail/page.ts';
import { mailRequestOf } from '#functions/core/mail/request.ts';
import { canSendMail, type MailText, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { PRODUCT } from '#shared/core/product.ts';

export const warningMail = (firstName: string, reason: string): Required<MailText> => {
  const link = `${env('SITE_URL')}/contact`;
  const title = `A warning about your ${PRODUCT} account`;
  const text = 'Our team reviewed your account and sends you this warning:';
  const next =
    'If it happens again, your account may be suspended. If you think this is a mistake, contact us.';
  return {
    subject: title,
    text: `${greeting(firstName)}\n\n${text}\n\n${reason}\n\n${next}\n\n${link}\n`,
    html: mailPage({
      title,
      firstName,
      body: [text, `<strong>${escaped(reason)}</strong>`, next],
      button: { label: 'Contact us', link },
      notes: [],
    }),
  };
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
