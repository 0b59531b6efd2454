import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { canSendMail, sendMail } from '#functions/core/mail/send.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { once } from '#functions/core/stream/once.ts';
import { confirmationLinks } from '#functions/parts/auth/confirmations.ts';
import { linkRequestSchema } from '#functions/parts/auth/mailed-links.ts';
import { confirmationMail } from './confirmation-mail.ts';

/**
 * Mails a confirmation link for a request: once for each request, however often it is delivered, and not to an address
 * that was confirmed in the meantime. Throws when the mail could not be sent, so that the record is delivered again.
 */
export const mailConfirmation: Effect = async ({ after }) => {
  if (after === undefined) return;
  const { userId, requestId, requestedAt } = linkRequestSchema.parse(after);
  const account = await getAccount(userId);
  if (!account || account.emailConfirmed) return;
  if (!canSendMail('confirmation mail', account.email, { userId })) return;
  const at = new Date(requestedAt);
  await once(requestId, at, async () => {
    const token = await confirmationLinks.create(account, at);
    await sendMail(
      { to: account.email },
      confirmationMail(account.firstName, `${env('SITE_URL')}/auth/confirm?token=${token}`),
    );
  });
};
