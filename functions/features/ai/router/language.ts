import { ENGLISH_WORDS, FUNCTION_WORDS } from './language-words.ts';

const LETTER = /\p{L}/gu;
const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTER = /[^\p{ASCII}]/u;
/** English words, and names in English questions, that are written with accents. */
const BORROWED =
  /^(?:r[eé]sum[eé]s?|caf[eé]s?|na[iï]ve|clich[eé]s?|fianc[eé]e?s?|prot[eé]g[eé]e?s?|d[eé]j[aà])$/u;

const words = (texts: readonly string[]) => texts.map((text) => new Set(text.split(' ')));
const foreign = words(Object.values(FUNCTION_WORDS));
const [english = new Set<string>()] = words([ENGLISH_WORDS]);

/**
 * Whether a question is in another language than English: by its script, or by words that no sentence of a language goes
 * without. A few foreign words in an English question, such as names, do not count.
 * @param visible the question without hidden characters, with its accents
 * @param isKnown whether a word is one that English questions have
 */
export const isOtherLanguage = (visible: string, isKnown: (word: string) => boolean): boolean => {
  const letters = visible.match(LETTER) ?? [];
  const others = letters.filter((letter) => !LATIN.test(letter)).length;
  if (others > 0 && others * 2 >= letters.length) return true;
  if (/[¿¡]/.test(visible)) return true;
  const typed = (visible.match(/[\p{L}\p{M}]+/gu) ?? []).slice(0, 40);
  const lower = typed.map((word) => word.toLowerCase());
  const accented = lower.filter(
    (word, index) =>
      OTHER_LETTER.test(word) &&
      !BORROWED.test(word) &&
      (index === 0 || typed[index]?.[0]?.toLowerCase() === typed[index]?.[0]),
  ).length;
  const native = lower.filter((word) => english.has(word)).length;
  const known = lower.filter((word) => english.has(word) || isKnown(word)).length;
  const most = Math.max(...foreign.map((list) => lower.filter((word) => list.has(word)).length));
  if (most === 0 && accented === 0) return false;
  const score = most + accented;
  if (native === 0) return score >= 2 || (lower.length <= 3 && known * 2 <= lower.length);
  return most >= 2 && score > known;
};
