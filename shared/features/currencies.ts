/** What a currency is called, how amounts of it are written, and how many decimals it has (ISO 4217). */
interface CurrencyFacts {
  readonly name: string;
  /** Written before an amount where there is a sign that no other currency here shares; the code elsewhere. */
  readonly sign?: string;
  readonly digits: 0 | 2;
}

/** The currencies that pay can be stated in, by their codes (ISO 4217), in the order in which they are offered. */
export const CURRENCIES = {
  USD: { name: 'US dollar', sign: '$', digits: 2 },
  GBP: { name: 'Pound sterling', sign: '£', digits: 2 },
  EUR: { name: 'Euro', sign: '€', digits: 2 },
  INR: { name: 'Indian rupee', sign: '₹', digits: 2 },
  JPY: { name: 'Japanese yen', sign: '¥', digits: 0 },
  AUD: { name: 'Australian dollar', sign: 'A$', digits: 2 },
  CAD: { name: 'Canadian dollar', sign: 'CA$', digits: 2 },
  CHF: { name: 'Swiss franc', digits: 2 },
  SEK: { name: 'Swedish krona', digits: 2 },
  SGD: { name: 'Singapore dollar', sign: 'S$', digits: 2 },
  AED: { name: 'UAE dirham', digits: 2 },
  BRL: { name: 'Brazilian real', sign: 'R$', digits: 2 },
  CNY: { name: 'Chinese yuan', sign: 'CN¥', digits: 2 },
  CZK: { name: 'Czech koruna', digits: 2 },
  DKK: { name: 'Danish krone', digits: 2 },
  HKD: { name: 'Hong Kong dollar', sign: 'HK$', digits: 2 },
  ILS: { name: 'Israeli shekel', sign: '₪', digits: 2 },
  KRW: { name: 'South Korean won', sign: '₩', digits: 0 },
  MXN: { name: 'Mexican peso', sign: 'MX$', digits: 2 },
  NOK: { name: 'Norwegian krone', digits: 2 },
  NZD: { name: 'New Zealand dollar', sign: 'NZ$', digits: 2 },
  PLN: { name: 'Polish zloty', digits: 2 },
  ZAR: { name: 'South African rand', digits: 2 },
} as const satisfies Record<string, CurrencyFacts>;

/** A currency’s code. */
export type Currency = keyof typeof CURRENCIES;

export const CURRENCY_CODES = Object.keys(CURRENCIES) as [Currency, ...Currency[]];

/** How many decimals amounts of a currency have. */
export const digitsOf = (currency: Currency): number => CURRENCIES[currency].digits;

/** What is written before an amount: `€`, or the code with a space that does not break. */
export const signOf = (currency: Currency): string => {
  const facts: CurrencyFacts = CURRENCIES[currency];
  return facts.sign ?? `${currency}\u00a0`;
};

/** The sign of a currency where a reader must not take it for another one: `$` and `¥` are shared by several countries. */
export const distinctSignOf = (currency: Currency): string =>
  currency === 'USD' ? 'US$' : currency === 'JPY' ? 'JPY\u00a0' : signOf(currency);

/** A currency in a list of choices: `Euro (€)`, `Swiss franc (CHF)`. */
export const currencyLabel = (currency: Currency): string =>
  `${CURRENCIES[currency].name} (${signOf(currency).trim()})`;

/** Whether an amount has no more decimals than its currency. */
export const fitsCurrency = (amount: number, currency: Currency): boolean =>
  Number(amount.toFixed(digitsOf(currency))) === amount;
