import { prefixRange } from '#functions/core/catalog/columns.ts';
import { FILTERED, type Filtered } from './listing.ts';
import type { Segment } from './segment.ts';

/** What a search asks for, in the form in which it is compared. */
export interface Question {
  /** Values in lower case. */
  readonly fields: Readonly<Record<Filtered, string | undefined>>;
  /** In lower case; an opportunity asks for all of them. */
  readonly skills: readonly string[];
  /** Each begins a word of an opportunity. Empty words are a search for something that no word begins with. */
  readonly words: readonly string[] | undefined;
  /** US dollars a year. */
  readonly payFrom: number | undefined;
  /** Weeks, both included. */
  readonly duration: readonly [from: number, to: number] | undefined;
}

/** The bits of what an opportunity fails: one for each filter, and one for those that are not to be found at all. */
export const BITS: Readonly<Record<Filtered | 'duration' | 'pay' | 'skills' | 'words' | 'gone', number>> = {
  type: 1,
  location: 2,
  workMode: 4,
  employmentType: 8,
  level: 16,
  season: 32,
  company: 64,
  duration: 128,
  pay: 256,
  skills: 512,
  words: 1024,
  gone: 2048,
};

const failAll = (failing: Uint16Array, bit: number): void => {
  for (let row = 0; row < failing.length; row++) failing[row] = (failing[row] ?? 0) | bit;
};

const markGone = ({ alive, deadline }: Segment, failing: Uint16Array, day: number): void => {
  for (let row = 0; row < failing.length; row++)
    if (alive[row] !== 1 || (deadline[row] ?? 0) < day) failing[row] = BITS.gone;
};

/** Marks the rows that do not have a value. */
const markField = ({ fields }: Segment, failing: Uint16Array, field: Filtered, asked: string): void => {
  const bit = BITS[field];
  const named = fields[field].codeOf(asked);
  const { codes, codeOf } = field === 'company' && named === undefined ? fields.companyId : fields[field];
  const code = named ?? codeOf(asked);
  if (code === undefined) failAll(failing, bit);
  else
    for (let row = 0; row < failing.length; row++)
      if (codes[row] !== code) failing[row] = (failing[row] ?? 0) | bit;
};

/** From where to before where the codes lie of which a row needs one. */
type Range = readonly [from: number, to: number];

/** Marks the rows that do not have a code out of each of the ranges. */
const markLists = (
  { rowStarts, rows }: Segment['words'],
  failing: Uint16Array,
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

const markOutside = (
  values: Uint32Array | Float64Array,
  failing: Uint16Array,
  bit: number,
  [from, to]: Range,
): void => {
  for (let row = 0; row < failing.length; row++) {
    const value = values[row] ?? 0;
    if (value < from || value > to) failing[row] = (failing[row] ?? 0) | bit;
  }
};

/**
 * What each row of a segment fails of a question on `day` (days since 1970), as bits: 0 is an answer. One pass over a
 * column for each filter, so the time does not depend on how many opportunities meet it.
 */
export const mark = (segment: Segment, question: Question, day: number): Uint16Array => {
  const failing = new Uint16Array(segment.size);
  markGone(segment, failing, day);
  for (const field of FILTERED) {
    const asked = question.fields[field];
    if (asked !== undefined) markField(segment, failing, field, asked);
  }
  const { skills, words, payFrom, duration } = question;
  if (duration) markOutside(segment.weeks, failing, BITS.duration, duration);
  if (payFrom !== undefined)
    markOutside(segment.pay, failing, BITS.pay, [Math.max(payFrom, 0), Number.POSITIVE_INFINITY]);
  if (skills.length > 0) {
    const codes = skills.map((skill) => segment.skills.codeOf(skill) ?? segment.skills.values.length);
    const ranges = codes.map((code): Range => [code, Math.min(code + 1, segment.skills.values.length)]);
    markLists(segment.skills, failing, BITS.skills, ranges);
  }
  if (words?.length === 0) failAll(failing, BITS.words);
  else if (words)
    markLists(
      segment.words,
      failing,
      BITS.words,
      words.map((word) => prefixRange(segment.words.values, word)),
    );
  return failing;
};
