import type { Encoding } from './encodings.ts';

/*
 * How much a reading of a short list of names looks like text. Detectors that count letters need paragraphs: a list of
 * users has a few words beyond ASCII. What a wrong encoding does to a name is easier to see: symbols and other scripts
 * within words, capitals after small letters, rows of accented letters.
 */

/** Words with at least one character beyond ASCII. */
const foreignWords = (text: string): string[] =>
  text.split(/[ \t\n,;|"@.()/]+/).filter((word) => /[^\0-\x7f]/.test(word));

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Hebrew}/u,
  /\p{scx=Arabic}/u,
  /\p{Script=Thai}/u,
  /\p{Script=Hangul}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
];

const FAULTS: readonly (readonly [penalty: number, pattern: RegExp])[] = [
  // Symbols, punctuation and numbers beyond ASCII, but for quotation marks, dashes and the signs of currencies.
  [6, /[^\0-\x7f\p{L}\p{M}’‘“”–—«»„€£]/gu],
  [4, /[€£–—](?=\p{L})|(?<=\p{L})[€£]/gu],
  // A capital within a word, but for names such as O’Neill and McKay.
  [4, /(?<=\p{Ll}|\p{Ll}\p{M})(?<!\b(?:Mc|Mac|De|Di|La|Le|Van|Von))\p{Lu}/gu],
  [2, /(?<=\p{Lu})\p{Lu}(?=\p{Ll})/gu],
  // Accented letters side by side.
  [1.5, /(?<=(?![a-z])[\p{Script=Latin}])(?<![A-Za-z])(?![A-Za-z])\p{Script=Latin}/gu],
  // A mark without a letter before it, and letters that are signs of their own.
  [4, /(?<![\p{L}\p{M}])\p{M}|[\u02b0-\u02ff]/gu],
  // Letters that are rare within names, and some that end or begin none.
  [1, /^[ªº]|[æªº]$/gu],
  [1, /(?<=\p{L})[ìòùðþÿ¢¥ƒªºĺŕ](?=\p{L})/gu],
  // Half-width kana: in files, nearly always something else.
  [3, /[\uff61-\uff9f]/g],
  // A small letter of a script that has capitals at the beginning, after a separator.
  [1.5, /^(?=[^\0-\x7f])\p{Ll}/gu],
];

const mixed = (word: string): number =>
  Math.max(0, SCRIPTS.filter((script) => script.test(word)).length - 1) * 5;

/** The share of characters of two bytes that begin with an unusual byte: characters that few names have. */
const unusual = (bytes: Uint8Array, [from, to]: readonly [number, number]): number => {
  let pairs = 0;
  let outside = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) continue;
    pairs += 1;
    if (byte < from || byte > to) outside += 1;
    at += 1;
  }
  return pairs === 0 ? 0 : outside / pairs;
};

/** How implausible a text is as a reading of the bytes in this encoding: 0 or less for a text without any fault. */
export const implausibility = (text: string, bytes: Uint8Array, { usualLeads }: Encoding): number => {
  const words = foreignWords(text);
  const faults = words.map(
    (word) =>
      mixed(word) +
      FAULTS.reduce((sum, [penalty, pattern]) => sum + penalty * (word.match(pattern)?.length ?? 0), 0),
  );
  // Chinese texts read as Korean are only by chance without any Chinese character.
  const korean = words.every((word) => /^[\p{Script=Hangul}\0-\x7f]+$/u.test(word)) ? 0.8 : 0;
  const average = faults.reduce((sum, fault) => sum + fault, 0) / Math.max(1, words.length);
  return average - korean + (usualLeads ? 6 * unusual(bytes, usualLeads) : 0);
};
