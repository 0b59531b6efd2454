import type { Reference, Slots } from '#functions/core/advisor/tool.ts';
import { CITIES, COUNTRIES, STATES } from '#functions/parts/resume/lexicon/places.ts';
import { mentionsIn, mentionsInLine } from '#shared/features/matching/skills/mentions.ts';
import { nameIn } from './names.ts';
import { ordinalsIn } from './ordinals.ts';
import { plainText } from './plain-text.ts';
import { type FoundTitle, titleIn } from './titles.ts';
import type { Word } from './words.ts';

/** Places by their words without accents, each as it is written. */
const PLACES = new Map(
  [...COUNTRIES, ...STATES, ...CITIES].map((place): [string, string] => [
    plainText(place).replace(/\./g, ''),
    place.replace(/(?<=^|[\s-])\p{L}/gu, (letter) => letter.toUpperCase()),
  ]),
);
/** Towns whose names are words that questions have. */
const NO_TOWN = new Set([
  'nice',
  'essen',
  'bath',
  'reading',
  'mobile',
  'us',
  'cork',
  'lund',
  'cali',
  'split',
  'georgia',
]);
const ABBREVIATED: Readonly<Record<string, string>> = {
  nyc: 'New York',
  uk: 'United Kingdom',
  usa: 'United States',
  sf: 'San Francisco',
};
/** The words of the longest place. */
const LONGEST = 4;

export interface FoundPlace {
  readonly place: string;
  readonly from: number;
  readonly to: number;
}

/** Whether a word is the whole name of a place, so that its spelling is right. */
export const isPlace = (text: string): boolean => PLACES.has(text);
/** The places of one word, for the correction of spelling. */
export const PLACE_WORDS: readonly string[] = [...PLACES.keys()].filter((place) => /^[a-z]{4,}$/.test(place));

const placeIn = (words: readonly Word[]): FoundPlace | undefined => {
  for (let from = 0; from < words.length; from++)
    for (let length = Math.min(LONGEST, words.length - from); length > 0; length--) {
      const text = words
        .slice(from, from + length)
        .map((word) => word.text)
        .join(' ');
      const place = ABBREVIATED[text] ?? PLACES.get(text);
      const isNamed = /^(?:in|near|around|to|from|at)$/.test(words[from - 1]?.text ?? '');
      const isCapital = /^\p{Lu}/u.test(words[from]?.typed ?? '') && words[from]?.first === false;
      if (place !== undefined && (!NO_TOWN.has(text) || (isNamed && isCapital)))
        return { place, from, to: from + length };
    }
  return undefined;
};

const INTERNSHIP =
  /^(?:internships?|interns?|traineeships?|placements?|apprenticeships?|apprentices?|trainees?)$/;
const PROJECT = /^projects?$/;
const JOB = /^jobs?$/;

const typeIn = (words: readonly Word[]): Slots['type'] => {
  const has = (pattern: RegExp) => words.some(({ text }) => pattern.test(text));
  return has(INTERNSHIP) ? 'internship' : has(PROJECT) ? 'project' : has(JOB) ? 'job' : undefined;
};

const REMOTE =
  /\b(?:remote(?:ly)?|work(?:ing)? from home|from home|home ?office|wfh|telecommut\w+|telework\w*|work at home|home based|from anywhere)\b/;

/** A word before `jobs` or after `knows` and the like: a skill there even if it has an everyday meaning, as in `Rust jobs`. */
const ASKED =
  /(\S+) (?:jobs?|internships?|openings?|roles?|positions?|projects?|postings?)\b|\b(?:knows?|uses?|using|learn(?:ed|ing)?|experience (?:with|in)|skills? in) (\S+)/gi;

/** Skills whose words mean something of Fledge in a question: a mentor is looked for, not someone who can mentor. */
const OF_FLEDGE = new Set(['Mentoring']);

const skillsIn = (text: string): string[] => {
  const asked = [...text.matchAll(ASKED)].flatMap(([, before, after]) =>
    mentionsInLine(before ?? after ?? ''),
  );
  const mentioned = mentionsIn(text).filter(({ skill }) => !OF_FLEDGE.has(skill));
  return [...new Set([...mentioned, ...asked].map(({ skill }) => skill))];
};

/** What was found in the words of a question, with where it is: the scorer sees kinds of slots instead of their words. */
export interface FoundSlots {
  readonly slots: Omit<Slots, 'text' | 'typed'>;
  readonly place?: FoundPlace;
  readonly title?: FoundTitle;
  readonly name?: { readonly from: number; readonly to: number };
}

/**
 * What a question names besides what it asks for.
 * @param words with their spelling corrected
 * @param references the records that the last answer named
 * @param isKnown whether a word is an ordinary one, and no name
 */
export const slotsIn = (
  words: readonly Word[],
  references: readonly Reference[],
  isKnown: (word: string) => boolean,
): FoundSlots => {
  const text = words.map((word) => word.text).join(' ');
  const asTyped = words
    .map((word) => (word.typed.toLowerCase() === word.text ? word.typed : word.text))
    .join(' ');
  const skills = skillsIn(asTyped);
  const place = placeIn(words);
  const title = titleIn(words);
  const type = typeIn(words);
  const ordinals = ordinalsIn(words);
  const explained = (index: number): boolean =>
    [place, title].some((found) => found && index >= found.from && index < found.to);
  const name = nameIn(words, references, (word, index) => explained(index) || isKnown(word));
  return {
    slots: {
      skills,
      ...(title && { title: title.title }),
      ...(place && { place: place.place }),
      ...(type && { type }),
      ...(REMOTE.test(text) && { remote: true as const }),
      ...(ordinals.length === 1 && { ordinal: ordinals[0] }),
      ...(ordinals.length > 1 && { ordinals }),
      ...(name && { name: name.name }),
    },
    ...(place && { place }),
    ...(title && { title }),
    ...(name && name.to > name.from && { name }),
  };
};
