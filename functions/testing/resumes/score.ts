import type { ResumeResult } from '#shared/features/resume/result.ts';

/** What a resume of the corpus says, known because it was made from it. */
export type Truth = {
  name: string;
  email: string;
  phone: string;
  location: string;
  links: string[];
  education: {
    school: string;
    degree: string;
    field: string | null;
    start: string | null;
    end: string | null;
  }[];
  experience: { company: string; title: string; location: string | null; start: string; end: string }[];
  skills: string[];
};

export const FIELDS = [
  'name',
  'email',
  'phone',
  'location',
  'links',
  'school',
  'degree',
  'education',
  'education dates',
  'company',
  'title',
  'experience',
  'experience dates',
  'skills',
] as const;
export type Field = (typeof FIELDS)[number];

/** The fields whose mean the issue compares with other parsers. */
export const MEAN_FIELDS: readonly Field[] = FIELDS.filter(
  (field) => field !== 'links' && field !== 'education' && field !== 'experience',
);

/** Values found and right, found and wrong, and not found. */
export type Tally = { right: number; wrong: number; missed: number };
export type Tallies = Record<Field, Tally>;

const none = (): Tally => ({ right: 0, wrong: 0, missed: 0 });
export const noTallies = (): Tallies => ({
  name: none(),
  email: none(),
  phone: none(),
  location: none(),
  links: none(),
  school: none(),
  degree: none(),
  education: none(),
  'education dates': none(),
  company: none(),
  title: none(),
  experience: none(),
  'experience dates': none(),
  skills: none(),
});

export const addTallies = (sum: Tallies, other: Tallies): void => {
  for (const field of FIELDS)
    for (const key of ['right', 'wrong', 'missed'] as const) sum[field][key] += other[field][key];
};

/** F1 in percent; a field that is neither there nor found counts as right. */
export const f1 = ({ right, wrong, missed }: Tally): number =>
  right + wrong + missed === 0 ? 100 : (200 * right) / (2 * right + wrong + missed);

export const meanF1 = (tallies: Tallies): number =>
  MEAN_FIELDS.reduce((sum, field) => sum + f1(tallies[field]), 0) / MEAN_FIELDS.length;

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
const plainUrl = (url: string): string => plain(url.replace(/^https?:\/\//, '').replace(/^www\./, ''));

const single = (tally: Tally, expected: string | null, found: string | null): void => {
  if (expected !== null && plain(expected) === plain(found)) tally.right += 1;
  else {
    if (found !== null) tally.wrong += 1;
    if (expected !== null) tally.missed += 1;
  }
};

const set = (tally: Tally, expected: readonly string[], found: readonly string[]): void => {
  const rest = new Set(expected);
  for (const value of new Set(found))
    if (rest.delete(value)) tally.right += 1;
    else tally.wrong += 1;
  tally.missed += rest.size;
};

/** Pairs entries by the number of equal values, the best pair first; what is left has no partner. */
const pair = <E, F>(
  expected: readonly E[],
  found: readonly F[],
  alike: (one: E, other: F) => number,
): [E | undefined, F | undefined][] => {
  const pairs = expected
    .flatMap((one) => found.map((other) => ({ one, other, score: alike(one, other) })))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [left, right] = [new Set(expected), new Set(found)];
  const out: [E | undefined, F | undefined][] = [];
  for (const { one, other } of pairs)
    if (left.has(one) && right.has(other)) {
      left.delete(one);
      right.delete(other);
      out.push([one, other]);
    }
  for (const one of left) out.push([one, undefined]);
  for (const other of right) out.push([undefined, other]);
  return out;
};

const same = (one: string | null | undefined, other: string | null | undefined): number =>
  one && other && plain(one) === plain(other) ? 1 : 0;

const both = (tally: Tally, expected: boolean, found: boolean, right: boolean): void => {
  if (right) tally.right += 1;
  else {
    if (found) tally.wrong += 1;
    if (expected) tally.missed += 1;
  }
};

/** Compares a result with the truth, field by field. */
export const score = (truth: Truth, result: ResumeResult): Tallies => {
  const tallies = noTallies();
  for (const field of ['name', 'email', 'phone', 'location'] as const)
    single(tallies[field], truth[field], result[field]);
  set(tallies.links, truth.links.map(plainUrl), result.links.map(plainUrl));
  set(tallies.skills, truth.skills.map(plain), result.skills.map(plain));
  const studies = pair(
    truth.education,
    result.education,
    (one, other) =>
      3 * same(one.school, other.school) +
      2 * same(one.degree, other.degree) +
      same(one.end, other.end) +
      same(one.start, other.start),
  );
  for (const [one, other] of studies) {
    single(tallies.school, one?.school ?? null, other?.school ?? null);
    single(tallies.degree, one?.degree ?? null, other?.degree ?? null);
    both(
      tallies.education,
      one !== undefined,
      other !== undefined,
      same(one?.school, other?.school) + same(one?.degree, other?.degree) === 2,
    );
    single(tallies['education dates'], one?.start ?? null, other?.start ?? null);
    single(tallies['education dates'], one?.end ?? null, other?.end ?? null);
  }
  const jobs = pair(
    truth.experience,
    result.experience,
    (one, other) =>
      3 * same(one.company, other.company) +
      3 * same(one.title, other.title) +
      2 * same(one.start, other.start) +
      same(one.end, other.end),
  );
  for (const [one, other] of jobs) {
    single(tallies.company, one?.company ?? null, other?.company ?? null);
    single(tallies.title, one?.title ?? null, other?.title ?? null);
    both(
      tallies.experience,
      one !== undefined,
      other !== undefined,
      same(one?.company, other?.company) + same(one?.title, other?.title) === 2,
    );
    single(tallies['experience dates'], one?.start ?? null, other?.start ?? null);
    single(tallies['experience dates'], one?.end ?? null, other?.end ?? null);
  }
  return tallies;
};

/** How many values a person would have to change, add or remove; the combined fields do not count again. */
export const corrections = (tallies: Tallies): number =>
  FIELDS.filter((field) => field !== 'education' && field !== 'experience').reduce(
    (sum, field) => sum + Math.max(tallies[field].wrong, tallies[field].missed),
    0,
  );
