import * as z from 'zod';
import { dateSchema, roleSchema } from '#shared/core/contract.ts';
import { ENTRY_TYPES, PERMISSIONS, TOPICS } from './article.ts';

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
