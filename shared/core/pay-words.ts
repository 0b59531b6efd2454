import { CURRENCY_CODES, type Currency, PAY_PERIODS, type PayPeriod } from './pay-rules.ts';

// The words of pay in texts, in lower case and without points: of English, and of other languages as postings have them.

/** What a sign or a word may mean: the currencies, and how they are written beside their codes. */
const SIGNS = new Map<string, readonly Currency[]>(
  (
    [
      [['USD', 'CAD', 'AUD', 'SGD', 'NZD', 'HKD', 'MXN'], '$ dollar dollars'],
      [['USD'], 'us$'],
      [['AUD'], 'a$ au$'],
      [['CAD'], 'c$ ca$'],
      [['SGD'], 's$ sg$'],
      [['NZD'], 'nz$'],
      [['HKD'], 'hk$'],
      [['MXN'], 'mx$'],
      [['BRL'], 'r$ reais'],
      [['GBP'], '£ pound pounds'],
      [['EUR'], '€ euro euros'],
      [['INR'], '₹ rs rupee rupees'],
      [['JPY', 'CNY'], '¥'],
      [['JPY'], 'jp¥ 円 yen'],
      [['CNY'], 'cn¥ 元 rmb yuan 人民币 人民幣'],
      [['KRW'], '₩ 원 won'],
      [['CHF'], 'fr sfr franken'],
      [['SEK', 'NOK', 'DKK'], 'kr'],
      [['SEK'], 'kronor'],
      [['NOK', 'DKK'], 'kroner'],
      [['PLN'], 'zł zl'],
      [['CZK'], 'kč kc'],
      [['ILS'], '₪ nis'],
      [['AED'], 'dh dhs dirham dirhams'],
      [['ZAR'], 'r rand'],
    ] as const
  ).flatMap(([currencies, words]) => words.split(' ').map((word) => [word, currencies] as const)),
);

/** The currencies that a word or a sign may mean; undefined when it means none of ours. */
export const currenciesOf = (word: string): readonly Currency[] | undefined => {
  const code = CURRENCY_CODES.find((one) => one === word.toUpperCase());
  if (code) return [code];
  return SIGNS.get(word);
};

/** What a word behind a number multiplies it by. Lakhs and crores are of rupees, unless another currency is named. */
export interface Magnitude {
  readonly times: number;
  readonly implies?: { readonly currency: Currency; readonly period?: PayPeriod };
}

const RUPEES = { currency: 'INR' } as const;
const LAKH: Magnitude = { times: 100_000, implies: RUPEES };
const CRORE: Magnitude = { times: 10_000_000, implies: RUPEES };
const THOUSAND: Magnitude = { times: 1000 };
const MILLION: Magnitude = { times: 1_000_000 };
const MYRIAD: Magnitude = { times: 10_000 };

const MAGNITUDES = new Map<string, Magnitude>([
  ...['k', 'thousand', 'tsd', '千', '천'].map((word) => [word, THOUSAND] as const),
  ...['m', 'mn', 'mio', 'million', 'millions'].map((word) => [word, MILLION] as const),
  ...['l', 'lac', 'lacs', 'lakh', 'lakhs', 'लाख'].map((word) => [word, LAKH] as const),
  ...['cr', 'crore', 'crores', 'करोड़'].map((word) => [word, CRORE] as const),
  ...['万', '萬', '만'].map((word) => [word, MYRIAD] as const),
  ['lpa', { times: 100_000, implies: { ...RUPEES, period: 'year' } }],
]);
export const magnitudeOf = (word: string): Magnitude | undefined => MAGNITUDES.get(word);

const PERIODS: Readonly<Record<PayPeriod, string>> = {
  year: 'year yearly yr annum annual annually pa jahr jährlich année año ano år vuosi anno jaar 年 年収 年薪 연봉 년 året ročně rok rocznie évi éves',
  month:
    'month monthly mo mth pm pcm monat monatlich mtl mois mes mês mese mån månad md måned maand 月 月給 月収 月薪 월 월급 mensuel mensuels mensuelle mensuellement mensual mensuales mensile mensili mensal mensais måneden månaden månads miesięcznie mies miesiąc měsíčně měsíc mesačne mt maandelijks kuukausi havonta lunar lună',
  week: 'week weekly wk pw woche wöchentlich semaine semana settimana vecka uge uke 週 週給 周薪 주 주급 hebdomadaire semanal settimanale veckan uken ugen tydzień tygodniowo týden týdně 周 星期',
  day: 'day daily pd tag täglich jour día dia giorno dag 日 日給 日薪 일 일급 dagen dygn giornaliero diario journalier dzień dziennie den denně 天',
  hour: 'hour hourly hr ph stunde std stündlich heure hora ora uur timme 時給 時間 时薪 小时 시급 시간 timmen timma tim timen hodinu hodina hod godz godzinę godzinowo 時 时 钟 小時 שעה לשעה',
  total: 'total project once flat insgesamt pauschal',
};
const PERIOD_OF = new Map<string, PayPeriod>(
  PAY_PERIODS.flatMap((period) => PERIODS[period].split(' ').map((word) => [word, period] as const)),
);
/** Letters that mean a period only behind a stroke or “per”: `£14/h`. */
const SHORT = new Map<string, PayPeriod>([
  ...([
    ['h', 'hour'],
    ['d', 'day'],
    ['w', 'week'],
    ['m', 'month'],
    ['y', 'year'],
    ['a', 'year'],
    ['an', 'year'],
    ['t', 'hour'],
    ['u', 'hour'],
  ] as const),
]);
/** The period that a word names. */
export const periodOf = (word: string, afterPer: boolean): PayPeriod | undefined =>
  PERIOD_OF.get(word) ?? (afterPer ? SHORT.get(word) : undefined);

export const PER = new Set(['/', 'per', 'p', 'pro', 'par', 'por', 'al', 'i', 'za', 'na', 'die', 'der', 'im']);
/** Between the two amounts of a range. */
export const TO = new Set(['-', 'to', 'bis', 'until', 'à', '~', '〜']);
export const UP_TO = new Set(['upto', 'max', 'maximum', 'höchstens']);
/** Of an amount without an upper end. */
export const FROM = new Set(['from', 'ab', 'min', 'minimum', 'atleast', 'over', 'starting']);
/** Words that change nothing about the amounts. */
export const FILLERS = new Set(
  'a an the in of at for is and about approx approximately around circa ca roughly between pay salary wage wages compensation stipend gross net brut bruts brute bruto brutto netto nett ctc base plus super superannuation tips im l le la'.split(
    ' ',
  ),
);
