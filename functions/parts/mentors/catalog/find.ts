import { failAll, markValues, markWords } from '#functions/core/catalog/marking.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { fitScore, interests, type Seeker, suits } from '#shared/features/mentors/fit.ts';
import { MENTOR_TYPES } from '#shared/features/mentors/rules.ts';
import type { Segment } from './segment.ts';

const MINUTE_MS = 60_000;

/** What is asked of the directory, in the form in which it is compared. Values are in lower case. */
export interface Question {
  readonly type: string | undefined;
  readonly industry: string | undefined;
  readonly expertise: string | undefined;
  readonly language: string | undefined;
  /** A country in which they say that they studied. */
  readonly studiedIn: string | undefined;
  /** Each begins a word of a mentor. Empty words are a search for something that no word begins with. */
  readonly words: readonly string[] | undefined;
  /** Only with a free time before this moment, in milliseconds since 1970. */
  readonly before: number | undefined;
  /** Only mentors whom an admin lets mentor students under 18. */
  readonly forMinors: boolean;
}

/** A place in the order: the smaller rank comes first, then the next free time, then the id. */
export interface Place {
  readonly rank: number;
  /** Milliseconds since 1970. */
  readonly free: number;
  readonly id: string;
}

export interface Found extends Place {
  readonly segment: Segment;
  readonly row: number;
}

const FAILED = 1;

/** Marks the rows that do not have a value in a column. */
const markField = (column: Segment['fields']['type'], failing: Uint8Array, asked: string): void => {
  const code = column.codeOf(asked);
  if (code === undefined) failAll(failing, FAILED);
  else for (let row = 0; row < failing.length; row++) if (column.codes[row] !== code) failing[row] = FAILED;
};

/** Which rows fail a question, whatever the time is: one pass over a column for each filter. */
const mark = (segment: Segment, question: Question): Uint8Array => {
  const failing = segment.alive.map((alive) => 1 - alive);
  const { type, industry, expertise, language, studiedIn, words, forMinors } = question;
  if (type !== undefined) markField(segment.fields.type, failing, type);
  if (industry !== undefined) markField(segment.fields.industry, failing, industry);
  if (expertise !== undefined) markValues(segment.expertise, failing, FAILED, [expertise]);
  if (language !== undefined) markValues(segment.languages, failing, FAILED, [language]);
  if (studiedIn !== undefined) markValues(segment.studiedIn, failing, FAILED, [studiedIn]);
  if (words) markWords(segment.words, failing, FAILED, words);
  if (forMinors)
    for (let row = 0; row < failing.length; row++) if (segment.forMinors[row] !== 1) failing[row] = FAILED;
  return failing;
};

/** The next time of a row that can be booked at a moment; undefined for none. Both in milliseconds since 1970. */
const freeAt = ({ times, noticeHours }: Segment, row: number, now: number): number | undefined => {
  const earliest = now + (noticeHours[row] ?? 0) * HOUR_MS;
  const end = times.starts[row + 1] ?? 0;
  for (let i = times.starts[row] ?? 0; i < end; i++) {
    const at = (times.codes[i] ?? 0) * MINUTE_MS;
    if (at >= earliest) return at;
  }
  return undefined;
};

/** The codes of the values that meet something. */
const flagsOf = (values: readonly string[], meets: (value: string) => boolean): Uint8Array =>
  Uint8Array.from(values, (value) => (meets(value) ? 1 : 0));

/** How many values of a row are flagged. */
const countAt = (
  { starts, codes }: Pick<Segment['skills'], 'starts' | 'codes'>,
  flags: Uint8Array,
  row: number,
): number => {
  let count = 0;
  for (let i = starts[row] ?? 0; i < (starts[row + 1] ?? 0); i++) count += flags[codes[i] ?? 0] ?? 0;
  return count;
};

/** The score of each row for a student: that of `fitOf`, from flags of the distinct values. */
const scoreRows = (segment: Segment, seeker: Seeker): ((row: number) => number) => {
  const { fields, skills, languages } = segment;
  const goals = new Set(seeker.goals);
  const goalFlags = flagsOf(skills.values, (skill) => goals.has(skill));
  const pathFlags = flagsOf(skills.values, (skill) => !goals.has(skill) && seeker.own.has(skill));
  const spoken = flagsOf(languages.values, (language) => seeker.languages.has(language.toLowerCase()));
  const types = flagsOf(fields.type.values, (value) =>
    MENTOR_TYPES.some((type) => type === value && suits(type, seeker.careerGoal)),
  );
  const industries = flagsOf(fields.industry.values, (value) => interests(seeker, value));
  const universities = flagsOf(
    fields.university.values,
    (value) => seeker.university !== '' && value.toLowerCase() === seeker.university,
  );
  const flagAt = (flags: Uint8Array, { codes }: { readonly codes: Uint32Array }, row: number): boolean =>
    flags[codes[row] ?? 0] === 1;
  return (row) =>
    fitScore(
      {
        goals: countAt(skills, goalFlags, row),
        path: countAt(skills, pathFlags, row),
        type: flagAt(types, fields.type, row),
        industry: flagAt(industries, fields.industry, row),
        university: flagAt(universities, fields.university, row),
        language: countAt(languages, spoken, row) > 0,
      },
      seeker.goals.length,
    );
};

const inOrder = (one: Place, other: Place): number =>
  one.rank - other.rank || one.free - other.free || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

export interface Asked {
  readonly question: Question;
  /** The student by whose fit mentors are ordered; without one they are ordered by their next free time. */
  readonly seeker: Seeker | undefined;
  /** Mentors who are left out. */
  readonly hidden: ReadonlySet<string>;
  readonly after: Place | undefined;
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The first rows after a place that answer a question at a moment, over all segments, and how many answer it in all. */
export const firstAfter = (
  segments: readonly Segment[],
  { question, seeker, hidden, after, count, now }: Asked,
): { found: Found[]; total: number } => {
  const best: Found[] = [];
  let total = 0;
  const { before = Number.POSITIVE_INFINITY } = question;
  for (const segment of segments) {
    const failing = mark(segment, question);
    const score = seeker ? scoreRows(segment, seeker) : () => 0;
    for (let row = 0; row < segment.size; row++) {
      if (failing[row] !== 0) continue;
      const [id = '', free] = [segment.ids[row], freeAt(segment, row, now)];
      if (free === undefined || free >= before || hidden.has(id)) continue;
      total += 1;
      const one = { rank: -score(row), free, id, segment, row };
      const last = best.length === count ? best.at(-1) : undefined;
      if ((last && inOrder(last, one) < 0) || (after && inOrder(one, after) <= 0)) continue;
      const at = best.findIndex((other) => inOrder(one, other) < 0);
      best.splice(at < 0 ? best.length : at, 0, one);
      if (best.length > count) best.pop();
    }
  }
  return { found: best, total };
};
