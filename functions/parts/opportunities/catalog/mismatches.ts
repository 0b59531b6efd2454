import { failAll, markValues, markWords, type Range } from '#functions/core/catalog/marking.ts';
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
  markValues(segment.skills, failing, BITS.skills, skills);
  if (words) markWords(segment.words, failing, BITS.words, words);
  return failing;
};
