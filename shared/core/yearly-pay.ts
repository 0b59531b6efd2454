import type { Currency } from './pay-rules.ts';
import type { Pay } from './pay-schema.ts';

/**
 * Exchange rates for comparing and filtering pay only, never for showing it. Units of each currency for one euro: the
 * reference rates of the European Central Bank of the given day. The bank has none for the UAE dirham, which is fixed at
 * 3.6725 to the US dollar. Fixed, so that the same search gives the same answer every day (decision 0250).
 */
export const PAY_RATES = {
  asOf: '2026-01-02',
  perEuro: {
    EUR: 1,
    USD: 1.1721,
    GBP: 0.8719,
    INR: 105.719,
    JPY: 183.94,
    AUD: 1.7508,
    CAD: 1.6097,
    CHF: 0.9296,
    SEK: 10.8085,
    SGD: 1.5077,
    AED: 1.1721 * 3.6725,
    BRL: 6.3743,
    CNY: 8.1973,
    CZK: 24.177,
    DKK: 7.4694,
    HKD: 9.1329,
    ILS: 3.7214,
    KRW: 1693.53,
    MXN: 21.0274,
    NOK: 11.7985,
    NZD: 2.0317,
    PLN: 4.2123,
    ZAR: 19.3561,
  } satisfies Record<Currency, number>,
} as const;

/** How often each period of full-time work is in a year: 52 weeks of 5 days and 40 hours. */
export const TIMES_A_YEAR = { year: 1, month: 12, week: 52, day: 260, hour: 2080 } as const;

/** An amount of a currency in US dollars at the fixed rates. */
export const inDollars = (amount: number, currency: Currency): number =>
  (amount / PAY_RATES.perEuro[currency]) * PAY_RATES.perEuro.USD;

const times = (period: Pay['period'], durationWeeks: number | null): number | undefined => {
  if (period !== 'total') return TIMES_A_YEAR[period];
  return durationWeeks === null ? undefined : TIMES_A_YEAR.week / durationWeeks;
};

/** To hundredths: amounts that are equal stay equal, however they were computed. */
const exact = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * The most that a posting pays, in US dollars for a year of full-time work; undefined when it does not say. A total is
 * spread over the weeks that the work lasts, if they are known. Within one currency the comparison is exact: the year is
 * computed in that currency, and only then converted, in the same way as an amount that is asked for.
 */
export const yearlyDollars = (pay: Pay | null, durationWeeks: number | null): number | undefined => {
  if (!pay) return undefined;
  const factor = times(pay.period, durationWeeks);
  return factor === undefined ? undefined : inDollars(exact(pay.max * factor), pay.currency);
};
