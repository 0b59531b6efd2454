/** The currencies that pay can be stated in (ISO 4217), in the order in which they are offered. */
export const CURRENCY_CODES = [
  'USD',
  'GBP',
  'EUR',
  'INR',
  'JPY',
  'AUD',
  'CAD',
  'CHF',
  'SEK',
  'SGD',
  'AED',
  'BRL',
  'CNY',
  'CZK',
  'DKK',
  'HKD',
  'ILS',
  'KRW',
  'MXN',
  'NOK',
  'NZD',
  'PLN',
  'ZAR',
] as const;
export type Currency = (typeof CURRENCY_CODES)[number];

/** How often pay is paid; `total` is one sum for all of the work. */
export const PAY_PERIODS = ['year', 'month', 'week', 'day', 'hour', 'total'] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** The most that pay can be, in any currency: some 700,000 US dollars in South Korean won. */
export const MAX_AMOUNT = 1_000_000_000;
