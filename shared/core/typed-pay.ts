import { distinctSignOf } from './currencies.ts';
import { CURRENCY_NAMES } from './currency-names.ts';
import { PERIOD_WORDS } from './pay.ts';
import { amountsOf } from './pay-amount.ts';
import { namedCurrencies, type Phrase, type PhraseNumber, phraseOf } from './pay-phrase.ts';
import { CURRENCY_CODES, type Currency, PAY_PERIODS, type PayPeriod } from './pay-rules.ts';
import type { Pay } from './pay-schema.ts';
import { amountText } from './typed-amount.ts';
import { withPlainDigits } from './typed-numbers.ts';

/** What pay in free text means: `words` says nothing that could be compared, and is shown as it was written. */
export type PayReading =
  | { readonly kind: 'words' }
  | { readonly kind: 'pay'; readonly pay: Pay }
  | {
      readonly kind: 'question';
      readonly question: string;
      /** The texts that say it clearly. */
      readonly choices: readonly { readonly label: string; readonly text: string }[];
    };

const WORDS: PayReading = { kind: 'words' };

const replaced = (text: string, parts: readonly { from: number; to: number }[], by: string): string =>
  parts
    .toSorted((a, b) => b.from - a.from)
    .reduce((so, { from, to }) => so.slice(0, from) + by + so.slice(to), text)
    .replace(/ {2,}/g, ' ')
    .trim();

/** Asks which amount a number means. */
const askAmount = (text: string, { from, to }: PhraseNumber, amounts: readonly number[]): PayReading => ({
  kind: 'question',
  question: `Which amount is “${text.slice(from, to)}”?`,
  choices: amounts.map((amount) => ({
    label: amount.toLocaleString('en', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 }),
    text: replaced(text, [{ from, to }], amountText(amount)),
  })),
});

const isWord = (sign: string): boolean => /\p{L}$/u.test(sign.trim());

/** Asks which currency a sign means, or, without one, in which of the ten usual ones it is. */
const askCurrency = (
  text: string,
  { marks, numbers }: Phrase,
  possible: readonly Currency[] | undefined,
): PayReading => {
  const unclear = marks.filter(({ currencies }) => currencies.length > 1);
  const [start = { from: 0 }] = numbers;
  const currencies = possible ?? CURRENCY_CODES.slice(0, 10);
  const [mark] = unclear;
  return {
    kind: 'question',
    question: mark ? `Which currency is “${text.slice(mark.from, mark.to)}”?` : 'Which currency is it?',
    choices: currencies.map((currency) => {
      const sign = distinctSignOf(currency).trim();
      const by = isWord(sign) ? `${sign} ` : sign;
      return {
        label: CURRENCY_NAMES[currency],
        text:
          unclear.length > 0
            ? replaced(text, unclear, by)
            : `${text.slice(0, start.from)}${by}${text.slice(start.from)}`,
      };
    }),
  };
};

/** Asks how often it is paid. */
const askPeriod = (text: string): PayReading => ({
  kind: 'question',
  question: 'How often is it paid?',
  choices: PAY_PERIODS.map((period) => ({
    label: PERIOD_WORDS[period],
    text: `${text.replace(/[\s.,;]+$/, '')} ${PERIOD_WORDS[period]}`,
  })),
});

/** The two numbers of a range; `60 – 75k` and `6–8 lakh` name the thousands or lakhs once for both. */
const withSharedMagnitude = (numbers: readonly PhraseNumber[]): readonly PhraseNumber[] => {
  const [first, second] = numbers;
  const shared = first && second?.magnitude && !first.magnitude && (first.readings[0]?.value ?? 0) < 1000;
  return shared ? [{ ...first, magnitude: second.magnitude }, second] : numbers;
};

/** Whether a text is about pay and nothing else that counts, and states it in full or up to one thing to be asked. */
const isPay = ({ numbers, range, open, periods, others }: Phrase, named: readonly Currency[] | undefined) => {
  if (numbers.length === 0 || numbers.length > 2 || (numbers.length === 2 && !range)) return false;
  if ((open && !range) || periods.size > 1 || named?.length === 0) return false;
  // Beside other words, only what names both a currency and a period is certainly pay.
  return !others || (named !== undefined && periods.size === 1);
};

/**
 * Reads pay that was written as text, in the notation of any country: `17,50 € / Stunde`, `£12.21–13 an hour`,
 * `6–8 LPA`, `CHF 95’000 p.a.`. What it can mean in several ways is a question, with the texts that would be clear.
 */
export const readPay = (typed: string): PayReading => {
  const text = withPlainDigits(typed).trim();
  const phrase = phraseOf(text);
  const possible = namedCurrencies(phrase);
  if (!isPay(phrase, possible)) return WORDS;
  const [currency, ...others] = possible ?? [];
  const certain = others.length === 0 ? currency : undefined;
  const [period]: (PayPeriod | undefined)[] = [...phrase.periods];
  const numbers = withSharedMagnitude(phrase.numbers);
  const found = numbers.map((number) => amountsOf(number, certain, period));
  const amounts = found.map((one) => ('problem' in one ? [] : one.amounts));
  // Nothing to be paid is not asked about either.
  if (amounts.some(({ length }) => length === 0) || amounts.flat().every((amount) => amount === 0))
    return WORDS;
  if (certain === undefined) return askCurrency(text, phrase, possible);
  const unclear = amounts.findIndex(({ length }) => length > 1);
  const [number, choices] = [numbers[unclear], amounts[unclear]];
  if (number && choices) return askAmount(text, number, choices);
  if (period === undefined) return askPeriod(text);
  const [first = 0, max = first] = amounts.flat();
  const min = phrase.upTo && amounts.length === 1 ? 0 : first;
  return min > max || max === 0 ? WORDS : { kind: 'pay', pay: { min, max, currency: certain, period } };
};

/** The pay that a text states, as far as it is clear; null otherwise. */
export const payIn = (typed: string): Pay | null => {
  const reading = readPay(typed);
  return reading.kind === 'pay' ? reading.pay : null;
};

/** What of a text about pay has to be asked before it is published; undefined when it is clear or only words. */
export const payQuestion = (typed: string): string | undefined => {
  const reading = readPay(typed);
  return reading.kind === 'question' ? reading.question : undefined;
};
