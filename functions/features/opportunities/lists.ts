/**
 * A posting list: the open opportunities that have something in common, as one partition of the table. An item's sort key
 * is `<newest first>#<id>`.
 */
export interface List {
  readonly pk: string;
}

/** What the opportunities of a list have in common: one of these, or nothing. Location and skill in lower case. */
export interface Facets {
  readonly type?: string | undefined;
  readonly location?: string | undefined;
  readonly skill?: string | undefined;
}

/** `#` separates the parts of a key, so a part must not hold one: C# would be the skill `c` somewhere else. */
const part = (value: string | undefined): string =>
  value?.replaceAll('%', '%25').replaceAll('#', '%23') ?? '';

/** All opportunities with this facet, the newest first. */
export const facetList = ({ type, location, skill }: Facets): List => ({
  pk: `search#${type ?? ''}#${part(location)}#${part(skill)}`,
});

/** Longer words are looked up by their beginning. Code points: 160 bytes at most. */
const KEY_WORD_LENGTH = 40;

/** A word as it is written in keys of the filters' values. */
export const keyWord = (word: string): string => [...word].slice(0, KEY_WORD_LENGTH).join('');

const TIME_DIGITS = 16;

/** A moment as digits that sort the newest first. */
const newestFirst = (moment: string): string =>
  String(10 ** (TIME_DIGITS - 1) - Date.parse(moment)).padStart(TIME_DIGITS, '0');

/** A sort key: when it was posted, and its id. */
export const placeOf = (postedAt: string, id: string): string => `${newestFirst(postedAt)}#${id}`;

/** What `placeOf` was made of. */
export const readPlace = (sk: string): { postedAt: string; id: string } => {
  const found = /^(\d{16})#([^#]+)$/su.exec(sk);
  if (!found) throw new Error('A posting has a malformed sort key.');
  const [, time = '', id = ''] = found;
  return { postedAt: new Date(10 ** (TIME_DIGITS - 1) - Number(time)).toISOString(), id };
};
