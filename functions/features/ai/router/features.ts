import { conceptOf } from './lexicon.ts';
import type { FoundSlots } from './slots.ts';
import { stemOf, type Word } from './words.ts';

/** Features are numbered by a hash, so that the weights need no list of them. */
export const BUCKETS = 16_384;

const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) & (BUCKETS - 1);
};

/** Numbers of the features of a question, each once, with how much each counts. */
export interface Features {
  readonly buckets: Int32Array;
  readonly values: Float64Array;
}

const VALUE = { word: 1, pair: 0.8, concept: 1, concepts: 0.8, letters: 0.35, question: 1 } as const;
/** How far apart concepts that belong together may be. */
const NEAR = 6;
/** The length of every question’s vector: long ones are no surer than short ones. */
const NORM = 4;

/** The words with kinds of slots in place of places, titles and names: which one it is does not change what is asked. */
export const kindsOf = (words: readonly Word[], found: FoundSlots): string[] =>
  words.flatMap(({ text }, index) => {
    for (const [kind, at] of [
      ['@place', found.place],
      ['@name', found.name],
      ['@title', found.title],
    ] as const)
      if (at && index >= at.from && index < at.to) return index === at.from ? [kind] : [];
    return [/^\d+$/.test(text) ? '@number' : text];
  });

const few = (count: number): number => Math.min(count, 3);

/**
 * What the scorer sees of a question: words and pairs of them, concepts and pairs of them, the letters of words, and how
 * many of its words belong to what the advisor is for.
 * @param isOwn whether a stem is one that questions within the advisor's scope have
 */
export const featuresOf = (
  kinds: readonly string[],
  hasSkill: boolean,
  isOwn: (stem: string) => boolean,
): Features => {
  const found = new Map<number, number>();
  const add = (feature: string, value: number) => {
    const bucket = hashOf(feature);
    found.set(bucket, Math.max(found.get(bucket) ?? 0, value));
  };
  const stems = kinds.map(stemOf);
  const concepts = stems.flatMap((stem, at) => {
    const concept = stem.startsWith('@') ? stem : conceptOf(stem);
    return concept === undefined ? [] : [{ concept, at }];
  });
  add('all', VALUE.question);
  add(`first ${stems[0] ?? ''}`, VALUE.word);
  if (hasSkill) add('@skill', VALUE.concept);
  for (const [index, stem] of stems.entries()) {
    add(`w ${stem}`, VALUE.word);
    add(`p ${stem} ${stems[index + 1] ?? ''}`, VALUE.pair);
    const word = `^${kinds[index]}$`;
    if (!stem.startsWith('@') && word.length < 20)
      for (let size = 3; size <= 4; size++)
        for (let i = 0; i + size <= word.length; i++) add(`l ${word.slice(i, i + size)}`, VALUE.letters);
  }
  for (const [index, { concept, at }] of concepts.entries()) {
    add(`c ${concept}`, VALUE.concept);
    for (const other of concepts.slice(index + 1))
      if (other.at - at <= NEAR && other.concept !== concept)
        add(`cc ${concept} ${other.concept}`, VALUE.concepts);
  }
  const content = stems.filter((stem) => stem.length > 2);
  const own = content.filter((stem) => stem.startsWith('@') || isOwn(stem)).length;
  add(`own ${few(own)}`, VALUE.question);
  add(`strange ${few(content.length - own)}`, VALUE.question);
  add(`words ${Math.min(stems.length, 8)}`, VALUE.question);
  const norm = Math.sqrt(found.values().reduce((sum, value) => sum + value * value, 0));
  return {
    buckets: Int32Array.from(found.keys()),
    values: Float64Array.from(found.values(), (value) => (value * NORM) / norm),
  };
};
