import { prefixRange } from '#functions/core/catalog/columns.ts';
import type { Segment } from './segment.ts';

/** How many letters may be wrong in a word that is this long; none in the shortest. */
const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The letters a to z of a word as bits: words that differ in many letters are no candidates. */
export const lettersOf = (word: string): number => {
  let letters = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    if (letter >= 0 && letter < 26) letters |= 1 << letter;
  }
  return letters;
};

/** How many bits of a number are set. */
export const bitsIn = (value: number): number => {
  let [left, count] = [value, 0];
  for (; left !== 0; left &= left - 1) count += 1;
  return count;
};

/**
 * How many letters were left out, added, changed or swapped with their neighbour between two words (optimal string
 * alignment); more than `most` where it is more.
 */
export const editDistance = (a: string, b: string, most: number): number => {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return last[b.length] ?? most + 1;
};

const isBegun = (segments: readonly Segment[], word: string): boolean =>
  segments.some(({ words }) => {
    const [from, to] = prefixRange(words.values, word);
    return from < to;
  });

/** The word of the segments that was most likely meant: the fewest slips, then the most frequent; undefined if none is near. */
const nearest = (segments: readonly Segment[], typed: string): string | undefined => {
  const most = slips(typed.length);
  if (most === 0) return undefined;
  const letters = lettersOf(typed);
  let best: { word: string; slips: number; rows: number } | undefined;
  for (const { words } of segments)
    for (const [code, word] of words.values.entries()) {
      if (Math.abs(word.length - typed.length) > most) continue;
      if (bitsIn(letters ^ lettersOf(word)) > 2 * most) continue;
      const found = editDistance(typed, word, best ? Math.min(most, best.slips) : most);
      if (found > most) continue;
      const rows = (words.rowStarts[code + 1] ?? 0) - (words.rowStarts[code] ?? 0);
      if (!best || found < best.slips || (found === best.slips && rows > best.rows))
        best = { word, slips: found, rows };
    }
  return best?.word;
};

/**
 * The words of a query as they were probably meant: those that begin no word of any opportunity are replaced by the nearest
 * one. Undefined when all are known, or one is like nothing.
 */
export const corrected = (segments: readonly Segment[], typed: readonly string[]): string[] | undefined => {
  const unknown = new Set(typed.filter((word) => !isBegun(segments, word)));
  if (unknown.size === 0) return undefined;
  const meant = typed.map((word) => (unknown.has(word) ? nearest(segments, word) : word));
  return meant.every((word) => word !== undefined) ? meant : undefined;
};
