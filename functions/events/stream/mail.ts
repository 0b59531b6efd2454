import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { env } from '#functions/core/env.ts';
import { log } from '#functions/core/log.ts';
import { PRODUCT } from '#shared/product.ts';

/** What a mail says. Without `html` it is plain text, as is fit for what a stranger wrote. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

interface Addresses {
  readonly to: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
}

/** Both attempts give up well before the lease on the effect ends (once.ts). */
const client = new SESv2Client({
  maxAttempts: 2,
  // Without the last, the time of a request is only warned about.
  requestHandler: { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true },
});

const part = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** The domains that RFC 2606 keeps for tests and examples: demo accounts and those of browser tests have them. */
const UNREACHABLE = /[@.](test|example|invalid|localhost|example\.(com|net|org))$/i;

/**
 * Whether mail can be sent to an address: this stage has a sender, and the address is not one that reaches nobody,
 * where mail would only bounce and spoil the sender's name. If not, says in the log which mail is not sent.
 */
export const canSendMail = (what: string, to: string, ids: Record<string, string>): boolean => {
  const problem =
    env('MAIL_FROM') === ''
      ? 'this stage has no sender (MAIL_FROM)'
      : env('STAGE') !== 'local' && UNREACHABLE.test(to)
        ? 'its address is one of those for tests'
        : undefined;
  if (problem !== undefined) log('warn', `no ${what} was sent: ${problem}`, ids);
  return problem === undefined;
};

/**
 * Sends a mail. SES makes the headers out of separate fields, so that no text can become one. Throws when it could
 * not be sent.
 */
export const sendMail = async ({ to, replyTo }: Addresses, { subject, text, html }: MailText) => {
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: `${PRODUCT} <${env('MAIL_FROM')}>`,
      Destination: { ToAddresses: [to] },
      ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
      Content: {
        Simple: {
          Subject: part(subject),
          Body: { Text: part(text), ...(html !== undefined && { Html: part(html) }) },
        },
      },
    }),
  );
};
