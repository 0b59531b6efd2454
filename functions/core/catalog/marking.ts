import { type ListColumn, prefixRange } from './columns.ts';

/** What each row of a segment fails, as bits: 0 is an answer. */
export type Failing = Uint8Array | Uint16Array;

export const failAll = (failing: Failing, bit: number): void => {
  for (let row = 0; row < failing.length; row++) failing[row] = (failing[row] ?? 0) | bit;
};

/** From where to before where the codes lie of which a row needs one. */
export type Range = readonly [from: number, to: number];

/** Marks the rows that do not have a code out of each of the ranges. */
export const markLists = (
  { rowStarts, rows }: ListColumn,
  failing: Failing,
  bit: number,
  ranges: readonly Range[],
): void => {
  const met = new Uint8Array(failing.length);
  for (const [step, [from, to]] of ranges.entries())
    for (let i = rowStarts[from] ?? 0; i < (rowStarts[to] ?? 0); i++) {
      const row = rows[i] ?? 0;
      if (met[row] === step) met[row] = step + 1;
    }
  for (let row = 0; row < failing.length; row++)
    if (met[row] !== ranges.length) failing[row] = (failing[row] ?? 0) | bit;
};

/** Marks the rows that lack one of some values, in lower case. */
export const markValues = (
  column: ListColumn,
  failing: Failing,
  bit: number,
  values: readonly string[],
): void => {
  if (values.length === 0) return;
  const end = column.values.length;
  const ranges = values.map((value): Range => {
    const code = column.codeOf(value) ?? end;
    return [code, Math.min(code + 1, end)];
  });
  markLists(column, failing, bit, ranges);
};

/** Marks the rows of which no word begins with one of the words; without any word, all of them. */
export const markWords = (
  column: ListColumn,
  failing: Failing,
  bit: number,
  words: readonly string[],
): void => {
  if (words.length === 0) failAll(failing, bit);
  else
    markLists(
      column,
      failing,
      bit,
      words.map((word) => prefixRange(column.values, word)),
    );
};
