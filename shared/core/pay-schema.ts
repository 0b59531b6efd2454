import * as z from 'zod';
import { fitsCurrency } from './currencies.ts';
import { fraction } from './numbers.ts';
import { CURRENCY_CODES, MAX_AMOUNT, PAY_PERIODS } from './pay-rules.ts';

const amount = fraction(0, MAX_AMOUNT, 'Enter an amount from 0 to 1,000,000,000');

/** ISO 4217. */
export const currencySchema = z.enum(CURRENCY_CODES);

const fits = 'Use no more decimals than the currency has';
/** While it is typed, the maximum may be missing, and then it is 0. Amounts have as many decimals as their currency at most. */
export const typedPaySchema = z
  .object({ min: amount, max: amount, currency: currencySchema, period: z.enum(PAY_PERIODS) })
  .refine(({ min, currency }) => fitsCurrency(min, currency), { path: ['min'], error: fits })
  .refine(({ max, currency }) => fitsCurrency(max, currency), { path: ['max'], error: fits });
/** From `min` to `max` in units of the currency, such as 17.5 euros; both 0 when the work is unpaid. */
export const paySchema = typedPaySchema.refine(({ min, max }) => min <= max, {
  path: ['max'],
  error: 'The maximum can’t be less than the minimum',
});
export type Pay = z.infer<typeof paySchema>;
