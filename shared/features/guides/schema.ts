import * as z from 'zod';
import { dateSchema } from '#shared/core/contract.ts';
import { CURRENCY_CODES } from '#shared/core/pay-rules.ts';
import { AMOUNT_PERIODS, FACT_TOPICS, GUIDE_COUNTRIES } from './fact.ts';

const text = z.string().min(1);
const officialUrl = z.url({ protocol: /^https$/ });

export const guideCountrySchema = z.enum(GUIDE_COUNTRIES);

const ofGuide = { id: text, topic: z.enum(FACT_TOPICS), text };

const amountSchema = z.object({
  value: z.number().positive(),
  currency: z.enum(CURRENCY_CODES),
  per: z.enum(AMOUNT_PERIODS),
});

/** A fact as readers get it. */
const shownFactSchema = z.union([
  z.object({
    ...ofGuide,
    amount: amountSchema.optional(),
    source: z.object({ title: text, url: officialUrl, read: dateSchema }),
    /** Whether it was read so long ago that it may be out of date. */
    stale: z.boolean(),
  }),
  z.object({ ...ofGuide, check: z.literal(true), link: z.object({ title: text, url: officialUrl }) }),
]);
export type ShownFact = z.infer<typeof shownFactSchema>;

/** A guide as its page shows it. */
export const shownGuideSchema = z.object({
  country: guideCountrySchema,
  name: text,
  summary: text,
  facts: z.array(shownFactSchema).readonly(),
});
export type ShownGuide = z.infer<typeof shownGuideSchema>;
