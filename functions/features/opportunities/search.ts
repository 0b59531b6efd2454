import * as z from 'zod';
import { isPast, type OpportunityQuery, type OpportunitySummary } from '#shared/features/opportunities.ts';
import { allArePrefixes, queryWords, searchWords } from '#shared/features/search-terms.ts';
import { postingsWithin, ReadBudget } from './budget.ts';
import { facetList, keyWord, type List, readPlace, wordList } from './lists.ts';
import type { Posting } from './postings.ts';
import { type Reading, readOn, readUntil, startReading } from './reading.ts';

/** What a search asks for, in the form in which it is compared: the same question always reads the same. */
export interface Filters {
  readonly type: OpportunityQuery['type'];
  readonly location: string | undefined;
  /** In lower case, in order. */
  readonly skills: readonly string[];
  /** The longest first, as it is the most selective; empty words are a search for something that no word begins with. */
  readonly words: readonly string[] | undefined;
}

export const filtersOf = ({ type, location, skills, q }: Omit<OpportunityQuery, 'limit'>): Filters => ({
  type,
  location,
  skills: skills?.toSorted() ?? [],
  words:
    q === undefined
      ? undefined
      : queryWords(q).sort((a, b) => b.length - a.length || (a < b ? -1 : a > b ? 1 : 0)),
});

/** Whether an opportunity is what the filters ask for, and can still be applied for on `day`. */
export const matcher =
  ({ type, location, skills, words }: Filters, day: string) =>
  (summary: OpportunitySummary): boolean => {
    if (isPast(summary.deadline, day)) return false;
    if (type !== undefined && summary.type !== type) return false;
    if (location !== undefined && summary.location.toLowerCase() !== location) return false;
    const asked = new Set(summary.skills.map((skill) => skill.toLowerCase()));
    if (!skills.every((skill) => asked.has(skill))) return false;
    return words === undefined || (words.length > 0 && allArePrefixes(words, searchWords(summary)));
  };

type Matches = ReturnType<typeof matcher>;

/** In a facet list an opportunity is listed once. */
const inFacetList = (facets: Parameters<typeof facetList>[0], matches: Matches) => ({
  list: facetList(facets),
  accepts: ({ summary }: Posting) => matches(summary),
});

/** In a word list it is listed once for each of its words: only the entry of the smallest word counts. */
const inWordList = (begun: string, matches: Matches) => ({
  list: wordList(begun),
  accepts: ({ word, summary }: Posting) => {
    const fitting = searchWords(summary).filter((own) => own.startsWith(begun));
    return word === fitting.map(keyWord).sort()[0] && matches(summary);
  },
});

/** A list to look through, and what of it is an answer. */
type Candidate = { list: List; accepts: Reading['accepts'] };

/** The most lists that a search compares, and the most of them for words. What is asked for beyond only filters. */
const MOST_LISTS = 4;
const MOST_WORDS = 3;

/** The lists each of which holds everything that the filters ask for. At least one, at most four. */
const candidatesFor = (filters: Filters, day: string): Candidate[] => {
  const { type, location, skills, words = [] } = filters;
  const matches = matcher(filters, day);
  const byWord = words.slice(0, MOST_WORDS).map((word) => inWordList(word, matches));
  const bySkill = skills
    .slice(0, MOST_LISTS - byWord.length)
    .map((skill) => inFacetList({ type, location, skill }, matches));
  if (bySkill.length > 0) return [...byWord, ...bySkill];
  // The list of everything is no help to a search for a word.
  if (byWord.length > 0 && type === undefined && location === undefined) return byWord;
  return [...byWord, inFacetList({ type, location }, matches)];
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
const probe = async (candidates: readonly Candidate[], budget: ReadBudget): Promise<Reading> => {
  const readings = candidates.map(({ list, accepts }) => startReading(list, accepts));
  if (readings.length > 1) {
    const share = postingsWithin(PROBE_UNITS / readings.length);
    await Promise.all(readings.map((reading) => readOn(reading, share, budget)));
  }
  return readings.reduce(better);
};

/** Where a search goes on: in which of its lists, and after which sort key. */
export const positionSchema = z.object({ list: z.number().int().min(0), after: z.string() });
export type Position = z.infer<typeof positionSchema>;

const resume = (candidates: readonly Candidate[], { list, after }: Position): Reading => {
  const candidate = candidates[list];
  if (!candidate) throw new Error('The cursor names a list that its filters do not have.');
  return startReading(candidate.list, candidate.accepts, after);
};

/**
 * At most `limit` open opportunities after `position` that the filters ask for, and where to go on; null at the end.
 * Consumes 10 read units at most, for which it may have to stop short of `limit`. With filters that make one list
 * (any combination of a type, a location and a skill, or one word) it is a single query, unless `limit` is above 20.
 */
export const search = async (
  filters: Filters,
  limit: number,
  position: Position | undefined,
  day: string,
): Promise<{ items: OpportunitySummary[]; next: Position | null }> => {
  if (filters.words?.length === 0) return { items: [], next: null };
  const budget = new ReadBudget();
  const candidates = candidatesFor(filters, day);
  const reading = position ? resume(candidates, position) : await probe(candidates, budget);
  // One more than wanted shows whether more results follow.
  await readUntil(reading, limit + 1, budget);
  const items = reading.found.slice(0, limit);
  const after = reading.found.length > limit ? items.at(-1)?.sk : reading.ended ? undefined : reading.at;
  const list = candidates.findIndex((candidate) => candidate.list === reading.list);
  return { items: items.map(({ summary }) => summary), next: after === undefined ? null : { list, after } };
};
