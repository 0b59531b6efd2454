import type { Reference } from '#functions/core/advisor/tool.ts';
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

/** Words with capitals within a sentence, or words that are in no vocabulary after `at` and the like. */
const unexplained = (
  words: readonly Word[],
  isExplained: (word: string, index: number) => boolean,
): FoundName | undefined => {
  const capitals = words.filter(isCapital).length;
  const areNames = capitals * 2 <= words.length || words.length < 4;
  for (let from = 0; from < words.length; from++) {
    const word = words[from];
    if (!word || /^\d/.test(word.text) || word.text.length < 2 || CAPITALS.test(word.text)) continue;
    const isUnknown = word.text.length > 2 && !isExplained(word.text, from) && !isSkill(word.text);
    const after = words[from - 1]?.text ?? '';
    const isAt =
      /^(?:at|to|for|from|with|of|about|the|is|why|or|and|do|does|did|has|by|bookmark|save|put|apply|explain|compare)$/.test(
        after,
      );
    const isNamed =
      areNames &&
      isCapital(word) &&
      !word.first &&
      (isUnknown || isCapital(words[from + 1]) || after === 'at');
    const isLower = isUnknown && (isAt || from === 0);
    if (!isNamed && !isLower) continue;
    let to = from + 1;
    while (
      isCapital(words[to]) &&
      isCapital(word) &&
      !words[to]?.first &&
      !CAPITALS.test(words[to]?.text ?? '')
    )
      to += 1;
    if (!isCapital(word))
      while (
        to < words.length &&
        to - from < 2 &&
        !isExplained(words[to]?.text ?? '', to) &&
        !isSkill(words[to]?.text ?? '')
      )
        to += 1;
    if (to - from === 1 && (isExplained('', from) || isSkill(word.text))) continue;
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
