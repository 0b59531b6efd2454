import * as z from 'zod';

export const PAY_PERIODS = ['year', 'month', 'hour', 'total'] as const;
/** ISO 4217. */
export const currencySchema = z.enum(['USD', 'GBP', 'EUR']);
const amount = z.number().int().min(0).max(100_000_000);
/** While it is typed, the maximum may be missing, and then it is 0. */
export const typedPaySchema = z.object({
  min: amount,
  max: amount,
  currency: currencySchema,
  period: z.enum(PAY_PERIODS),
});
/** From `min` to `max` in whole units of the currency; both 0 when the work is unpaid. */
export const paySchema = typedPaySchema.refine(({ min, max }) => min <= max, {
  path: ['max'],
  error: 'The maximum can’t be less than the minimum',
});
export type Pay = z.infer<typeof paySchema>;
