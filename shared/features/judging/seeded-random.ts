/*
 * Random numbers that anyone can draw again: the same text gives the same numbers in every JavaScript engine, since only whole
 * numbers of 32 bits are involved.
 */

/** A whole number from 0 to below the limit, all equally likely. */
export type Random = (below: number) => number;

const RANGE = 2 ** 32;
/** Draws after which nothing is left of how the state began. */
const WARM_UP = 16;

/** The finalizer of MurmurHash3: each bit of the input changes each bit of the output with a chance of a half. */
const mixed = (word: number): number => {
  let bits = word ^ (word >>> 16);
  bits = Math.imul(bits, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
};

/** FNV-1a over the UTF-16 units of a text, from a start of its own for each word of the state. */
const wordOf = (text: string, start: number): number => {
  let word = mixed(start);
  for (let index = 0; index < text.length; index += 1)
    word = Math.imul(word ^ text.charCodeAt(index), 0x01000193);
  return mixed(word);
};

/** The generator sfc32 (Doty-Humphrey, PractRand), whose state follows from the texts. */
export const randomOf = (...texts: readonly string[]): Random => {
  const text = texts.join('\n');
  let [a, b, c, counter] = [wordOf(text, 1), wordOf(text, 2), wordOf(text, 3), 1];
  const draw = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  for (let step = 0; step < WARM_UP; step += 1) draw();
  return (below) => {
    // What is left of the range beyond a multiple of the limit would favour small numbers.
    const fair = RANGE - (RANGE % below);
    let drawn = draw();
    while (drawn >= fair) drawn = draw();
    return drawn % below;
  };
};

/** The same items in a random order, all orders equally likely (Fisher and Yates). */
export const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(random(left.length), 1));
};

/** The order of texts that is the same everywhere, whatever the language of a reader. */
export const inCodeOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
