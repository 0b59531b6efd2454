import { digitsOf, distinctSignOf } from '#shared/core/currencies.ts';
import type { AmountPeriod, FactAmount } from '#shared/features/guides/fact.ts';

const PER: Readonly<Record<AmountPeriod, string>> = {
  once: '',
  hour: ' an hour',
  month: ' a month',
  semester: ' a semester',
  year: ' a year',
};

/** `€992 a month`, `US$185`. */
export const amountInWords = ({ value, currency, per }: FactAmount): string => {
  const digits = Number.isInteger(value) ? 0 : digitsOf(currency);
  const number = value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${distinctSignOf(currency)}${number}${PER[per]}`;
};
