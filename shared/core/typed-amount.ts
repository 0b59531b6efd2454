import { amountInWords } from './pay.ts';
import { amountsOf, NOT_AN_AMOUNT } from './pay-amount.ts';
import { namedCurrencies, phraseOf } from './pay-phrase.ts';
import type { Currency, PayPeriod } from './pay-rules.ts';
import { withPlainDigits } from './typed-numbers.ts';

/** What a question offers: what the field would contain, and the currency and period that go with it. */
export interface AmountChoice {
  /** What it means: `€1,234 an hour`. */
  readonly label: string;
  readonly text: string;
  readonly currency: Currency;
  readonly period: PayPeriod;
}

/** What a field for an amount contains. */
export type AmountReading =
  | { readonly kind: 'none' }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'question'; readonly question: string; readonly choices: readonly AmountChoice[] }
  | { readonly kind: 'unreadable'; readonly problem: string };

const unreadable = (problem: string): AmountReading => ({ kind: 'unreadable', problem });

/** An amount as a field contains it: digits, and a point before both decimals. Read again, it is the same amount. */
export const amountText = (amount: number): string =>
  Number.isInteger(amount) ? String(amount) : amount.toFixed(2);

const asked = (
  typed: string,
  choices: readonly Omit<AmountChoice, 'label' | 'text'>[],
  amounts: readonly number[],
) => ({
  kind: 'question' as const,
  question: `What does “${typed.trim()}” mean?`,
  choices: choices.flatMap((one) =>
    amounts.map((amount) => ({
      ...one,
      label: amountInWords(amount, one.currency, one.period),
      text: amountText(amount),
    })),
  ),
});

/** How many currencies a question offers at most, beside the chosen one. */
const MOST_CURRENCIES = 3;

/**
 * Reads an amount that was typed into a field beside which a currency and a period are chosen: in the notation of any
 * country, with a sign, and with words such as `k`, `lakh` or `/h`. Where it can mean several amounts, or names another
 * currency or period than the chosen one, the answer is a question.
 */
export const readAmount = (typed: string, currency: Currency, period: PayPeriod): AmountReading => {
  const text = withPlainDigits(typed).trim();
  if (text === '') return { kind: 'none' };
  const phrase = phraseOf(text);
  const { numbers, periods, upTo, open, others } = phrase;
  const [number] = numbers;
  if (numbers.length > 1) return unreadable('Enter one amount: minimum and maximum have a field each');
  const named = namedCurrencies(phrase);
  if (!number || others || upTo || open || periods.size > 1 || named?.length === 0)
    return unreadable(NOT_AN_AMOUNT);
  const currencies =
    named && !named.includes(currency) ? [...named.slice(0, MOST_CURRENCIES), currency] : [currency];
  const possible = [...(periods.size === 0 ? [] : periods), period];
  const choices = currencies.flatMap((one) =>
    [...new Set(possible)].map((other) => ({ currency: one, period: other })),
  );
  const found = amountsOf(number, currencies[0], possible[0]);
  if ('problem' in found) return unreadable(found.problem);
  const [amount, ...more] = found.amounts;
  if (amount === undefined) return unreadable(NOT_AN_AMOUNT);
  return more.length === 0 && choices.length === 1
    ? { kind: 'amount', amount }
    : asked(typed, choices, found.amounts);
};
