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

/** Gives up well before the lease on the effect ends. */
const client = new SESv2Client({ maxAttempts: 2, requestHandler: { requestTimeout: 5000 } });

const part = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** Whether this stage has a sender; if not, says in the log which mail is not sent. */
export const canSendMail = (what: string, ids: Record<string, string>): boolean => {
  if (env('MAIL_FROM') !== '') return true;
  log('warn', `no ${what} was sent: this stage has no sender (MAIL_FROM)`, ids);
  return false;
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
