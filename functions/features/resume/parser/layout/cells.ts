import { containsDate } from '../fields/dates.ts';
import { headingKind } from '../sections/heading-words.ts';
import { type Segment, segmentOf, textOf } from './lines.ts';

/** How many lines segments are on. */
export const rowsOf = (segments: readonly Segment[]): number =>
  new Set(segments.map(({ base }) => Math.round(base / 3))).size;

const headings = new WeakMap<Segment['words'], boolean>();

/** Whether words announce a section; remembered, because every cut of a page asks again. */
export const isHeading = (words: Segment['words']): boolean => {
  const known = headings.get(words);
  if (known !== undefined) return known;
  const found = words.length <= 5 && headingKind(textOf(words)) !== undefined;
  headings.set(words, found);
  return found;
};

export const headingsIn = (segments: readonly Segment[]): number =>
  segments.filter(({ words }) => isHeading(words)).length;

/** Segments under each other as cells, each with the base of its first line. */
export const cellsOf = (column: readonly Segment[]): Segment[] => {
  const cells: Segment[] = [];
  let last = 0;
  for (const segment of column.toSorted((a, b) => a.base - b.base)) {
    const open = cells.at(-1);
    if (open && segment.base - last < 1.4 * segment.size && segment.base > last)
      cells.splice(-1, 1, { ...segmentOf([...open.words, ...segment.words]), base: open.base });
    else cells.push(segment);
    last = segment.base;
  }
  return cells;
};

/** The part of a list that passes a test; 0 for an empty list. */
export const share = (list: readonly Segment[], test: (segment: Segment) => boolean): number =>
  list.length === 0 ? 0 : list.filter(test).length / list.length;

export const hasDate = ({ words }: Segment): boolean => containsDate(textOf(words));
