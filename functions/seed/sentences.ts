import type { Company } from './data.ts';

/** The text with its first letter large. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `an Accountant`, `a UX Researcher`. */
export const withArticle = (title: string): string =>
  `${/^([AEIO]|U(?!X))/.test(title) ? 'an' : 'a'} ${title}`;

/** A task of an occupation in the words of one company. */
export const fill = (task: string, { product, users }: Company): string =>
  task.replaceAll('{product}', product).replaceAll('{users}', users);

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Small numbers in words, as running text has them. */
export const inWords = (count: number): string => NUMBERS[count] ?? String(count);
