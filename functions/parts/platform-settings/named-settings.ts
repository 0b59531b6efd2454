import { SETTINGS } from '#shared/settings.ts';

/** Words of labels that name no setting by themselves. */
const COMMON = new Set([
  'a',
  'an',
  'and',
  'of',
  'on',
  'off',
  'by',
  'for',
  'the',
  'to',
  'in',
  'day',
  'week',
  'hour',
  'minute',
  'setting',
  'plan',
  'open',
]);
/** Words that questions have instead of a label’s. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'feature-messages': ['messaging', 'chat'],
  'feature-advisor': ['assistant'],
  'advisor-tokens-user': ['token', 'budget'],
  'advisor-tokens-all': ['token', 'budget'],
  'read-only': ['read only', 'readonly', 'read-only'],
};

/** A word without the ending of a plural. */
const stem = (word: string): string => (word.length > 4 ? word.replace(/s$/, '') : word);
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !COMMON.has(word)).map(stem);

/** How much of a label a question has, from 0 to 1. */
const share = (label: string, asked: ReadonlySet<string>): number => {
  const words = wordsOf(label);
  return words.length === 0 ? 0 : words.filter((word) => asked.has(word)).length / words.length;
};

/**
 * The keys of the settings that a question names: those of which it has the largest part of the label, more than half.
 * Among equal ones the longer label is the closer one; several remain where the question does not tell them apart.
 */
export const settingsNamed = (text: string): string[] => {
  const asked = new Set(wordsOf(text));
  const also = SETTINGS.filter(({ key }) => ALSO[key]?.some((word) => text.includes(word)));
  if (also.length > 0) return also.map(({ key }) => key);
  const rated = SETTINGS.map(({ key, label }) => ({
    key,
    share: share(label, asked),
    words: wordsOf(label).length,
  })).filter((one) => one.share > 0.5);
  const best = Math.max(0, ...rated.map((one) => one.share * one.words));
  return rated.filter((one) => one.share * one.words === best).map(({ key }) => key);
};
