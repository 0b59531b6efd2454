import { keyOfSkill } from './fold.ts';

/** A word of a text, with its place in it. */
export interface Token {
  readonly text: string;
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** What is between the word before and this one. */
  readonly gap: string;
}

const WORD = /\.(?=net\b)[\p{L}]+|[\p{L}\p{N}][\p{L}\p{N}\p{M}\p{Cf}+#.'’&]*/giu;
const TAIL = /[.'’&]+$/u;

/** The words of a text. What is between two of them (spaces, commas, brackets) is the gap of the second. */
export const tokensOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(WORD)) {
    const word = found.replace(TAIL, '');
    tokens.push({
      text: word,
      key: keyOfSkill(word),
      start: index,
      end: index + word.length,
      gap: text.slice(end, index),
    });
    end = index + word.length;
  }
  return tokens;
};

const BLANK = (found: string): string => ' '.repeat(found.length);
const HIDING =
  /<(\w+)[^>]*(?:\bhidden\b|display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])|font-size\s*:\s*0(?![.\d])|color\s*:\s*(?:white|#fff(?:fff)?)\b)[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
const MARKUP = /<!--[\s\S]*?(?:-->|$)|<(script|style|template)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** Text shown in reverse, up to the end of the reversal. */
const REVERSED = /\u202e[^\u202c\n]*/g;

/** A text of the same length in which what readers do not see is blank: markup, hidden and reversed parts. */
export const seenText = (text: string): string =>
  text
    .replace(MARKUP, BLANK)
    .replace(HIDING, BLANK)
    .replace(REVERSED, BLANK)
    .replace(/<\/?[a-z][^<>]*>/gi, BLANK);

/** What readers see of a text, without characters that show nothing. Its places are not those of the text. */
export const readable = (text: string): string =>
  seenText(text).replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, '');
