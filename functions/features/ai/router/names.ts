import type { Reference } from '#functions/core/advisor/tool.ts';
import { COMPANY_WORDS } from '#functions/parts/resume/lexicon/work.ts';
import { keyOfSkill } from '#shared/features/matching/skills/fold.ts';
import { spellingOf } from '#shared/features/matching/skills/vocabulary.ts';
import { plainText } from './plain-text.ts';
import type { Word } from './words.ts';

export interface FoundName {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** Words that are written with a capital and name nobody. */
const CAPITALS =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|english|british|american|christmas|fledge|i|cv|resume|ok|asap|pdf|star|smart|ai|gdpr|usa|uk|eu|opt|cpt|erasmus|linkedin|github)$/;

const isCapital = (word: Word | undefined): boolean => /^\p{Lu}/u.test(word?.typed ?? '');
const isSkill = (text: string): boolean => spellingOf(keyOfSkill(text)) !== undefined;

const written = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ typed }) => typed.replace(/['’]s$/, ''))
    .join(' ');

/** The label of a record of the last answer, or of its company, whose words a question has. */
const referenceIn = (words: readonly Word[], references: readonly Reference[]): FoundName | undefined => {
  const text = ` ${words.map((word) => word.text).join(' ')} `;
  for (const { label } of references)
    for (const part of [label, ...label.split(/ (?:at|with|,|–|-) /)]) {
      const plain = plainText(part).replace(/[^\p{L}\p{N} ]/gu, '');
      if (plain.length < 4 || !text.includes(` ${plain} `)) continue;
      const from = text.slice(0, text.indexOf(` ${plain} `)).split(' ').length - 1;
      return { name: part, from, to: from + plain.split(' ').length };
    }
  return undefined;
};

/** What a name follows when it is written without a capital. */
const BEFORE_NAME =
  /^(?:at|to|for|from|with|of|about|the|is|why|or|and|do|does|did|has|by|bookmark|save|put|apply|explain|compare)$/;
/** How a sentence may begin without asking anything: `actually`, `unfortunately`. */
const ADVERB = /ly$/;
/** Words of a name that is written without capitals, at most. */
const LONGEST = 2;

/** Words with capitals within a sentence, or words that are in no vocabulary after `at` and the like. */
const unexplained = (
  words: readonly Word[],
  isExplained: (word: string, index: number) => boolean,
): FoundName | undefined => {
  const capitals = words.filter(isCapital).length;
  // In a message that is all capitals, they mean nothing.
  const tellNames = capitals * 2 <= words.length || words.length < 4;
  const isStrange = (index: number): boolean => {
    const text = words[index]?.text ?? '';
    return text.length > 2 && !/^\d/.test(text) && !isExplained(text, index) && !isSkill(text);
  };
  const goesOn = (index: number): boolean =>
    isCapital(words[index]) && words[index]?.first === false && !CAPITALS.test(words[index]?.text ?? '');
  for (const [from, word] of words.entries()) {
    if (/^\d/.test(word.text) || word.text.length < 2 || CAPITALS.test(word.text)) continue;
    const before = words[from - 1]?.text ?? '';
    let to = from + 1;
    if (isCapital(word)) while (goesOn(to)) to += 1;
    const isNamed =
      tellNames &&
      goesOn(from) &&
      !(to - from === 1 && (isExplained('', from) || isSkill(word.text))) &&
      (isStrange(from) || to - from > 1 || before === 'at');
    if (!isNamed && !(isStrange(from) && (from === 0 ? !ADVERB.test(word.text) : BEFORE_NAME.test(before))))
      continue;
    const belongs = (index: number) => isStrange(index) || COMPANY_WORDS.has(words[index]?.text ?? '');
    if (!isCapital(word)) while (to < words.length && to - from < LONGEST && belongs(to)) to += 1;
    return { name: written(words, from, to), from, to };
  }
  return undefined;
};

/** A name in a question that nothing else explains: of a company, a posting, a mentor. */
export const nameIn = (
  words: readonly Word[],
  references: readonly Reference[],
  isExplained: (word: string, index: number) => boolean,
): FoundName | undefined => referenceIn(words, references) ?? unexplained(words, isExplained);
