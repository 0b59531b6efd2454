import { type Block, blockText } from '#shared/core/blocks.ts';

/** The words of a text. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

/** Groups of vowels, without a silent e: right for most words of English. */
const syllablesOf = (word: string): number => {
  const groups = word
    .toLowerCase()
    .replace(/e$/, '')
    .match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
};

/**
 * The grade of US schools at which a text can be read, by Flesch and Kincaid: 0.39 words a sentence + 11.8 syllables a word −
 * 15.59 (Kincaid et al., Research Branch Report 8-75, 1975). 0 for a text without words.
 */
export const readingGrade = (text: string): number => {
  const words = wordsOf(text);
  const sentences = text.split(/[.!?:]+(?:\s|$)|\n+/).filter((sentence) => wordsOf(sentence).length > 0);
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return (0.39 * words.length) / Math.max(1, sentences.length) + (11.8 * syllables) / words.length - 15.59;
};

const PROSE: readonly Block['kind'][] = ['paragraph', 'list', 'callout'];

/** What of a text is read as sentences: no headings, code or tables. */
export const proseOf = (blocks: readonly Block[]): string =>
  blocks
    .filter(({ kind }) => PROSE.includes(kind))
    .map(blockText)
    .join('\n');
