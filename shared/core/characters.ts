/*
 * Characters here are what readers count as one: grapheme clusters (Unicode Standard Annex 29). A family of emoji, a flag,
 * a letter with its accents and a syllable of Hangul each consist of several code points, and most of those of several
 * UTF-16 units, which is what `length` and `slice` count.
 */

/** Below it no unit joins the one before it, except LF after CR: most texts need no segmenter. */
const FIRST_JOINING = 0x300;

let segmenter: Intl.Segmenter | undefined;
const segments = (text: string): Intl.Segments => {
  // Made for the first text that needs it: most pages and requests never do.
  segmenter ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return segmenter.segment(text);
};

/** Where the character begins that has the UTF-16 unit `at`: `at` itself, unless that is within a character. */
const startOfCharacter = (text: string, at: number): number => {
  if (at <= 0) return 0;
  if (at >= text.length) return text.length;
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at)];
  const plain = before < FIRST_JOINING && after < FIRST_JOINING;
  if (plain && !(before === 0x0d && after === 0x0a)) return at;
  // What follows the code point at the cut does not matter to where its character begins.
  return segments(text.slice(0, at + 2)).containing(at)?.index ?? at;
};

/** As many whole characters from the beginning of a text as fit into `most` UTF-16 units. */
export const beginningOf = (text: string, most: number): string =>
  text.slice(0, startOfCharacter(text, most));

/** A text of at most `most` UTF-16 units. A longer one is cut between two characters, and ends with an ellipsis. */
export const shortened = (text: string, most: number): string =>
  text.length <= most ? text : `${beginningOf(text, most - 1).trimEnd()}…`;

/** The first character of a text; empty if the text is. */
export const firstCharacter = (text: string): string => {
  if (text.length < 2) return text;
  if (startOfCharacter(text, 1) === 1) return text.slice(0, 1);
  for (const { segment } of segments(text)) return segment;
  return '';
};

/** The characters of a text, one after the other. */
export function* charactersOf(text: string): Generator<string> {
  for (const { segment } of segments(text)) yield segment;
}
