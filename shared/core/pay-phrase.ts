import type { Currency, PayPeriod } from './pay-rules.ts';
import {
  currenciesOf,
  FILLERS,
  FROM,
  type Magnitude,
  magnitudeOf,
  PER,
  periodOf,
  TO,
  UP_TO,
} from './pay-words.ts';
import { isInLakhs, type NumberReading, numberReadings } from './typed-numbers.ts';

/** A number of a text about pay, and where it is. */
export interface PhraseNumber {
  readonly readings: readonly NumberReading[];
  readonly magnitude: Magnitude | undefined;
  /** Grouped as in India. */
  readonly inLakhs: boolean;
  readonly from: number;
  readonly to: number;
}

/** A sign or word of a currency, and where it is. */
interface CurrencyMark {
  readonly currencies: readonly Currency[];
  readonly from: number;
  readonly to: number;
}

/** What the words of a text about pay say. */
export interface Phrase {
  readonly numbers: readonly PhraseNumber[];
  readonly marks: readonly CurrencyMark[];
  readonly periods: ReadonlySet<PayPeriod>;
  /** `to` between two numbers. */
  readonly range: boolean;
  readonly upTo: boolean;
  /** Without an upper end. */
  readonly open: boolean;
  /** Words that have nothing to do with pay. */
  readonly others: boolean;
}

interface Token {
  readonly word: string;
  readonly from: number;
  readonly to: number;
  readonly isNumber: boolean;
}

/** A mark begins a number only where nothing is before it that it could end: `.50`, but not `Rs.500`. */
const NUMBER = String.raw`(?:(?<=^|[\s\p{Sc}(])[.,])?\d+(?:[.,٫٬'’‘ʼ′${'`'}´]\d+| \d{3}(?!\d))*`;
/** The letters before a sign belong to it where they name a country: `US$`, `A$`. */
const SIGN = String.raw`(?:(?:us|ca|au|nz|hk|sg|mx) ?|[acsr]|cn|jp)?\p{Sc}`;
const WORD = String.raw`[\p{L}\p{M}]+(?:\.[\p{L}\p{M}]+)*`;
const TOKENS = new RegExp(`(${NUMBER})|(?<!\\p{L})${SIGN}|\\p{Sc}|${WORD}|\\S`, 'giu');
/** Two words that mean one thing, in the same number of characters. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/\bup to\b/gi, 'upto '],
  [/\bbis zu\b/gi, 'upto  '],
  [/\bat least\b/gi, 'atleast '],
];
/** `1.200,-` and `25.–` have no cents. */
const NO_CENTS = /(?<=\d)[.,][-–—]+/g;
const DASH = /^[-‐‑‒–—―−]$/;
const IDLE = /^[.,;:()[\]|!*•·&]$/;

const tokensOf = (text: string): Token[] => {
  const same = (found: string) => ' '.repeat(found.length);
  const plain = PAIRS.reduce((so, [pair, word]) => so.replace(pair, word), text.replace(NO_CENTS, same));
  return [...plain.matchAll(TOKENS)].flatMap(({ 0: found, 1: number, index }) => {
    const from = index;
    const at = { from, to: from + found.length, isNumber: number !== undefined };
    if (number !== undefined) return [{ ...at, word: found }];
    const word = DASH.test(found) ? '-' : found.toLowerCase().replace(/[. ]/g, '') || found;
    return split(word, at);
  });
};

/** `kEUR` and `万円` are a magnitude and a currency. */
const split = (word: string, at: Omit<Token, 'word'>): Token[] => {
  const [first = ''] = word;
  const rest = word.slice(first.length);
  const splits = !currenciesOf(word) && magnitudeOf(first) && currenciesOf(rest);
  const parts = splits ? [first, rest] : [word];
  let { from } = at;
  return parts.map((part) => {
    const token = { ...at, word: part, from, to: parts.length === 1 ? at.to : from + part.length };
    from += part.length;
    return token;
  });
};

/** What a text about pay says, as `withPlainDigits` returns it. */
export const phraseOf = (text: string): Phrase => {
  const tokens = tokensOf(text);
  const numbers: PhraseNumber[] = [];
  const marks: CurrencyMark[] = [];
  const periods = new Set<PayPeriod>();
  const said = { range: false, upTo: false, open: false, others: false };
  let toBefore = false;
  for (const [index, { word, from, to, isNumber }] of tokens.entries()) {
    const before = tokens[index - 1];
    const next = tokens[index + 1];
    const last = numbers.at(-1);
    const magnitude = before?.isNumber && last ? magnitudeOf(word) : undefined;
    const currencies = currenciesOf(word);
    const period = periodOf(word, before !== undefined && PER.has(before.word));
    if (isNumber) {
      if (toBefore && numbers.length === 1) said.range = true;
      // A negative number is no pay.
      if (before?.word === '-' && before.to === from && !last) said.open = true;
      toBefore = false;
      const typed = text.slice(from, to);
      const inLakhs = isInLakhs(typed);
      numbers.push({ readings: numberReadings(typed), magnitude: undefined, inLakhs, from, to });
    } else if (magnitude && last) {
      numbers[numbers.length - 1] = { ...last, magnitude, to };
      if (magnitude.implies?.period) periods.add(magnitude.implies.period);
    } else if (currencies) marks.push({ currencies, from, to });
    else if (period) periods.add(period);
    else if (TO.has(word) && last && next) toBefore = true;
    else if (UP_TO.has(word)) said.upTo = true;
    else if (FROM.has(word) || (word === '+' && before?.to === from)) said.open = true;
    else if (!PER.has(word) && !FILLERS.has(word) && !IDLE.test(word) && word !== '+' && word !== '-')
      said.others = true;
  }
  return { numbers, marks, periods, ...said };
};

/**
 * The currencies that all marks of a text may mean; without a mark, the one that its lakhs and crores imply, in words or in
 * the way that digits are grouped. Undefined when nothing says it.
 */
export const namedCurrencies = ({ marks, numbers }: Phrase): readonly Currency[] | undefined => {
  const [first, ...others] = marks;
  if (first)
    return others.reduce<readonly Currency[]>(
      (all, { currencies }) => all.filter((one) => currencies.includes(one)),
      first.currencies,
    );
  const implied = numbers.flatMap(
    ({ magnitude, inLakhs }) => magnitude?.implies?.currency ?? (inLakhs ? 'INR' : []),
  );
  return implied.length > 0 ? implied.slice(0, 1) : undefined;
};
