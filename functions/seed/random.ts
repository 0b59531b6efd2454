import { createHash } from 'node:crypto';
import { idFrom } from '#functions/core/ids.ts';

/** A source of chance that always says the same for the same label. */
export interface Random {
  /** A fraction, 0 ≤ x < 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly between: (min: number, max: number) => number;
  readonly chance: (probability: number) => boolean;
  /** Throws when there is nothing to pick from. */
  readonly pick: <T>(choices: readonly T[]) => T;
  /** All of them in another order. */
  readonly shuffle: <T>(items: readonly T[]) => T[];
  /** `count` of them, or all when there are fewer, none twice. */
  readonly sample: <T>(items: readonly T[], count: number) => T[];
}

/**
 * Started from a label for each thing that is made, so that a thing is the same whatever else is made: the first
 * 420 opportunities of 100,000 are the 420 of the default. The generator is Bob Jenkins's small one (sfc32).
 */
export const randomFor = (...label: readonly (string | number)[]): Random => {
  const digest = createHash('sha256').update(label.join('\n')).digest();
  const word = (offset: number) => digest.readInt32LE(offset);
  let [a, b, c, counter] = [word(0), word(4), word(8), word(12)];
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const shuffle = <T>(items: readonly T[]): T[] => {
    const shuffled = [...items];
    for (let end = shuffled.length - 1; end > 0; end--) {
      const other = between(0, end);
      [shuffled[end], shuffled[other]] = [shuffled[other] as T, shuffled[end] as T];
    }
    return shuffled;
  };
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (choices) => {
      if (choices.length === 0) throw new Error(`Nothing to pick from for ${label.join(' ')}.`);
      return choices[between(0, choices.length - 1)] as never;
    },
    shuffle,
    sample: (items, count) => shuffle(items).slice(0, count),
  };
};

/** The id of a thing of the seed, always the same for the same label. */
export const idFor = (...label: readonly (string | number)[]): string => idFrom(label.join('\n'));
