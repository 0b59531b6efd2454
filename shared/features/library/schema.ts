import * as z from 'zod';
import { dateSchema, line, momentSchema, pageOf, paragraphs, roleSchema } from '#shared/core/contract.ts';
import { ENTRY_TYPES, PERMISSIONS, TOPICS } from './article.ts';

/** Not `new`, which is the address at which admins add one. */
export const entryId = z
  .string()
  .regex(/^(?!new$)[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens')
  .max(80);

const text = z.string().min(1);
const list = <T extends z.ZodType>(item: T) => z.array(item).readonly();

const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), text }),
  z.object({ kind: z.literal('paragraph'), text }),
  z.object({ kind: z.literal('list'), items: list(text) }),
]);

/** An article as its page shows it. */
export const shownArticleSchema = z.object({
  id: text,
  type: z.enum(ENTRY_TYPES),
  title: text,
  roles: list(roleSchema),
  topics: list(z.enum(TOPICS)),
  updated: dateSchema,
  sources: list(z.object({ title: text, url: z.url(), readOn: dateSchema, readNext: dateSchema })),
  kind: z.enum(['sourced', 'general']),
  law: z.boolean(),
  answer: text,
  body: list(blockSchema),
  screens: list(z.object({ title: text, path: z.templateLiteral(['/', z.string()]) })),
  licence: z.object({ name: text, allows: z.enum(PERMISSIONS) }),
  copy: list(z.string()),
  link: z.object({ address: z.url(), publisher: text }).nullable(),
  /** How many minutes it takes to read. */
  minutes: z.number().int().min(1),
  /** Whether a source should have been read again by now. */
  pastDue: z.boolean(),
  /** What readers of this article may read next. */
  related: list(z.object({ id: text, title: text })),
});
export type ShownArticle = z.infer<typeof shownArticleSchema>;

/** An entry as lists show it. */
export const entryRowSchema = shownArticleSchema
  .pick({
    id: true,
    type: true,
    title: true,
    answer: true,
    roles: true,
    topics: true,
    minutes: true,
    licence: true,
    pastDue: true,
  })
  .extend({
    /** The latest day on which a source was read; null without sources. */
    readOn: dateSchema.nullable(),
    /** Whose page a link leads to; null for all others. */
    publisher: text.nullable(),
  });
export type EntryRow = z.infer<typeof entryRowSchema>;

/** A page of the library’s list. */
export const libraryPageSchema = pageOf(entryRowSchema).extend({ total: z.number().int().min(0) });
export type LibraryPage = z.infer<typeof libraryPageSchema>;

/** The address of a page elsewhere. It is checked by its form only: nothing fetches it. */
const address = z
  .url({
    protocol: /^https$/,
    hostname: z.regexes.domain,
    error: 'Enter an address that begins with https://',
  })
  .max(500);
/** Some official pages that the built-in entries go by are named without encryption. */
const sourceAddress = z
  .url({
    protocol: /^https?$/,
    hostname: z.regexes.domain,
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
    topics: z.tuple([z.enum(TOPICS)], z.enum(TOPICS)).refine((topics) => topics.length <= 4),
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

/** Where an entry of the admins' list comes from, and what they did with it. */
export const ORIGINS = ['built-in', 'added', 'replaced', 'hidden'] as const;
export type Origin = (typeof ORIGINS)[number];

/** An entry as admins have it in their list. */
export const managedRowSchema = shownArticleSchema
  .pick({ id: true, type: true, title: true, pastDue: true })
  .extend({
    origin: z.enum(ORIGINS),
    /** How often each fault was reported since an admin last looked at it. */
    reports: z.object({
      'dead-link': z.number().int(),
      'out-of-date': z.number().int(),
      wrong: z.number().int(),
    }),
    reportedAt: momentSchema.nullable(),
  });
export type ManagedRow = z.infer<typeof managedRowSchema>;

/** An entry in the admins' editor. */
export const managedEntrySchema = managedRowSchema.extend({
  /** Null while admins have not changed a built-in entry. */
  version: z.number().int().min(1).nullable(),
  /** What readers see, or saw before it was hidden. */
  fields: entryFieldsSchema,
});
export type ManagedEntry = z.infer<typeof managedEntrySchema>;
