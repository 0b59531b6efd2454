import { keyOfSkill, plainSkill } from './fold.ts';
import { linesOf, partsOfLine, type SkillGroup, type SpellingLine } from './group.ts';
import { activitiesOf, phraseForm } from './nouns.ts';
import { OPEN_DATA } from './open-data.data.ts';
import { PROFESSIONS } from './professions.data.ts';
import { TECHNOLOGY } from './technology.data.ts';

export const GROUPS: readonly SkillGroup[] = [...TECHNOLOGY, ...PROFESSIONS, ...OPEN_DATA];

interface Spelling {
  readonly skill: string;
  readonly mark: SpellingLine['mark'];
  /** The canonical name of a tool or a technology, which vendors put their names before. */
  readonly tool: boolean;
}

/** Reads all groups. A function does so when it first needs a skill, not when it loads: it takes longer than all else. */
const readVocabulary = () => {
  const spellings = new Map<string, Spelling>();
  /** The spellings of several words, by the key of their one form. */
  const phrases = new Map<string, Spelling>();
  const qualities = new Set<string>();
  const implied = new Map<string, readonly string[]>();
  const related = new Map<string, Set<string>>();
  /** The sets of similar skills. */
  const sets = new Map<string, string[]>();

  const addLine = (line: string, tool: boolean): string => {
    const { name, spellings: all, sets: own, implies } = partsOfLine(line);
    for (const [index, { text, mark }] of all.entries()) {
      const key = keyOfSkill(text);
      const spelling = { skill: name, mark, tool: tool && index === 0 };
      if (!spellings.has(key)) spellings.set(key, spelling);
      const phrase = phraseForm(plainSkill(text));
      if (phrase !== undefined && !phrases.has(keyOfSkill(phrase))) phrases.set(keyOfSkill(phrase), spelling);
    }
    for (const set of own) sets.set(set, [...(sets.get(set) ?? []), name]);
    if (implies.length > 0) implied.set(name, implies);
    return name;
  };

  for (const group of GROUPS) {
    for (const line of linesOf(group)) {
      const skill = addLine(line, !PROFESSIONS.includes(group));
      if (group.qualities) qualities.add(skill);
    }
  }
  for (const members of sets.values())
    for (const skill of members)
      for (const other of members)
        if (skill !== other) related.set(skill, (related.get(skill) ?? new Set()).add(other));
  return { spellings, phrases, qualities, implied, related };
};
const vocabulary = readVocabulary();

const NONE: readonly string[] = [];

/** What is known of a spelling, also in the singular or plural; undefined when it is not in the vocabulary. */
export const spellingOf = (key: string): Spelling | undefined => {
  const exact = vocabulary.spellings.get(key);
  if (exact || key.length < 5) return exact;
  if (!key.endsWith('s')) return vocabulary.spellings.get(`${key}s`);
  return (
    vocabulary.spellings.get(key.slice(0, -1)) ??
    (key.endsWith('ies') ? vocabulary.spellings.get(`${key.slice(0, -3)}y`) : undefined)
  );
};

/** What is known of a phrase in lower case, in whichever form; undefined when it is not in the vocabulary. */
export const spellingOfPhrase = (text: string): Spelling | undefined => {
  const phrase = phraseForm(text);
  if (phrase === undefined) return undefined;
  const key = keyOfSkill(phrase);
  return vocabulary.phrases.get(key) ?? spellingOf(key);
};

/** What is known of that which a role consists of by its words: `graphic designer` does graphic design, `welder` welding. */
export const spellingOfRole = (words: readonly string[]): Spelling | undefined => {
  for (const activity of activitiesOf(words.at(-1) ?? '')) {
    const spelling = spellingOf(keyOfSkill([...words.slice(0, -1), activity].join(' ')));
    if (spelling) return spelling;
  }
  return undefined;
};

/** The skills that a skill implies directly: Next.js implies React. */
export const impliedBy = (skill: string): readonly string[] => vocabulary.implied.get(skill) ?? NONE;

/** Whether a skill is a quality of a person, such as patience. */
export const isQuality = (skill: string): boolean => vocabulary.qualities.has(skill);

/** The skills that are worth a part of this one. */
export const relatedTo = (skill: string): ReadonlySet<string> | undefined => vocabulary.related.get(skill);
