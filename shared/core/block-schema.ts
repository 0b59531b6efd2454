import * as z from 'zod';
import { CALLOUT_TONES } from './blocks.ts';

const flag = z.literal(true).optional();

const spanSchema = z.object({
  text: z.string(),
  strong: flag,
  emphasis: flag,
  code: flag,
  href: z
    .string()
    .regex(/^https:\/\//)
    .optional(),
  source: z.number().int().min(1).max(99).optional(),
});
const spans = z.array(spanSchema).readonly();

/** A part of a text, as `Block` describes it. */
export const blockSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), text: z.string() }),
  z.object({ kind: z.literal('paragraph'), spans }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(spans).readonly() }),
  z.object({ kind: z.literal('code'), language: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('table'),
    header: z.array(spans).readonly(),
    rows: z.array(z.array(spans).readonly()).readonly(),
  }),
  z.object({ kind: z.literal('figure'), text: z.string(), alt: z.string(), caption: z.string() }),
  z.object({
    kind: z.literal('callout'),
    tone: z.enum(CALLOUT_TONES),
    paragraphs: z.array(spans).readonly(),
  }),
  z.object({ kind: z.literal('exercise'), number: z.number().int().min(1).max(99) }),
]);
/** A text in parts, in order. */
export const blocksSchema = z.array(blockSchema).readonly();
