import { type COUNTED, DURATIONS } from '#shared/features/opportunities/query.ts';
import type { Filtered } from './listing.ts';
import { BITS } from './mismatches.ts';
import type { Segment } from './segment.ts';

const LONGEST = DURATIONS.map((range) => Number(range.split('-')[1]));

export type Counted = (typeof COUNTED)[number];

/** A value of a filter and how many opportunities a search would find with it. */
export interface Count {
  readonly value: string;
  readonly count: number;
}
export type Counts = Record<Counted, Count[]>;

/** Counts the rows that fail nothing, or only the filter itself: choosing another value replaces that one. */
const countField = (segment: Segment, failing: Uint16Array, field: Filtered): Uint32Array => {
  const { codes, values } = segment.fields[field];
  const counts = new Uint32Array(values.length);
  const others = ~BITS[field];
  for (let row = 0; row < failing.length; row++)
    if (((failing[row] ?? 0) & others) === 0) {
      const code = codes[row] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  return counts;
};

const countDurations = ({ weeks }: Segment, failing: Uint16Array): Uint32Array => {
  const counts = new Uint32Array(DURATIONS.length);
  for (let row = 0; row < failing.length; row++) {
    const lasts = weeks[row] ?? 0;
    if (lasts === 0 || ((failing[row] ?? 0) & ~BITS.duration) !== 0) continue;
    const bucket = LONGEST.findIndex((longest) => lasts <= longest);
    counts[bucket] = (counts[bucket] ?? 0) + 1;
  }
  return counts;
};

/** Of skills an opportunity must ask for all, so another one narrows what is found. */
const countSkills = ({ skills }: Segment, failing: Uint16Array): Uint32Array => {
  const counts = new Uint32Array(skills.values.length);
  for (let row = 0; row < failing.length; row++)
    if (failing[row] === 0)
      for (let i = skills.starts[row] ?? 0; i < (skills.starts[row + 1] ?? 0); i++) {
        const code = skills.codes[i] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
  return counts;
};

const countsOf = (segment: Segment, failing: Uint16Array, of: Counted): [readonly string[], Uint32Array] => {
  if (of === 'duration') return [DURATIONS, countDurations(segment, failing)];
  if (of === 'skills') return [segment.skills.values, countSkills(segment, failing)];
  return [segment.fields[of].values, countField(segment, failing, of)];
};

const finderOf = (segment: Segment, of: Counted): ((key: string) => number | undefined) => {
  if (of === 'duration')
    return (key) => {
      const codes = new Map<string, number>(DURATIONS.map((range, code) => [range, code]));
      return codes.get(key);
    };
  return of === 'skills' ? segment.skills.codeOf : segment.fields[of].codeOf;
};

/** The most values of a filter that are counted: the most frequent. */
export const COUNTED_VALUES = 50;

export type Marked = readonly { readonly segment: Segment; readonly failing: Uint16Array }[];

const byCount = (a: Count, b: Count): number => b.count - a.count || (a.value < b.value ? -1 : 1);

/** Adds a value to the most frequent ones, in order. */
const keep = (most: Count[], one: Count, limit: number): void => {
  const last = most.at(-1);
  if (most.length === limit && last && byCount(last, one) < 0) return;
  const at = most.findIndex((other) => byCount(one, other) < 0);
  most.splice(at < 0 ? most.length : at, 0, one);
  if (most.length > limit) most.pop();
};

/**
 * The most frequent values of a filter. Of the large first segment codes are counted, and values of the small ones are
 * added to them.
 */
export const countFor = ([first, ...others]: Marked, of: Counted, limit = COUNTED_VALUES): Count[] => {
  if (!first) return [];
  const [values, counts] = countsOf(first.segment, first.failing, of);
  const codeOf = finderOf(first.segment, of);
  const more = new Map<string, Count>();
  for (const { segment, failing } of others) {
    const [names, added] = countsOf(segment, failing, of);
    for (const [code, value] of names.entries()) {
      const count = added[code] ?? 0;
      if (count === 0) continue;
      const key = value.toLowerCase();
      const known = codeOf(key);
      if (known === undefined) more.set(key, { value, count: count + (more.get(key)?.count ?? 0) });
      else counts[known] = (counts[known] ?? 0) + count;
    }
  }
  const most: Count[] = [];
  for (let code = 0; code < values.length; code++) {
    const [value = '', count = 0] = [values[code], counts[code]];
    if (count > 0 && value !== '') keep(most, { value, count }, limit);
  }
  for (const one of more.values()) if (one.value !== '') keep(most, one, limit);
  return most;
};

/** How many rows fail nothing. */
export const countOpen = (marked: Marked): number =>
  marked.reduce((sum, { failing }) => sum + failing.reduce((n, bits) => n + (bits === 0 ? 1 : 0), 0), 0);

/** How many opportunities each value of each filter would find beside the other filters, the most frequent first. */
export const countAll = (marked: Marked): Counts => {
  const of = (filter: Counted) => countFor(marked, filter);
  return {
    type: of('type'),
    location: of('location'),
    workMode: of('workMode'),
    employmentType: of('employmentType'),
    level: of('level'),
    season: of('season'),
    company: of('company'),
    duration: of('duration'),
    skills: of('skills'),
  };
};
