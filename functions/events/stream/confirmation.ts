import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { getAccount } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { log } from '#functions/core/log.ts';
import { confirmationRequestSchema, newConfirmation } from '#functions/features/auth/confirmations.ts';
import { PRODUCT } from '#shared/product.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { once } from './once.ts';

/** Gives up well before the lease on the effect ends. */
const client = new SESv2Client({ maxAttempts: 2, requestHandler: { requestTimeout: 5000 } });

const send = async (to: string, mail: ReturnType<typeof confirmationMail>): Promise<void> => {
  const part = (Data: string) => ({ Data, Charset: 'UTF-8' });
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: `${PRODUCT} <${env('MAIL_FROM')}>`,
      Destination: { ToAddresses: [to] },
      Content: {
        Simple: {
          Subject: part(mail.subject),
          Body: { Text: part(mail.text), Html: part(mail.html) },
        },
      },
    }),
  );
};

/**
 * Mails a confirmation link for a request that appeared in the table: `image` is the record's new image as plain
 * values, or undefined when the request was deleted. Once for each request, however often it is delivered; not for
 * an address that is confirmed meanwhile. Throws when the mail could not be sent, so that the record comes again.
 */
export const sendConfirmation = async (image: unknown): Promise<void> => {
  if (image === undefined) return;
  const { userId, requestId, requestedAt } = confirmationRequestSchema.parse(image);
  if (env('MAIL_FROM') === '') {
    log('warn', 'no confirmation mail was sent: this stage has no sender (MAIL_FROM)', { userId });
    return;
  }
  const account = await getAccount(userId);
  if (!account || account.emailConfirmed) return;
  const at = new Date(requestedAt);
  await once(requestId, at, async () => {
    const token = await newConfirmation(account, at);
    await send(
      account.email,
      confirmationMail(account.firstName, `${env('SITE_URL')}/auth/confirm?token=${token}`),
    );
  });
};
