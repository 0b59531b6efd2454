import type { EventRecord } from './record.ts';

/** A text without the differences of capitals, accents and compatibility forms. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, each once. */
export const wordsIn = (text: string): string[] => [...new Set(folded(text).match(/[\p{L}\p{N}]+/gu) ?? [])];

/** As long as the beginning of a word that is compared, and as many words as an event is found by. */
const [LETTERS, MOST] = [16, 80];

/** The words by which an event is found, those of the title first; each with a space before it, so that beginnings are found. */
export const searchWords = ({ title, host, venue, description }: EventRecord): string =>
  wordsIn([title, host.name, venue, description].join(' '))
    .slice(0, MOST)
    .map((word) => ` ${word.slice(0, LETTERS)}`)
    .join('');

/** What an event's words must contain: the beginning of a word for each word of the query. */
export const searchFor = (query: string): string[] =>
  wordsIn(query)
    .slice(0, 8)
    .map((word) => ` ${word.slice(0, LETTERS)}`);
