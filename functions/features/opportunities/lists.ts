import type { OpportunityType } from '#shared/features/opportunities.ts';

/**
 * A posting list: the open opportunities that have something in common, as one partition of the table or a stretch
 * of one. An item's sort key is `<prefix…><newest first>#<id>`.
 */
export interface List {
  readonly pk: string;
  /** What the sort keys of the list begin with; empty for a whole partition. */
  readonly prefix: string;
}

/** What opportunities are filtered by, besides words; what is left out may be anything. Location and skill in lower case. */
export interface Facets {
  readonly type?: OpportunityType | undefined;
  readonly location?: string | undefined;
  readonly skill?: string | undefined;
}

/** `#` separates the parts of a key, so a part must not hold one: C# would be the skill `c` somewhere else. */
const part = (value: string | undefined): string =>
  value?.replaceAll('%', '%25').replaceAll('#', '%23') ?? '';

/** All opportunities with these facets, the newest first. */
export const facetList = ({ type, location, skill }: Facets): List => ({
  pk: `search#${type ?? ''}#${part(location)}#${part(skill)}`,
  prefix: '',
});

/** Longer words are looked up by their beginning. Code points: 160 bytes at most. */
const KEY_WORD_LENGTH = 40;

/** A word as it is written in keys. */
export const keyWord = (word: string): string => [...word].slice(0, KEY_WORD_LENGTH).join('');

/** All opportunities with a word that begins like this: word by word, then the newest first. */
export const wordList = (begun: string): List => ({
  pk: `search#word#${[...begun][0]}`,
  prefix: keyWord(begun),
});

const TIME_DIGITS = 16;

/** A moment as digits that sort the newest first. */
const newestFirst = (moment: string): string =>
  String(10 ** (TIME_DIGITS - 1) - Date.parse(moment)).padStart(TIME_DIGITS, '0');

/** The end of a sort key: when it was posted, and its id. */
export const placeOf = (postedAt: string, id: string): string => `${newestFirst(postedAt)}#${id}`;

/** What `placeOf` was made of, from the end of any sort key, and the word before it (empty in a facet list). */
export const readPlace = (sk: string): { word: string; postedAt: string; id: string } => {
  const found = /^(?:(.*)#)?(\d{16})#([^#]+)$/su.exec(sk);
  if (!found) throw new Error('A posting has a malformed sort key.');
  const [, word = '', time = '', id = ''] = found;
  return { word, postedAt: new Date(10 ** (TIME_DIGITS - 1) - Number(time)).toISOString(), id };
};
