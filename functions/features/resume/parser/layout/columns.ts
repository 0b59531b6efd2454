import { containsDate } from '../fields/dates.ts';
import { headingKind } from '../sections/heading-words.ts';
import { linesOf, type Segment, textOf } from './lines.ts';

/** Text that is read from top to bottom before what follows. `side` is its column, where the page has columns. */
export type Block = { segments: Segment[]; side: 'left' | 'right' | 'whole'; split: number };

type Cut = { x: number; top: number; bottom: number; gutter: number; height: number };

const STEP = 3;
const LEAST_LINES = 3;

const rowsOf = (segments: readonly Segment[]): number =>
  new Set(segments.map(({ base }) => Math.round(base / 3))).size;
const inBand = (segments: readonly Segment[], top: number, bottom: number): Segment[] =>
  segments.filter(({ base }) => base > top && base < bottom);

/** The runs of lines that nothing crosses at `x`. */
const freeRuns = (segments: readonly Segment[], x: number): [number, number][] => {
  const crossing = segments.filter(({ box }) => box[0] < x - 1 && box[2] > x + 1).map(({ base }) => base);
  const edges = [-1e6, ...crossing.toSorted((a, b) => a - b), 1e6];
  return edges.slice(1).map((bottom, index) => [edges[index] ?? 0, bottom]);
};

/** The best place to cut a region into two columns: the tallest, and among those the widest gutter. */
const bestCut = (segments: readonly Segment[]): Cut | undefined => {
  const from = Math.min(...segments.map(({ box }) => box[0]));
  const to = Math.max(...segments.map(({ box }) => box[2]));
  let best: Cut | undefined;
  for (let x = from + 40; x < to - 40; x += STEP) {
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
      if (height < 24 || gutter < 5) continue;
      if (!best || height > best.height + 12 || (height > best.height - 12 && gutter > best.gutter))
        best = { x, top, bottom, gutter, height };
    }
  }
  return best;
};

const headingsIn = (segments: readonly Segment[]): number =>
  segments.filter(({ words }) => words.length <= 5 && headingKind(textOf(words)) !== undefined).length;

/** Whether the two sides of a cut are cells of the same rows, such as dates beside entries, and not two columns. */
const areRows = (left: readonly Segment[], right: readonly Segment[]): boolean => {
  const [leftHeadings, rightHeadings] = [headingsIn(left), headingsIn(right)];
  if (leftHeadings > 0 && rightHeadings > 0) return false;
  const [few, many] = left.length <= right.length ? [left, right] : [right, left];
  const aligned =
    few.filter(({ base, size }) => many.some((other) => Math.abs(other.base - base) <= 0.22 * size)).length /
    few.length;
  if (aligned < 0.7) return false;
  const dates = few.filter(({ words }) => containsDate(textOf(words))).length / few.length;
  if (dates > 0.3) return true;
  if (leftHeadings > 0 && few === left && rightHeadings === 0) return leftHeadings >= 0.5 * left.length;
  return rightHeadings === 0 && leftHeadings === 0;
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
  if (areRows(left, right)) {
    // The rows stay together; what is above and below them may have columns of its own.
    if (above.length === 0 && below.length === 0) return whole;
    const parts = [
      ...cutRegion(above, depth + 1),
      { segments: band, side: 'whole' as const, split: 0 },
      ...cutRegion(below, depth + 1),
    ];
    return parts.every(({ side }) => side === 'whole') ? whole : parts;
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
