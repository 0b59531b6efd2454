import { digitsOf, fitsCurrency } from './currencies.ts';
import { CURRENCY_NAMES } from './currency-names.ts';
import type { PhraseNumber } from './pay-phrase.ts';
import { type Currency, MAX_AMOUNT, type PayPeriod } from './pay-rules.ts';

/** What a number of a text about pay means in a currency and a period; several amounts when that has to be asked. */
export type Amounts = { readonly amounts: readonly number[] } | { readonly problem: string };

export const NOT_AN_AMOUNT = 'Enter an amount, such as 90000, 90k or 17.50';

/** To the decimals of a currency; multiplying in binary leaves some more. */
const rounded = (amount: number, digits: number): number => Number(amount.toFixed(digits));

/**
 * The amounts that a number may mean. A point or a comma before three digits groups them, since no currency here has three
 * decimals, except where the decimals are as likely: in pay by the hour, and before a word such as thousand or lakh.
 */
export const amountsOf = (
  { readings, magnitude }: PhraseNumber,
  currency: Currency | undefined,
  period: PayPeriod | undefined,
): Amounts => {
  const digits = currency === undefined ? 2 : digitsOf(currency);
  const times = magnitude?.times ?? 1;
  const [first, second] = readings;
  if (!first) return { problem: NOT_AN_AMOUNT };
  const unclear = second !== undefined && (times > 1 || (period === 'hour' && digits > 0));
  if (unclear) {
    const amounts = readings.map(({ value }) => rounded(value * times, digits));
    return { amounts: [...new Set(amounts)].filter((amount) => amount <= MAX_AMOUNT) };
  }
  const amount = rounded(first.value * times, digits);
  // 12.5 lakh are whole rupees: the word takes the decimals up.
  const decimals = first.decimals - Math.log10(times);
  if (decimals > digits || !fitsCurrency(amount, currency ?? 'USD'))
    return {
      problem:
        digits === 0 && currency
          ? `Enter a whole amount: the ${CURRENCY_NAMES[currency]} has no decimals`
          : 'Use two decimals at most, such as 17.50',
    };
  return amount <= MAX_AMOUNT
    ? { amounts: [amount] }
    : { problem: `Enter at most ${MAX_AMOUNT.toLocaleString('en')}` };
};
