import * as z from 'zod';
import { dateSchema, momentSchema, pageOf, roleSchema } from '#shared/core/contract.ts';
import { ENTRY_TYPES, PERMISSIONS, TOPICS } from './article.ts';
import { entryFieldsSchema } from './entry-fields.ts';

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
