import { setTimeout as wait } from 'node:timers/promises';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { isolated } from '#shared/core/isolation.ts';
import { PRODUCT } from '#shared/core/product.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';

/** What a mail says. Without `html` it is plain text, for text that any visitor may have written. */
export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** An entry for the recipient's calendar, as a file that mail programs offer to add. */
interface CalendarEntry {
  readonly method: string;
  readonly content: string;
}

/** How the HTML of a mail refers to the logo that is sent with it. */
export const LOGO_ID = 'company-logo';

/** What a mail brings along. */
interface Attached {
  readonly calendar?: CalendarEntry;
  /** The PNG that the HTML shows at its top. */
  readonly logo?: Uint8Array | undefined;
}

interface Addresses {
  readonly to: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
  /** The address to which mail programs post to unsubscribe its receiver (RFC 8058). */
  readonly unsubscribe?: string;
}

/** Both attempts give up well before the lease on the effect ends (core/stream/once.ts). */
const client = new SESv2Client({
  maxAttempts: 2,
  // Without the last, the time of a request is only warned about.
  requestHandler: { connectionTimeout: 2000, requestTimeout: 5000, throwOnRequestTimeout: true },
});

const attachment = ({ method, content }: CalendarEntry) => ({
  FileName: 'calendar.ics',
  ContentType: `text/calendar; charset=utf-8; method=${method}`,
  ContentTransferEncoding: 'BASE64' as const,
  RawContent: Buffer.from(content),
});

const logoPart = (content: Uint8Array) => ({
  FileName: 'logo.png',
  ContentType: 'image/png',
  ContentTransferEncoding: 'BASE64' as const,
  ContentDisposition: 'INLINE' as const,
  ContentId: LOGO_ID,
  RawContent: content,
});

const part = (Data: string) => ({ Data, Charset: 'UTF-8' });

/** The domains that RFC 2606 reserves for tests and examples: demo accounts and those of browser tests have them. */
const UNREACHABLE = /[@.](test|example|invalid|localhost|example\.(com|net|org))$/i;

/**
 * Whether mail can be sent to an address: this stage has a sender, and the address is not a reserved one, where mail
 * would only bounce and damage the sender's reputation. If not, logs which mail is not sent.
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

/** When this process may send its next mail, by the machine's clock. */
let nextAt = 0;

/** Waits for this process's turn, so that no more than `MAILS_PER_SECOND` are sent: SES refuses what exceeds its rate. */
const inTurn = async (): Promise<void> => {
  const now = Date.now();
  const at = Math.max(now, nextAt);
  nextAt = at + 1000 / Number(env('MAILS_PER_SECOND'));
  if (at > now) await wait(at - now);
};

const unsubscribeHeaders = (address: string) => [
  { Name: 'List-Unsubscribe', Value: `<${address}>` },
  { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
];

/**
 * Sends a mail, not faster than the stage may. SES makes the headers out of separate fields, so that no text can become
 * one. Throws when it could not be sent.
 */
export const sendMail = async (
  { to, replyTo, unsubscribe }: Addresses,
  { subject, text, html, calendar, logo }: MailText & Attached,
) => {
  await inTurn();
  const attachments = [...(calendar ? [attachment(calendar)] : []), ...(logo ? [logoPart(logo)] : [])];
  await client.send(
    new SendEmailCommand({
      FromEmailAddress: `${PRODUCT} <${env('MAIL_FROM')}>`,
      Destination: { ToAddresses: [to] },
      ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
      Content: {
        Simple: {
          Subject: part(isolated(subject)),
          Body: { Text: part(isolated(text)), ...(html !== undefined && { Html: part(isolated(html)) }) },
          ...(unsubscribe !== undefined && { Headers: unsubscribeHeaders(unsubscribe) }),
          ...(attachments.length > 0 && { Attachments: attachments }),
        },
      },
    }),
  );
};
