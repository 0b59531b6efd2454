import type { Snapshot } from '#functions/core/catalog/packing.ts';
import { Catalog, type Page } from '#functions/parts/opportunities/catalog/catalog.ts';
import { listingOf } from '#functions/parts/opportunities/catalog/compose.ts';
import { type Change, dayNumber } from '#functions/parts/opportunities/catalog/listing.ts';
import { scoreByMatch } from '#functions/parts/opportunities/catalog/match-score.ts';
import type { Order, Place } from '#functions/parts/opportunities/catalog/page.ts';
import { questionOf } from '#functions/parts/opportunities/catalog/question.ts';
import { buildSegment } from '#functions/parts/opportunities/catalog/segment.ts';
import { openSnapshot, takeSnapshot } from '#functions/parts/opportunities/catalog/snapshot.ts';
import { storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { randomFor } from '#functions/seed/random.ts';
import { dayOf, earliestDay } from '#shared/core/opportunity-days.ts';
import { factsOf, matchTotal } from '#shared/features/matching/facts.ts';
import type { Profile } from '#shared/features/matching/matching.ts';
import { askedFrom } from '#shared/features/matching/terms.ts';
import { opportunityQuery } from '#shared/features/opportunities/query.ts';
import { answersTo, broadOpportunity, knownOf, randomQuery, type Score } from './search-cases.ts';
import { kept, table } from './table.ts';

const SIZES = [1_000, 10_000, 100_000];
const QUERIES = 2_000;
/** How many of them are compared by match, too. */
const BY_MATCH = 500;
const PAGE = 20;
/** A profile with something of every part of a match. */
const PROFILE: Profile = {
  basics: [{ experience: '3-5' }],
  skills: ['React', 'Python', 'Node.js', 'Java', 'SQL', 'Docker'].map((name) => ({ name })),
  education: [{ institution: '', studyType: 'BSc', area: 'Computer Science' }],
  lookingFor: [{ places: ['London, UK', 'Berlin'] }],
};

interface SearchFigures {
  readonly size: number;
  readonly open: number;
  readonly bytes: number;
  /** CPU milliseconds. */
  readonly cold: number;
  readonly search: readonly number[];
  readonly match: readonly number[];
  readonly counts: readonly number[];
  readonly different: number;
}

/** The result of some work and the least CPU milliseconds of three times: the others also collected garbage. */
const cpu = <T>(work: () => T): [T, number] => {
  const times = [];
  for (;;) {
    const before = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    if (times.length === 3) return [result, Math.min(...times)];
  }
};

const at = (values: readonly number[], share: number): string =>
  (
    values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
  ).toFixed(2);

/** The changes that make a number of opportunities. */
const changesFor = (size: number, now: Date): Change[] =>
  Array.from({ length: size }, (_, index) => {
    const listing = listingOf(storedOpportunity(broadOpportunity(index, now)));
    return { id: listing?.id ?? `closed-${index}`, version: 1, listing };
  });

const snapshotOf = (changes: readonly Change[]): Snapshot => {
  const catalog = new Catalog(0, buildSegment([]), []);
  catalog.apply(1, changes, 0);
  return takeSnapshot(catalog);
};

const measure = (size: number, now: Date): SearchFigures => {
  const random = randomFor('bench-queries', size);
  const changes = changesFor(size, now);
  const listings = changes.flatMap(({ listing }) => (listing ? [listing] : []));
  // The last ones come out of the log.
  const recent = Math.min(75, Math.floor(size / 10));
  const snapshot = snapshotOf(changes.slice(0, -recent));
  const [opened, cold] = cpu(() => openSnapshot(snapshot));
  opened.apply(2, changes.slice(-recent), 0);
  const day = earliestDay(now);
  const ask = (query: Record<string, string>, after?: Place, by?: Order, withCounts = false): Page => {
    const { sort, limit: _, ...filters } = opportunityQuery.parse(query);
    const order = by ?? { by: sort === 'deadline' ? sort : 'newest' };
    const question = questionOf(filters);
    return opened.find({ question, order, limit: PAGE, after, day: dayNumber(day), withCounts });
  };
  const queries = Array.from({ length: QUERIES }, () => randomQuery(random, random.pick(listings)));
  const facts = factsOf(PROFILE, dayOf(now));
  const byMatch: Order = { by: 'match', score: scoreByMatch(facts) };
  // Before the comparison, whose garbage would be collected at their expense.
  const search = queries.map((query) => cpu(() => ask(query))[1]);
  const match = queries.map((query) => cpu(() => ask(query, undefined, byMatch))[1]);
  const counts = queries.map((query) => cpu(() => ask(query, undefined, undefined, true))[1]);

  const known = listings.map(knownOf);
  const totals = new Map(
    listings.map(({ id, urgent, terms }) => [
      id,
      2 * (matchTotal(facts, askedFrom(terms)) ?? 0) + Number(urgent),
    ]),
  );
  const score: Score = ({ id }) => totals.get(id) ?? 0;
  const isDifferent = (query: Record<string, string>, by?: Order): boolean => {
    const first = ask(query, undefined, by);
    const second = first.next ? ask(query, first.next, by).items : [];
    // What is corrected is no answer to what was asked.
    const found = first.correctedWords ? [] : [...first.items, ...second].map(({ id }) => id);
    return answersTo(known, query, day, 2 * PAGE, by && score).join() !== found.join();
  };
  const different =
    queries.filter((query) => isDifferent(query)).length +
    queries.slice(0, BY_MATCH).filter((query) => isDifferent(query, byMatch)).length;
  return { size, open: known.length, bytes: snapshot.bytes.length, cold, different, search, match, counts };
};

/** Measures the search in memory; returns its part of the benchmarks, with its heading. */
export const searchReport = (day: string, tell: (line: string) => void): string => {
  const now = new Date(`${day}T12:00:00Z`);
  const all = SIZES.map((size) => {
    tell(`Searching among ${size} opportunities …`);
    return measure(size, now);
  });
  const row = ({ size, open, bytes, cold, search, match, counts, different }: SearchFigures) => [
    size.toLocaleString('en'),
    open.toLocaleString('en'),
    `${Math.round(bytes / 1024).toLocaleString('en')} KB`,
    cold.toFixed(0),
    `${at(search, 0.5)} / ${at(search, 0.99)}`,
    `${at(match, 0.5)} / ${at(match, 0.99)}`,
    `${at(counts, 0.5)} / ${at(counts, 0.99)}`,
    `${different}: ${kept(different === 0)}`,
    kept(Number(at(search, 0.99)) <= 5 && Number(at(match, 0.99)) <= 25),
  ];
  return `## What a search takes in memory

Measured on ${day}: ${QUERIES.toLocaleString('en')} random searches at each size, by filters, beginnings of words and both orders,
among opportunities of the seed with values out of many; the last 75 come out of the log. CPU milliseconds (the least of
three), median / 99th percentile, of a page of ${PAGE}; "cold" is opening the snapshot once. "different" counts searches whose first two pages are
not what a look at each opportunity finds, in order; ${BY_MATCH} of them by match, too. To reach: no difference; 5 ms, and 25 ms for \`sort=match\`.

${table(
  ['opportunities', 'open', 'snapshot', 'cold', 'search', 'by match', 'with counts', 'different', 'times'],
  all.map(row),
)}`;
};
