import type { Currency, PayPeriod } from '#shared/core/pay-rules.ts';
import type { Pay } from '#shared/core/pay-schema.ts';
import { type AmountReading, readAmount } from '#shared/core/typed-amount.ts';

export type AmountField = 'payMin' | 'payMax';

/** The pay as it is typed: two texts, and what is chosen beside them. */
export interface TypedPay extends Record<AmountField, string> {
  payCurrency: Currency;
  payPeriod: PayPeriod;
}

/** What one of the two fields for the pay means. */
export const readingOf = (values: TypedPay, field: AmountField): AmountReading =>
  readAmount(values[field], values.payCurrency, values.payPeriod);

/**
 * The pay as the API takes it, or null: when nothing was typed, and also while one of the amounts is not understood. Without
 * it, the other one alone would say something else, such as “Up to £13” of a range.
 */
export const payOf = (values: TypedPay): Pay | null => {
  const [min, max] = [readingOf(values, 'payMin'), readingOf(values, 'payMax')];
  const amountOf = (reading: AmountReading) =>
    reading.kind === 'amount' ? reading.amount : reading.kind === 'none' ? 0 : undefined;
  const [from, to] = [amountOf(min), amountOf(max)];
  if (from === undefined || to === undefined || (min.kind === 'none' && max.kind === 'none')) return null;
  return { min: from, max: to, currency: values.payCurrency, period: values.payPeriod };
};

/** What has to be done about one of the amounts before the posting can be published. */
export const amountProblem = (values: TypedPay, field: AmountField): string | undefined => {
  const reading = readingOf(values, field);
  if (reading.kind === 'question') return 'Choose what it means';
  return reading.kind === 'unreadable' ? reading.problem : undefined;
};
