import { type Box, BULLET, ICON, type Word } from '../pdf/glyphs.ts';

/** Words on one baseline without a wide gap. */
export type Segment = { words: Word[]; box: Box; base: number; size: number };
/** Segments on one baseline, from left to right. */
export type Line = { segments: Segment[]; words: Word[]; box: Box; base: number; size: number; page: number };

/** Gaps wider than this part of the size separate what is written on one baseline. */
const SEGMENT_GAP = 0.95;
/** The same, for a word at an edge where other lines begin. */
const EDGE_GAP = 0.45;
/** The same, between cells of a table or columns. */
const CELL_GAP = 1.2;
/** Words that overlap more than this belong to texts that are drawn over each other. */
const OVERLAP = -0.3;
const SAME_BASE = 0.22;

const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([x0]) => x0)),
  Math.min(...boxes.map(([, y0]) => y0)),
  Math.max(...boxes.map(([, , x1]) => x1)),
  Math.max(...boxes.map(([, , , y1]) => y1)),
];

const isText = ({ text }: Word): boolean => text !== ICON && text !== BULLET;

const sizeOf = (words: readonly Word[]): number => {
  const texts = words.filter(isText);
  return Math.max(...(texts.length > 0 ? texts : words).map(({ size }) => size));
};

export const segmentOf = (words: Word[]): Segment => {
  const long = words.filter(isText).toSorted((a, b) => b.text.length - a.text.length)[0] ?? words[0];
  return { words, box: around(words.map(({ box }) => box)), base: long?.base ?? 0, size: sizeOf(words) };
};

export const lineOf = (segments: Segment[]): Line => {
  const words = segments.flatMap((segment) => segment.words);
  const { base, size, box } = segmentOf(words);
  // A segment may have lines of its own, as a date in two lines has: it is on the line of its first.
  const long = segments.toSorted((a, b) => b.words.length - a.words.length)[0];
  return { segments, words, box, base: long?.base ?? base, size, page: words[0]?.page ?? 1 };
};

/** Groups what is on one baseline; the tolerance is a part of the smaller size. */
const byBase = <T extends { base: number; size: number; box: Box }>(items: readonly T[]): T[][] => {
  const rows: T[][] = [];
  for (const item of items.toSorted((a, b) => a.base - b.base)) {
    const row = rows.at(-1);
    const first = row?.[0];
    const near = first && Math.abs(item.base - first.base) <= SAME_BASE * Math.max(item.size, first.size);
    if (row && near) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box[0] - b.box[0]));
};

/** A bullet belongs to the text after it, however wide the gap is. */
const joins = (before: Word, word: Word, edges: readonly number[]): boolean => {
  const gap = word.box[0] - before.box[2];
  const size = Math.max(isText(before) ? before.size : 0, isText(word) ? word.size : 0);
  if (gap < OVERLAP * size) return false;
  if (before.text === BULLET) return gap < 4 * word.size;
  if (before.text === ICON) return gap < 2 * word.size;
  if (gap > EDGE_GAP * size && edges.some((edge) => Math.abs(edge - word.box[0]) < 1.2)) return false;
  return gap < SEGMENT_GAP * size + 2 * Math.min(before.loose, word.loose);
};

/**
 * Where several lines of the page begin, or what follows a wide gap on them: a text that begins there after more than a
 * space is a cell of its own.
 */
const edgesOf = (rows: readonly Word[][]): number[] => {
  const starts = new Map<number, number>();
  const count = (word: Word): void => {
    const at = Math.round(word.box[0]);
    starts.set(at, (starts.get(at) ?? 0) + 1);
  };
  for (const row of rows) {
    const texts = row.filter(isText);
    for (const [index, word] of texts.entries()) {
      const before = texts[index - 1];
      if (!before || word.box[0] - before.box[2] > CELL_GAP * word.size) count(word);
    }
  }
  return [...starts].filter(([, lines]) => lines >= 4).map(([at]) => at);
};

/** The segments of a page. */
export const segmentsOf = (words: readonly Word[]): Segment[] => {
  const rows = byBase(words);
  const edges = edgesOf(rows);
  return rows.flatMap((row) => {
    const segments: Word[][] = [];
    for (const word of row) {
      const open = segments.at(-1);
      const before = open?.at(-1);
      if (open && before && joins(before, word, edges)) open.push(word);
      else segments.push([word]);
    }
    return segments.map(segmentOf);
  });
};

/** The lines of a block of text, from top to bottom. */
export const linesOf = (segments: readonly Segment[]): Line[] => byBase(segments).map(lineOf);

/** Whether a capital after a small letter begins another font: a last name in bold after a thin first name. */
const beginsName = (before: Word, word: Word): boolean =>
  before.font !== word.font &&
  word.box[0] - before.box[2] > 0.02 * word.size &&
  /\p{Ll}$/u.test(before.text) &&
  /^\p{Lu}\p{L}/u.test(word.text);

/** Whether a word follows another without a space, as a comma in another font does. */
const isGlued = (before: Word, word: Word): boolean =>
  Math.abs(before.base - word.base) < 0.3 * word.size &&
  word.box[0] - before.box[2] < 0.08 * Math.max(word.size, before.size) &&
  word.box[0] - before.box[2] > -0.2 * word.size &&
  !beginsName(before, word);

/**
 * Whether words follow each other on the page: on one line from left to right without lying over each other, or on lines
 * below, or at the top of what comes next. A value of other words would say what the page does not.
 */
export const areTogether = (words: readonly Word[]): boolean =>
  words.every((word, index) => {
    const before = words[index - 1];
    if (!before || word.page !== before.page || isBelow(before, word)) return true;
    // A date of one column that touches a name of the next one.
    if (/\d{4}$/.test(before.text) && /^\p{L}{3}/u.test(word.text) && isGlued(before, word)) return false;
    return (
      word.box[0] - before.box[2] > OVERLAP * Math.max(word.size, before.size) ||
      word.box[1] < before.box[1] - 3 * before.size
    );
  });

const isBelow = (before: Word, word: Word): boolean =>
  word.base > before.base + 0.5 * Math.min(word.size, before.size);

/** A text and the words that it is made of, each with its position in the text. */
export type Spot = { text: string; words: Word[]; starts: number[] };

/** The words as text; icons and bullets are left out, and words that a hyphen divided at the end of a line are joined. */
export const spotOf = (words: readonly Word[]): Spot => {
  const kept = words.filter(isText);
  let text = '';
  const starts: number[] = [];
  for (const [index, word] of kept.entries()) {
    const before = kept[index - 1];
    if (before && !isGlued(before, word)) {
      const divided =
        before.base !== word.base && /\p{Ll}[-\u2010\u00ad]$/u.test(text) && /^\p{Ll}/u.test(word.text);
      text = divided ? text.slice(0, -1) : `${text} `;
    }
    starts.push(text.length);
    text += word.text;
  }
  return { text, words: kept, starts };
};

export const textOf = (words: readonly Word[]): string => spotOf(words).text;

/** Part of a text, without spaces at its ends, with the words that it touches. */
export const cut = (spot: Spot, from: number, to = spot.text.length): Spot => {
  const part = spot.text.slice(from, to);
  const begin = from + (part.length - part.trimStart().length);
  const end = begin + part.trim().length;
  const touched = spot.words
    .map((word, index) => ({ word, start: spot.starts[index] ?? 0 }))
    .filter(({ word, start }) => start < end && start + word.text.length > begin);
  return {
    text: part.trim(),
    words: touched.map(({ word }) => word),
    starts: touched.map(({ start }) => Math.max(0, start - begin)),
  };
};

export const isBullet = ({ words }: { words: readonly Word[] }): boolean =>
  words[0]?.text === BULLET || (/^[-–—*>»o◦~]$/u.test(words[0]?.text ?? '') && words.length > 2);
