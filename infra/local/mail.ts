import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { type AwsAnswer, AwsError, type AwsRequest, errorAnswer, jsonAnswer, jsonBody } from './aws.ts';
import { SEND_EMAIL_PATH } from './iam/decode.ts';
import { addressOf } from './mail/address.ts';
import { parseSendEmail } from './mail/request.ts';
import { openDatabase, transaction } from './sqlite.ts';

/** A mail as one recipient got it. `at` is ISO 8601 in UTC; `text` or `html` is empty when the sender gave only the other. */
export interface Mail {
  readonly to: string;
  /** Where an answer goes; empty when that is the sender. */
  readonly replyTo: string;
  /** The headers that the sender added, one in each line. */
  readonly headers: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The text of the attached file; empty without one. */
  readonly attached: string;
  readonly at: string;
}

export interface MailOptions {
  readonly dataDir: string;
  /** The local clock, epoch milliseconds. */
  now(): number;
  /** The address or domain that the stack may send from; a mail from another is refused. */
  readonly identity?: string;
  /** Only named in the error text. */
  readonly region?: string;
}

export interface MailSink {
  /** SESv2 over HTTP. Call it after the authority has let the request through. */
  handle(request: AwsRequest): AwsAnswer;
  /** Stores a mail at once; what Cognito sends comes this way. */
  deliver(
    mail: Omit<Mail, 'at' | 'replyTo' | 'headers' | 'attached'> &
      Partial<Pick<Mail, 'replyTo' | 'headers' | 'attached'>>,
  ): void;
  /** What was sent to an address, whatever its case, newest first. */
  list(to: string): Mail[];
  close(): void;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS mail (
    id INTEGER PRIMARY KEY, recipient TEXT NOT NULL, "to" TEXT NOT NULL,
    subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT NOT NULL, at TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS mail_by_recipient ON mail (recipient, id);
`;

/** Mails of earlier versions have no reply-to, no headers, and no attachment. */
const addColumn = (database: DatabaseSync, name: 'reply_to' | 'headers' | 'attached'): void => {
  const known = database.prepare("SELECT 1 FROM pragma_table_info('mail') WHERE name = ?").get(name);
  if (!known) database.exec(`ALTER TABLE mail ADD COLUMN ${name} TEXT NOT NULL DEFAULT ''`);
};

const covers = (identity: string, from: string): boolean =>
  identity.toLowerCase() === from || identity.toLowerCase() === from.slice(from.indexOf('@') + 1);

/** The local stand-in for SES: keeps every mail in `dataDir`, so that `GET /__local/mail` can show it after a restart too. */
export const createMailSink = ({ dataDir, now, identity, region = 'local' }: MailOptions): MailSink => {
  const database = openDatabase(join(dataDir, 'mail.sqlite'), SCHEMA);
  addColumn(database, 'reply_to');
  addColumn(database, 'headers');
  addColumn(database, 'attached');
  const insert = database.prepare(
    'INSERT INTO mail (recipient, "to", reply_to, headers, subject, text, html, attached, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const select = database.prepare(
    'SELECT "to", reply_to AS replyTo, headers, subject, text, html, attached, at FROM mail WHERE recipient = ? ORDER BY id DESC',
  );

  const deliver: MailSink['deliver'] = (mail) => {
    const { to, replyTo = '', headers = '', subject, text, html, attached = '' } = mail;
    const at = new Date(now()).toISOString();
    insert.run(addressOf(to), to, replyTo, headers, subject, text, html, attached, at);
  };

  const send = (request: AwsRequest): AwsAnswer => {
    if (request.method !== 'POST' || !request.url.split('?', 1)[0]?.endsWith(SEND_EMAIL_PATH)) {
      throw new AwsError('UnknownOperationException', 'The local mail part serves SendEmail only.', 404);
    }
    const { from, recipients, ...content } = parseSendEmail(jsonBody(request.body));
    if (identity && !covers(identity, from)) {
      const place = region.toUpperCase();
      const message = `Email address is not verified. The following identities failed the check in region ${place}: ${from}`;
      throw new AwsError('MessageRejected', message);
    }
    transaction(database, () => {
      for (const to of recipients) deliver({ to, ...content });
    });
    return jsonAnswer(200, { MessageId: randomUUID() }, 'application/json');
  };

  return {
    handle(request) {
      try {
        return send(request);
      } catch (error) {
        if (error instanceof AwsError) return errorAnswer(error, 'application/json');
        throw error;
      }
    },
    deliver,
    list: (to) => select.all(addressOf(to)).map((row) => ({ ...row }) as unknown as Mail),
    close: () => database.close(),
  };
};
