import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { confirmationRequestSchema, newConfirmation } from '#functions/features/auth/confirmations.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { canSendMail, sendMail } from './mail.ts';
import { once } from './once.ts';

/**
 * Mails a confirmation link for a request that appeared in the table: `image` is the record's new image as plain
 * values, or undefined when the request was deleted. Once for each request, however often it is delivered; not for
 * an address that is confirmed meanwhile. Throws when the mail could not be sent, so that the record comes again.
 */
export const sendConfirmation = async (image: unknown): Promise<void> => {
  if (image === undefined) return;
  const { userId, requestId, requestedAt } = confirmationRequestSchema.parse(image);
  const account = await getAccount(userId);
  if (!account || account.emailConfirmed) return;
  if (!canSendMail('confirmation mail', account.email, { userId })) return;
  const at = new Date(requestedAt);
  await once(requestId, at, async () => {
    const token = await newConfirmation(account, at);
    await sendMail(
      { to: account.email },
      confirmationMail(account.firstName, `${env('SITE_URL')}/auth/confirm?token=${token}`),
    );
  });
};
