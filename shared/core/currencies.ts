import type { Currency } from './pay-rules.ts';

/** Written before an amount where no other currency here has the same sign; the code is written elsewhere. */
const SIGNS: Readonly<Partial<Record<Currency, string>>> = {
  USD: '$',
  GBP: '£',
  EUR: '€',
  INR: '₹',
  JPY: '¥',
  AUD: 'A$',
  CAD: 'CA$',
  SGD: 'S$',
  BRL: 'R$',
  CNY: 'CN¥',
  HKD: 'HK$',
  ILS: '₪',
  KRW: '₩',
  MXN: 'MX$',
  NZD: 'NZ$',
};

/** Those without a smaller unit; all others here have two decimals. */
const WHOLE: ReadonlySet<Currency> = new Set(['JPY', 'KRW']);

/** How many decimals amounts of a currency have. */
export const digitsOf = (currency: Currency): number => (WHOLE.has(currency) ? 0 : 2);

/** What is written before an amount: `€`, or the code with a space that does not break. */
export const signOf = (currency: Currency): string => SIGNS[currency] ?? `${currency}\u00a0`;

/** The sign of a currency where a reader must not take it for another one: `$` and `¥` are shared by several countries. */
export const distinctSignOf = (currency: Currency): string =>
  currency === 'USD' ? 'US$' : currency === 'JPY' ? 'JPY\u00a0' : signOf(currency);

/** Whether an amount has no more decimals than its currency. */
export const fitsCurrency = (amount: number, currency: Currency): boolean =>
  Number(amount.toFixed(digitsOf(currency))) === amount;
