import { AppError } from '#functions/core/errors.ts';
import { isPast, type OpportunitySummary } from '#shared/features/opportunities.ts';
import { allArePrefixes, searchWords } from '#shared/features/search-terms.ts';
import { postingsWithin, ReadBudget } from './budget.ts';
import type { Question } from './catalog/marking.ts';
import { facetList, type List, placeOf, readPlace } from './lists.ts';
import { type Reading, readOn, readUntil, startReading } from './reading.ts';

// The search without a catalog, from the table's lists: while no snapshot can be read, and before there is the first.

/** Filters that the lists know nothing about. */
const UNKNOWN = ['workMode', 'employmentType', 'level', 'season'] as const;

/** Whether an opportunity is what the question asks for, and can still be applied for on `day`. */
export const matcher =
  ({ fields: { type, location, company }, skills, words }: Question, day: string) =>
  (summary: OpportunitySummary): boolean => {
    if (isPast(summary.deadline, day)) return false;
    if (type !== undefined && summary.type !== type) return false;
    if (location !== undefined && summary.location.toLowerCase() !== location) return false;
    if (company !== undefined && summary.company.toLowerCase() !== company) return false;
    const asked = new Set(summary.skills.map((skill) => skill.toLowerCase()));
    if (!skills.every((skill) => asked.has(skill))) return false;
    return words === undefined || (words.length > 0 && allArePrefixes(words, searchWords(summary)));
  };

/** The most lists that a search compares. What is asked for beyond only filters. */
const MOST_LISTS = 4;

/** The lists each of which holds everything that the question asks for. At least one, at most four. */
const listsFor = ({ fields: { type, location }, skills }: Question): List[] => {
  const lists = [
    ...skills.map((skill) => facetList({ skill })),
    ...(location === undefined ? [] : [facetList({ location })]),
    ...(type === undefined ? [] : [facetList({ type })]),
  ];
  return lists.length > 0 ? lists.slice(0, MOST_LISTS) : [facetList({})];
};

/** What the lists may consume together to find out which of them is the best to go by. */
const PROBE_UNITS = 8;

/** How far back the same number of postings reaches: the further, the fewer there are in the list. */
const reach = ({ at }: Reading): string => (at === undefined ? '' : readPlace(at).postedAt);

/** The better of two readings: the complete one, the one with more answers in what was read, the shorter list. */
const better = (a: Reading, b: Reading): Reading => {
  if (a.ended !== b.ended) return a.ended ? a : b;
  const [answersOfA, answersOfB] = [a.found.length * b.read, b.found.length * a.read];
  if (answersOfA !== answersOfB) return answersOfA > answersOfB ? a : b;
  return reach(b) < reach(a) ? b : a;
};

/** Reads a little of every list and goes on with the best. */
const probe = async (
  lists: readonly List[],
  accepts: Reading['accepts'],
  after: string | undefined,
  budget: ReadBudget,
): Promise<Reading> => {
  const readings = lists.map((list) => startReading(list, accepts, after));
  if (readings.length > 1) {
    const share = postingsWithin(PROBE_UNITS / readings.length);
    await Promise.all(readings.map((reading) => readOn(reading, share, budget)));
  }
  return readings.reduce(better);
};

/** Where a search goes on, in every list. */
export interface Position {
  readonly postedAt: string;
  readonly id: string;
}

/**
 * At most `limit` open opportunities after `position` that the question asks for, the newest first, and where to go on;
 * null at the end. Consumes 10 read units at most, for which it may have to stop short of `limit`. Throws `unavailable`
 * for filters that the lists know nothing about.
 */
export const searchLists = async (
  question: Question,
  limit: number,
  position: Position | undefined,
  day: string,
): Promise<{ items: OpportunitySummary[]; next: Position | null }> => {
  const { fields, words, payFrom, duration } = question;
  if (payFrom !== undefined || duration || UNKNOWN.some((field) => fields[field] !== undefined))
    throw new AppError('unavailable');
  if (words?.length === 0) return { items: [], next: null };
  const budget = new ReadBudget();
  const matches = matcher(question, day);
  const after = position && placeOf(position.postedAt, position.id);
  const reading = await probe(listsFor(question), ({ summary }) => matches(summary), after, budget);
  // One more than wanted shows whether more results follow.
  await readUntil(reading, limit + 1, budget);
  const items = reading.found.slice(0, limit);
  const end = reading.found.length > limit ? items.at(-1)?.sk : reading.ended ? undefined : reading.at;
  return { items: items.map(({ summary }) => summary), next: end === undefined ? null : readPlace(end) };
};
