import type { Pay } from './pay-schema.ts';

/**
 * What one unit of a currency is worth in US dollars, for comparing pay only: reference rates of the European Central
 * Bank as of 2026-01-02, rounded. Fixed, so that the same search gives the same answer every day.
 */
export const PAY_RATES = { asOf: '2026-01-02', dollars: { USD: 1, GBP: 1.35, EUR: 1.17 } } as const;

/** Hours of full-time work in a year: 40 a week. */
const HOURS_A_YEAR = 2080;
const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** An amount of a currency in US dollars at the fixed rates. */
export const inDollars = (amount: number, currency: Pay['currency']): number =>
  amount * PAY_RATES.dollars[currency];

/**
 * The most that a posting pays, in US dollars for a year of full-time work; undefined when it does not say. A total is
 * spread over the weeks that the work lasts, if they are known.
 */
export const yearlyDollars = (pay: Pay | null, durationWeeks: number | null): number | undefined => {
  if (!pay) return undefined;
  const most = inDollars(pay.max, pay.currency);
  switch (pay.period) {
    case 'year':
      return most;
    case 'month':
      return most * MONTHS_A_YEAR;
    case 'hour':
      return most * HOURS_A_YEAR;
    case 'total':
      return durationWeeks === null ? undefined : (most / durationWeeks) * WEEKS_A_YEAR;
  }
};
