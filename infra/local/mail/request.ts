import * as z from 'zod';
import { AwsError } from '../aws.ts';
import { addressOf } from './address.ts';

const part = z.object({ Data: z.string() });
const addresses = z.array(z.string()).default([]);

/** SESv2 SendEmail with Simple content: what our functions send. Raw and templates are refused in words. */
const sendEmail = z.object({
  FromEmailAddress: z.string(),
  ReplyToAddresses: addresses,
  Destination: z.object({ ToAddresses: addresses, CcAddresses: addresses, BccAddresses: addresses }),
  Content: z.object({
    Simple: z.object({
      Subject: part,
      Body: z
        .object({ Text: part.optional(), Html: part.optional() })
        .refine(({ Text, Html }) => Text ?? Html, 'Text or Html is required'),
      /** SES takes ASCII only. */
      Headers: z
        .array(
          z.object({
            Name: z.string().regex(/^[\x21-\x39\x3b-\x7e]{1,126}$/),
            Value: z.string().regex(/^[\x20-\x7e]{1,870}$/),
          }),
        )
        .max(15)
        .default([]),
      Attachments: z
        .array(
          z.object({
            FileName: z.string(),
            ContentType: z.string(),
            ContentDisposition: z.enum(['ATTACHMENT', 'INLINE']).default('ATTACHMENT'),
            ContentId: z.string().min(1).max(78).optional(),
            RawContent: z.base64(),
          }),
        )
        .max(2)
        .default([]),
    }),
  }),
});

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

const bad = (message: string) => new AwsError('BadRequestException', message);

type Attached = z.infer<typeof sendEmail>['Content']['Simple']['Attachments'][number];

/** The HTML with the pictures that were sent with it, as programs for mail show them. */
const withPictures = (html: string, attachments: readonly Attached[]): string =>
  attachments.reduce(
    (shown, { ContentDisposition, ContentId, ContentType, RawContent }) =>
      ContentDisposition === 'INLINE'
        ? shown.replaceAll(`"cid:${ContentId}"`, `"data:${ContentType};base64,${RawContent}"`)
        : shown,
    html,
  );

/** Reads a SendEmail body; every malformed one is a BadRequestException that names the field. Addresses come back bare, in lower case. */
export const parseSendEmail = (body: unknown) => {
  const parsed = sendEmail.safeParse(body);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw bad(`${issue?.path.join('.')}: ${issue?.message}. The local mail part takes Simple content only.`);
  }
  const { FromEmailAddress, ReplyToAddresses, Destination, Content } = parsed.data;
  const from = addressOf(FromEmailAddress);
  const recipients = Object.values(Destination).flat().map(addressOf);
  if (recipients.length === 0 || recipients.length > 50) throw bad('A mail has 1 to 50 recipients.');
  const replyTo = ReplyToAddresses.map(addressOf);
  for (const address of [from, ...recipients, ...replyTo]) {
    if (!ADDRESS.test(address)) throw bad(`Missing or malformed address: '${address}'`);
  }
  const { Subject, Body, Headers, Attachments } = Content.Simple;
  const attached = Attachments.find(({ ContentDisposition }) => ContentDisposition === 'ATTACHMENT');
  return {
    from,
    recipients,
    replyTo: replyTo.join(', '),
    headers: Headers.map(({ Name, Value }) => `${Name}: ${Value}`).join('\n'),
    subject: Subject.Data,
    text: Body.Text?.Data ?? '',
    html: withPictures(Body.Html?.Data ?? '', Attachments),
    attached: Buffer.from(attached?.RawContent ?? '', 'base64').toString(),
  };
};
