import { bitsIn, editDistance, lettersOf } from './spelling.ts';

/** How many letters may be wrong in a word that is this long. */
const slips = (length: number): number => (length < 3 ? 0 : length < 8 ? 1 : 2);

interface Entry {
  readonly word: string;
  readonly letters: number;
  /** How often questions have it. */
  readonly weight: number;
}

/** Words that questions have, by their length, with how often. */
export interface Speller {
  readonly has: (word: string) => boolean;
  /** The word that was probably meant; undefined when none is near. */
  readonly nearest: (typed: string) => string | undefined;
}

/** Slips of the pen are rarely in the first letter. */
const isLikely = (typed: string, word: string, most: number): boolean =>
  typed[0] === word[0] ||
  (typed[0] === word[1] && typed[1] === word[0]) ||
  (most === 1 && typed === word.slice(1));

/** @param counts the words that a question may have, with how often they were seen */
export const spellerOf = (counts: ReadonlyMap<string, number>): Speller => {
  const byLength: Entry[][] = [];
  for (const [word, weight] of counts) {
    if (!/^[a-z]{2,}$/.test(word)) continue;
    const entries = byLength[word.length] ?? [];
    byLength[word.length] = entries;
    entries.push({ word, letters: lettersOf(word), weight });
  }
  const nearest = (typed: string): string | undefined => {
    const most = slips(typed.length);
    if (most === 0 || typed.length > 24 || !/^[a-z]+$/.test(typed)) return undefined;
    const letters = lettersOf(typed);
    let best: { readonly word: string; readonly distance: number; readonly weight: number } | undefined;
    for (let length = typed.length - most; length <= typed.length + most; length++)
      for (const { word, letters: own, weight } of byLength[length] ?? []) {
        if (length < 3 || bitsIn(letters ^ own) > 2 * most || !isLikely(typed, word, most)) continue;
        const distance = editDistance(typed, word, best ? Math.min(most, best.distance) : most);
        if (distance > most) continue;
        if (!best || distance < best.distance || (distance === best.distance && weight > best.weight))
          best = { word, distance, weight };
      }
    return best?.word;
  };
  return { has: (word) => counts.has(word), nearest };
};
