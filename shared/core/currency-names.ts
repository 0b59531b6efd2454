import { signOf } from './currencies.ts';
import type { Currency } from './pay-rules.ts';

export const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  USD: 'US dollar',
  GBP: 'Pound sterling',
  EUR: 'Euro',
  INR: 'Indian rupee',
  JPY: 'Japanese yen',
  AUD: 'Australian dollar',
  CAD: 'Canadian dollar',
  CHF: 'Swiss franc',
  SEK: 'Swedish krona',
  SGD: 'Singapore dollar',
  AED: 'UAE dirham',
  BRL: 'Brazilian real',
  CNY: 'Chinese yuan',
  CZK: 'Czech koruna',
  DKK: 'Danish krone',
  HKD: 'Hong Kong dollar',
  ILS: 'Israeli shekel',
  KRW: 'South Korean won',
  MXN: 'Mexican peso',
  NOK: 'Norwegian krone',
  NZD: 'New Zealand dollar',
  PLN: 'Polish zloty',
  ZAR: 'South African rand',
};

/** A currency in a list of choices: `Euro (€)`, `Swiss franc (CHF)`. */
export const currencyLabel = (currency: Currency): string =>
  `${CURRENCY_NAMES[currency]} (${signOf(currency).trim()})`;
