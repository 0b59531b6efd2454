import type { OpportunitySummary } from '../opportunities/routes.ts';

/** Text as it is compared: compatibility forms, diacritics and what is unseen gone, case folded. `Zürich` and `ZURICH` are one. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    // Up and down again folds ß to ss and the like; the two forms of the Greek sigma would still differ.
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll('ς', 'σ');

/** Where a word begins in a chunk: at each run of letters and digits, and at a dot that leads one (`.NET`). */
const STARTS = /(?<![\p{L}\p{N}])[\p{L}\p{N}]|(?<![\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu;
/** What may not end a word: all but letters, digits, and the marks of `C++` and `C#`. */
const TAIL = /[^\p{L}\p{N}+#]+$/u;

const chunksOf = (text: string): string[] =>
  fold(text)
    .split(/\s+/)
    .map((chunk) => chunk.replace(TAIL, ''));

/**
 * The words that a user may begin to type to find a text. Each goes on to the end of its chunk, so that a search
 * by prefix finds it whole or in part: `Node.js` has `node.js` and `js`, `UI/UX` has `ui/ux` and `ux`, `C++` is one.
 */
export const wordsOf = (text: string): string[] => {
  const words = new Set<string>();
  for (const chunk of chunksOf(text))
    for (const { index } of chunk.matchAll(STARTS)) words.add(chunk.slice(index));
  return [...words];
};

/** The words of a query, as they would begin words of a text. Empty when it holds no letter or digit. */
export const queryWords = (q: string): string[] => [
  ...new Set(
    chunksOf(q).flatMap((chunk) => {
      const first = chunk.search(STARTS);
      return first >= 0 ? [chunk.slice(first)] : [];
    }),
  ),
];

/** The words by which an opportunity is found: those of its title, its company and its skills. */
export const searchWords = ({
  title,
  company,
  skills,
}: Pick<OpportunitySummary, 'title' | 'company' | 'skills'>): string[] =>
  wordsOf([title, company, ...skills].join(' '));

/** Whether every word of a query begins one of the words. */
export const allArePrefixes = (query: readonly string[], words: readonly string[]): boolean =>
  query.every((begun) => words.some((word) => word.startsWith(begun)));
