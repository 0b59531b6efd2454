import { digitsOf, signOf } from './currencies.ts';
import type { Currency, PayPeriod } from './pay-rules.ts';
import type { Pay } from './pay-schema.ts';

/** How often an amount is paid, as it is read after the amount. */
export const PERIOD_WORDS: Readonly<Record<PayPeriod, string>> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
  total: 'in total',
};

const formatters = new Map<string, Intl.NumberFormat>();
/** Made once for each way of writing: a formatter takes long to make (decision 0227). */
const formatterOf = (locale: string, digits: number): Intl.NumberFormat => {
  const key = `${locale} ${digits}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(key, made);
  return made;
};

/** An amount in the grouping of its currency, with all of its decimals or none: `12,00,000` rupees, `17.50` euros. */
const grouped = (amount: number, currency: Currency): string =>
  formatterOf(currency === 'INR' ? 'en-IN' : 'en', Number.isInteger(amount) ? 0 : digitsOf(currency)).format(
    amount,
  );

/** An amount of a currency as people read it: `₹12,00,000`, `€17.50`, `¥1,200`, `CHF 95,000`. Nothing is rounded. */
export const formatMoney = (amount: number, currency: Currency): string =>
  signOf(currency) + grouped(amount, currency);

/** Currencies of which a thousand is a small amount, or which count in lakhs, are always written in full. */
const IN_FULL: ReadonlySet<Currency> = new Set(['INR', 'JPY', 'KRW']);
const shortens = ({ min, max, currency, period }: Pay): boolean =>
  (period === 'year' || period === 'total') &&
  !IN_FULL.has(currency) &&
  max < 1_000_000 &&
  [min, max].every((amount) => amount % 100 === 0);

/**
 * Pay as people read it: `$90k – $120k a year`, `€17.50 an hour`, `₹6,00,000 – ₹8,00,000 a year`, `Up to £500 in total`,
 * `Unpaid`, and for null `Pay not stated`. No rounding: the amounts can be read back from it, so both are in full where
 * thousands would lose some of one. A draft without its maximum reads `From £500 a month`.
 */
export const formatPay = (pay: Pay | null, sign: (currency: Currency) => string = signOf): string => {
  if (!pay) return 'Pay not stated';
  const { min, max, currency, period } = pay;
  if (min === 0 && max === 0) return 'Unpaid';
  const short = shortens(pay);
  const [from, to] = [min, max].map(
    (amount) => sign(currency) + (short && amount >= 1000 ? `${amount / 1000}k` : grouped(amount, currency)),
  );
  const range = min === 0 ? `Up to ${to}` : max === 0 ? `From ${from}` : min === max ? to : `${from} – ${to}`;
  return `${range} ${PERIOD_WORDS[period]}`;
};

/** Rupees as they are counted in India: `12 lakh`, `1.5 crore`; undefined for other currencies and small amounts. */
const inLakhs = (amount: number, currency: Currency): string | undefined => {
  if (currency !== 'INR' || amount < 100_000) return undefined;
  const [unit, word] = amount >= 10_000_000 ? [10_000_000, 'crore'] : [100_000, 'lakh'];
  return `${Number((amount / unit).toFixed(7))} ${word}`;
};

/** What was understood of an amount: `€17.50 an hour`, `₹12,00,000 a year (12 lakh)`. */
export const amountInWords = (amount: number, currency: Currency, period: PayPeriod): string => {
  const lakhs = inLakhs(amount, currency);
  return `${formatMoney(amount, currency)} ${PERIOD_WORDS[period]}${lakhs ? ` (${lakhs})` : ''}`;
};
