import {
  type Column,
  columnOf,
  Dictionary,
  type ListColumn,
  type Lists,
  listColumnOf,
  type Values,
} from './columns.ts';

/** Collects distinct values as they are: those that differ in case only are two. */
export const exactly = (): Dictionary => new Dictionary((value) => value);

/** One value for each row, as it is. */
export const valuesFrom = (values: readonly string[]): Values => {
  const dictionary = exactly();
  const codes = Uint32Array.from(values, (value) => dictionary.add(value));
  return { values: dictionary.values, codes };
};

/** One value for each row, which can be looked up. */
export const columnFrom = (values: readonly string[], dictionary = new Dictionary()): Column => {
  const codes = Uint32Array.from(values, (value) => dictionary.add(value));
  return columnOf(dictionary.values, codes);
};

/** Where the values of each row begin. */
const startsOf = (lists: readonly (readonly unknown[])[]): Uint32Array => {
  const starts = new Uint32Array(lists.length + 1);
  for (const [row, { length }] of lists.entries()) starts[row + 1] = (starts[row] ?? 0) + length;
  return starts;
};

const flatCodes = (lists: readonly (readonly string[])[], total: number, codeOf: (v: string) => number) => {
  const codes = new Uint32Array(total);
  let at = 0;
  for (const list of lists) for (const value of list) codes[at++] = codeOf(value);
  return codes;
};

/** Any number of values for each row. */
export const listsFrom = (lists: readonly (readonly string[])[], dictionary = exactly()): Lists => {
  const starts = startsOf(lists);
  const codes = flatCodes(lists, starts.at(-1) ?? 0, (value) => dictionary.add(value));
  return { values: dictionary.values, starts, codes };
};

/** Lists whose values can be looked up. */
export const listColumnFrom = (lists: readonly (readonly string[])[]): ListColumn => {
  const { values, starts, codes } = listsFrom(lists, new Dictionary());
  return listColumnOf(values, starts, codes);
};

/** The words of each row, sorted, so that those with a common beginning are neighbours. */
export const wordColumnFrom = (lists: readonly (readonly string[])[]): ListColumn => {
  const starts = startsOf(lists);
  const values = [...new Set(lists.flat())].sort();
  const order = new Map(values.map((word, code) => [word, code]));
  const codes = flatCodes(lists, starts.at(-1) ?? 0, (word) => order.get(word) ?? 0);
  return listColumnOf(values, starts, codes);
};
