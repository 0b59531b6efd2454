import type { Pay } from './pay-schema.ts';

const SIGNS: Record<Pay['currency'], string> = { USD: '$', GBP: '£', EUR: '€' };
const PERIODS: Record<Pay['period'], string> = {
  year: 'a year',
  month: 'a month',
  hour: 'an hour',
  total: 'in total',
};

/** 92500 → `92.5k`; in full, `92,500`. */
const amount = (value: number, inThousands: boolean): string =>
  inThousands && value >= 1000 ? `${value / 1000}k` : value.toLocaleString('en');

/**
 * Pay as people read it: `$90k – $120k a year`, `$28 – $35 an hour`, `Up to £500 in total`, `Unpaid`, and for null
 * `Pay not stated`. No rounding: the amounts can be read back from it, so both are in full where thousands would lose some of one.
 */
export const formatPay = (pay: Pay | null): string => {
  if (!pay) return 'Pay not stated';
  if (pay.max === 0) return 'Unpaid';
  const inThousands =
    (pay.period === 'year' || pay.period === 'total') && pay.min % 100 === 0 && pay.max % 100 === 0;
  const [min, max] = [pay.min, pay.max].map((value) => `${SIGNS[pay.currency]}${amount(value, inThousands)}`);
  const range = pay.min === 0 ? `Up to ${max}` : pay.min === pay.max ? max : `${min} – ${max}`;
  return `${range} ${PERIODS[pay.period]}`;
};
