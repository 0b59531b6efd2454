import { containsDate, findDates } from '../fields/dates.ts';
import { cellsOf, hasDate, headingsIn, isHeading, rowsOf, share } from './cells.ts';
import { linesOf, type Segment, segmentOf, textOf } from './lines.ts';
import { marginGroups } from './margin.ts';

/** Text that is read from top to bottom before what follows. `side` is its column, where the page has columns. */
export type Block = { segments: Segment[]; side: 'left' | 'right' | 'whole'; split: number };

type Cut = { x: number; top: number; bottom: number; gutter: number; height: number; even: boolean };

const STEP = 3;
const LEAST_LINES = 3;
/** The least white space between columns, and that between columns which both have headings. */
const LEAST_GUTTER = 5;
const TOUCHING = -1.5;

const inBand = (segments: readonly Segment[], top: number, bottom: number): Segment[] =>
  segments.filter(({ base }) => base > top && base < bottom);

/** The runs of lines that nothing crosses at `x`. */
const freeRuns = (segments: readonly Segment[], x: number): [number, number][] => {
  const crossing = segments.filter(({ box }) => box[0] < x - 1 && box[2] > x + 1).map(({ base }) => base);
  const edges = [-1e6, ...crossing.toSorted((a, b) => a - b), 1e6];
  return edges.slice(1).map((bottom, index) => [edges[index] ?? 0, bottom]);
};

/** Where many lines begin, beside those of a regular grid: columns may touch there. */
const placesToCut = (segments: readonly Segment[], from: number, to: number): number[] => {
  const starts = Map.groupBy(segments, ({ box }) => Math.round(box[0]));
  const edges = [...starts].filter(([, group]) => rowsOf(group) >= 2 * LEAST_LINES).map(([x]) => x);
  const count = Math.max(0, Math.ceil((to - from - 80) / STEP));
  return [...Array.from({ length: count }, (_, index) => from + 40 + index * STEP), ...edges].filter(
    (x) => x >= from + 40 && x < to - 40,
  );
};

/** Whether below the last heading at the left only dates are at the right: these are not of one column with what is above. */
const isLooseEnd = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const last = Math.max(...left.filter(({ words }) => isHeading(words)).map(({ base }) => base));
  const below = right.filter(({ base }) => base > last);
  return below.length > 0 && below.length < right.length && below.every(hasDate) && headingsIn(right) === 0;
};

/** Whether a side is a column with headings whose lines begin under each other, and not dates with a column beside them. */
const beginsEvenly = (side: readonly Segment[]): boolean => {
  const edge = Math.min(...side.map(({ box }) => box[0]));
  return headingsIn(side) > 0 && share(side, ({ box }) => box[0] < edge + 4) > 0.7;
};

/** The best place to cut a region into two columns: the tallest, and among those the widest gutter. */
const bestCut = (segments: readonly Segment[]): Cut | undefined => {
  const from = Math.min(...segments.map(({ box }) => box[0]));
  const to = Math.max(...segments.map(({ box }) => box[2]));
  let best: Cut | undefined;
  for (const x of placesToCut(segments, from, to)) {
    for (const [top, bottom] of freeRuns(segments, x)) {
      const band = inBand(segments, top, bottom);
      const left = band.filter(({ box }) => box[2] <= x + 1);
      const right = band.filter(({ box }) => box[0] >= x - 1);
      if (rowsOf(left) < LEAST_LINES || rowsOf(right) < LEAST_LINES) continue;
      const shared = [
        Math.max(Math.min(...left.map(({ base }) => base)), Math.min(...right.map(({ base }) => base))),
        Math.min(Math.max(...left.map(({ base }) => base)), Math.max(...right.map(({ base }) => base))),
      ];
      const height = (shared[1] ?? 0) - (shared[0] ?? 0);
      const gutter = Math.min(...right.map(({ box }) => box[0])) - Math.max(...left.map(({ box }) => box[2]));
      if (height < 24 || gutter < TOUCHING || isLooseEnd(left, right)) continue;
      if (best && height <= best.height - 12) continue;
      if (gutter < LEAST_GUTTER && (headingsIn(left) === 0 || headingsIn(right) === 0)) continue;
      const even = beginsEvenly(right);
      if (!best || height > best.height + 12 || (even !== best.even ? even : gutter > best.gutter))
        best = { x, top, bottom, gutter, height, even };
    }
  }
  return best;
};

const topOf = (segments: readonly Segment[]): number => Math.min(...segments.map(({ base }) => base));

const isRangeIn = (text: string): boolean => findDates(text).some(({ isRange }) => isRange);

/** Whether the two sides of a cut are cells of the same rows, such as dates beside entries, and not two columns. */
const areRows = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const [leftHeadings, rightHeadings] = [headingsIn(left), headingsIn(right)];
  const isBeside =
    (others: readonly Segment[]) =>
    ({ base, size }: Segment): boolean =>
      others.some((other) => Math.abs(other.base - base) <= 0.3 * Math.max(size, other.size));
  const plainOf = (side: readonly Segment[]): Segment[] => side.filter(({ words }) => !isHeading(words));
  // Dates, with what is written under them, or labels in front of what they name.
  const leftPlain = plainOf(left);
  const leftCells = cellsOf(leftPlain);
  if (rightHeadings <= 1 && leftCells.length >= 2 && share(leftCells, isBeside(right)) > 0.7) {
    if (share(leftCells, hasDate) >= 0.6) return true;
    if (
      rightHeadings === 0 &&
      share(leftPlain, isBeside(right)) > 0.85 &&
      share(leftPlain, isLabelLike) > 0.85
    )
      return true;
  }
  // Cells of a table that ends above what goes on at the left.
  const lowest = (side: readonly Segment[]): number => Math.max(...side.map(({ base }) => base));
  if (
    rightHeadings === 0 &&
    lowest(left) > lowest(right) &&
    share(right, isBeside(left)) > 0.9 &&
    share(right, ({ words }) => words.length <= 6) > 0.8
  )
    return true;
  // Dates and headings alone are no column.
  const bare = share(right, (segment) => hasDate(segment) || isHeading(segment.words));
  if (bare === 1 || (bare > 0.6 && right.length <= 4 && right.some(hasDate))) return true;
  const fewIsLeft = left.length <= right.length;
  const [few, many] = fewIsLeft ? [left, right] : [right, left];
  const others = plainOf(few);
  const labels = others.length > 0.5 * leftHeadings ? others : few;
  const cells = cellsOf(labels);
  const aligned = Math.max(share(cells, isBeside(many)), share(labels, isBeside(many)));
  if (aligned < 0.7) return false;
  if (share(cells, hasDate) > 0.3) return true;
  if (leftHeadings > 0 && rightHeadings > 0) return false;
  const areShort = share(labels, ({ words }) => words.length <= 4) > 0.9;
  if (!fewIsLeft) return rightHeadings === 0 && (leftHeadings === 0 || areShort);
  return rightHeadings === 0 && (areShort || leftHeadings >= 0.5 * few.length);
};

const isLabelLike = ({ words }: Segment): boolean => words.length <= 5 && !/[.,;]$/.test(textOf(words));

const ENDS_OPEN = /(?:[-–—]|\b(?:to|bis|until|au|à|al|tot|do|a))$/iu;

/** Cells of rows: a date that goes on in the line below it is brought into one cell, in the row of its first line. */
const rowsTogether = (left: readonly Segment[], right: readonly Segment[]): Segment[] => {
  const join = (column: readonly Segment[], isCell: boolean): Segment[] => {
    const cells: Segment[] = [];
    let last = 0;
    for (const segment of column.toSorted((a, b) => a.base - b.base)) {
      const open = cells.at(-1);
      const text = textOf(open?.words ?? []);
      const near = open && segment.base - last < 1.7 * segment.size;
      last = segment.base;
      const isDate = hasDate(segment) || /^[\p{L}’']+(?: \p{L}+)?$/u.test(textOf(segment.words));
      if (
        open &&
        near &&
        containsDate(text) &&
        ((isDate && ENDS_OPEN.test(text)) ||
          (!isRangeIn(text) &&
            !isRangeIn(textOf(segment.words)) &&
            isRangeIn(`${text} ${textOf(segment.words)}`)))
      )
        cells.splice(-1, 1, { ...segmentOf([...open.words, ...segment.words]), base: open.base });
      // A place under a date is in the row of the date.
      else if (open && near && isCell && containsDate(text) && !hasDate(segment))
        cells.splice(-1, 0, { ...segment, base: open.base });
      else cells.push(segment);
    }
    return cells;
  };
  return [...join(left, share(cellsOf(left), hasDate) > 0.5), ...join(right, false)];
};

/** Where the one column has ended, the next heading of the other begins what is below both. */
const endOfColumns = (left: readonly Segment[], right: readonly Segment[]): number | undefined => {
  const ends = [left, right].map((side) => Math.max(...side.map(({ base }) => base)));
  const shorter = Math.min(...ends);
  return [...left, ...right]
    .filter(({ base, words }) => base > shorter && isHeading(words))
    .map(({ base, size }) => base - 0.5 * size)
    .toSorted((a, b) => a - b)[0];
};

/** Cuts a region into blocks in reading order, by vertical white space. */
const cutRegion = (segments: Segment[], depth: number): Block[] => {
  const whole: Block[] = segments.length > 0 ? [{ segments, side: 'whole', split: 0 }] : [];
  if (segments.length < 2 * LEAST_LINES || depth > 4) return whole;
  const cut = bestCut(segments);
  if (!cut) return whole;
  const band = inBand(segments, cut.top, cut.bottom);
  const left = band.filter(({ box }) => box[2] <= cut.x + 1);
  const right = band.filter(({ box }) => box[0] >= cut.x - 1);
  const above = segments.filter(({ base }) => base <= cut.top);
  const below = segments.filter(({ base }) => base >= cut.bottom);
  const groups = marginGroups(left, right);
  if (groups)
    return [
      ...cutRegion(above, depth + 1),
      ...groups.flatMap(({ heading, body }): Block[] => [
        ...(heading ? [{ segments: [heading], side: 'whole' as const, split: 0 }] : []),
        ...cutRegion(body, depth + 1),
      ]),
      ...cutRegion(below, depth + 1),
    ];
  const end = cut.bottom < 1e6 ? endOfColumns(left, right) : undefined;
  if (end !== undefined) {
    below.push(...[...left, ...right].filter(({ base }) => base >= end));
    for (const side of [left, right]) side.splice(0, side.length, ...side.filter(({ base }) => base < end));
  }
  const from = Math.max(topOf(left), topOf(right)) - 2;
  const rows = [left, right].map((part) => part.filter(({ base }) => base >= from));
  const [rowsLeft = [], rowsRight = []] = rows;
  if (rowsLeft.length > 0 && rowsRight.length > 0 && areRows(rowsLeft, rowsRight)) {
    // The rows stay together; what is above and below them may have columns of its own.
    above.push(...band.filter(({ base }) => base < from));
    if (above.length === 0 && below.length === 0)
      return [{ segments: rowsTogether(rowsLeft, rowsRight), side: 'whole', split: 0 }];
    const parts = [
      ...cutRegion(above, depth + 1),
      { segments: rowsTogether(rowsLeft, rowsRight), side: 'whole' as const, split: 0 },
      ...cutRegion(below, depth + 1),
    ];
    return parts.every(({ side }) => side === 'whole')
      ? [{ segments: parts.flatMap((part) => part.segments), side: 'whole', split: 0 }]
      : parts;
  }
  const side = (part: Segment[], name: 'left' | 'right'): Block[] =>
    cutRegion(part, depth + 1).map((block) => ({ ...block, side: name, split: cut.x }));
  return [
    ...cutRegion(above, depth + 1),
    ...side(left, 'left'),
    ...side(right, 'right'),
    ...cutRegion(below, depth + 1),
  ];
};

export const blocksOf = (segments: Segment[]): Block[] => cutRegion(segments, 0);

/** Lines of all pages in reading order: a column that goes on at the same place of the next page is read to its end. */
export const readingOrder = (pages: readonly Block[][]): Block[] => {
  const out: Block[] = [];
  const queue = pages.map((blocks) => [...blocks]);
  for (const [index, blocks] of queue.entries()) {
    const lefts = blocks.filter(({ side }) => side === 'left');
    const lastLeft = lefts.at(-1);
    for (const block of blocks) {
      out.push(block);
      if (block !== lastLeft) continue;
      for (const later of queue.slice(index + 1)) {
        const more = later.filter(({ side, split }) => side === 'left' && Math.abs(split - block.split) < 15);
        if (more.length === 0 || later[0]?.side === 'whole') break;
        out.push(...more);
        for (const moved of more) later.splice(later.indexOf(moved), 1);
      }
    }
  }
  return out.filter(({ segments }) => linesOf(segments).length > 0);
};
