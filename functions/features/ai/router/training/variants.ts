import { conceptOf, SYNONYMS } from '../lexicon.ts';
import { stemOf } from '../words.ts';

const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)];

/** A word with one slip of the pen: a letter left out, doubled or swapped with its neighbour. */
const misspelt = (word: string, random: () => number): string => {
  if (word.length < 4) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const kind = random();
  if (kind < 0.4) return word.slice(0, at) + word.slice(at + 1);
  if (kind < 0.6) return word.slice(0, at) + word.charAt(at) + word.slice(at);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
};

const BEFORE = [
  'please',
  'can you',
  'could you',
  'hi',
  'ok',
  'so',
  'and',
  'then',
  'tell me',
  'i want to know',
  'also',
  'hey',
  'well',
  'now',
  'just',
];
const AFTER = ['please', 'now', 'for me', 'today', 'thanks', 'again', 'this week', 'quickly'];

/** The phrase with words exchanged for others of the same concept, some left out, and a polite word before or after it. */
const reworded = (phrase: string, random: () => number): string => {
  const words = phrase.split(' ').map((word) => {
    const concept = /^[a-z]+$/i.test(word) ? conceptOf(stemOf(word.toLowerCase())) : undefined;
    if (concept === undefined || random() < 0.6) return word;
    return pick(SYNONYMS.get(concept) ?? [], random) ?? word;
  });
  const kept = words.length > 4 ? words.filter(() => random() > 0.08) : words;
  if (random() < 0.25) kept.unshift(pick(BEFORE, random) ?? '');
  if (random() < 0.15) kept.push(pick(AFTER, random) ?? '');
  return kept.join(' ');
};

const withSlips = (phrase: string, random: () => number): string =>
  phrase
    .split(' ')
    .map((word) => (/^[a-z]+$/i.test(word) && random() < 0.3 ? misspelt(word, random) : word))
    .join(' ');

/** What the scorer learns of a phrase: the phrase, two rewordings, and one as it is typed in a hurry. */
export const variantsOf = (phrase: string, random: () => number): string[] => [
  phrase,
  reworded(phrase, random),
  reworded(phrase, random),
  withSlips(phrase, random),
];
