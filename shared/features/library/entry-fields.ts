import * as z from 'zod';
import { dateSchema, line, paragraphs, roleSchema } from '#shared/core/contract.ts';
import { ENTRY_TYPES, PERMISSIONS, TOPICS, type Topic } from './article.ts';

// Apart from what pages show: the editor in the browser checks by these alone.

/** Not `new`, which is the address at which admins add one. */
export const entryId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens')
  .max(80)
  .refine((id) => id !== 'new', { error: 'Choose another address' });

/** A host of at most 253 characters, in labels of at most 63, the last one of letters (RFC 1035, section 2.3.4). */
const DOMAIN = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/** The address of a page elsewhere. It is checked by its form only: nothing fetches it. */
const address = z
  .url({
    protocol: /^https$/,
    hostname: DOMAIN,
    error: 'Enter an address that begins with https://',
  })
  .max(500);
/** Some official pages that the built-in entries go by are named without encryption. */
const sourceAddress = z
  .url({
    protocol: /^https?$/,
    hostname: DOMAIN,
    error: 'Enter an address that begins with https://',
  })
  .max(500);
const needed = (what: string, max: number) => line(max).min(1, `Enter ${what}`);

/** What an admin writes of an entry: plain text and typed blocks, never markup. */
export const entryFieldsSchema = z
  .object({
    type: z.enum(ENTRY_TYPES),
    title: needed('a title', 90),
    roles: z.array(roleSchema).min(1, 'Choose at least one role').max(5),
    topics: z
      .array(z.enum(TOPICS))
      .max(4)
      .refine((topics): topics is [Topic, ...Topic[]] => topics.length > 0),
    answer: needed('the answer', 420),
    body: z
      .array(
        z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('heading'), text: needed('a heading', 120) }),
          z.object({ kind: z.literal('paragraph'), text: needed('a text', 2000) }),
          z.object({ kind: z.literal('list'), items: z.array(needed('a point', 600)).min(1).max(30) }),
        ]),
      )
      .max(40, 'Use at most 40 headings, paragraphs and lists'),
    copy: paragraphs(6000),
    link: z.object({ address, publisher: needed('the publisher', 80) }).nullable(),
    licence: z.object({ name: needed('the licence', 80), allows: z.enum(PERMISSIONS) }),
    sources: z
      .array(
        z.object({ title: needed('the title of the page', 150), url: sourceAddress, readOn: dateSchema }),
      )
      .max(10),
    law: z.boolean(),
  })
  .refine(({ type, copy }) => (type === 'template') === (copy !== ''), {
    path: ['copy'],
    error: 'A template has a text to copy, and only a template',
  })
  .refine(({ type, link }) => (type === 'link') === (link !== null), {
    path: ['link', 'address'],
    error: 'A link has an address, and only a link',
  })
  .refine(({ law, sources }) => !law || sources.length > 0, {
    path: ['sources'],
    error: 'What is said about law or visas needs a source with the day on which it was read',
  })
  .refine(({ type, body }) => type === 'link' || body.length > 0, {
    path: ['body'],
    error: 'Write the text',
  });
export type EntryFields = z.infer<typeof entryFieldsSchema>;
