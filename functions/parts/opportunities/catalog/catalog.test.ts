import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DamagedSnapshot } from '#functions/core/catalog/packing.ts';
import { someOpportunity, storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { type Asked, allAnswers, anyListed, anySearch, countWith } from '#functions/testing/naive-search.ts';
import { cases } from '#functions/testing/rounds.ts';
import { COUNTED, opportunityQuery } from '#shared/features/opportunities/query.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { Catalog, type Page } from './catalog.ts';
import { listingOf } from './compose.ts';
import { type Change, dayNumber } from './listing.ts';
import type { Order, Place } from './page.ts';
import { questionOf } from './question.ts';
import { buildSegment } from './segment.ts';
import { openSnapshot, takeSnapshot } from './snapshot.ts';

const TODAY = '2026-06-01';

const changeTo = (opportunity: Opportunity, version = 1): Change => ({
  id: opportunity.id,
  version,
  listing: listingOf(storedOpportunity(opportunity)),
});
const empty = () => new Catalog(0, buildSegment([]), []);

/** A catalog after these changes, one entry of the log each. */
const changed = (catalog: Catalog, changes: readonly Change[], atOnce = 1): Catalog => {
  for (let from = 0; from < changes.length; from += atOnce)
    catalog.apply(catalog.number + 1, changes.slice(from, from + atOnce), 0);
  return catalog;
};

/** The same catalog as it is read from a snapshot. */
const reopened = (catalog: Catalog): Catalog => openSnapshot(takeSnapshot(catalog));

const find = (catalog: Catalog, asked: Asked, limit = 20, from?: Place, by?: Order): Page => {
  const query = opportunityQuery.parse(asked);
  return catalog.find({
    question: questionOf(query),
    order: by ?? { by: query.sort === 'deadline' ? 'deadline' : 'newest' },
    limit,
    after: from,
    day: dayNumber(TODAY),
    withCounts: query.counts === '1',
  });
};

/** All pages of a search; between them, `meanwhile` may change the catalog. */
const walk = (
  catalog: Catalog,
  asked: Asked,
  limit: number,
  by?: Order,
  meanwhile?: () => void,
): string[] => {
  const ids: string[] = [];
  for (let from: Place | undefined; ; ) {
    const { items, next } = find(catalog, asked, limit, from, by);
    ids.push(...items.map(({ id }) => id));
    if (!next) return ids;
    expect(items).toHaveLength(limit);
    from = next;
    meanwhile?.();
  }
};

const idsOf = (all: readonly Opportunity[]) => all.map(({ id }) => id);
const some = fc.array(anyListed, { minLength: 1, maxLength: 90 });
const limits = fc.integer({ min: 1, max: 25 });

describe('the catalog', () => {
  it('answers every search in full pages and in order, as a look at each opportunity does', () => {
    fc.assert(
      fc.property(
        some,
        fc.array(anySearch, { minLength: 1, maxLength: 8 }),
        limits,
        (all, searches, limit) => {
          const half = Math.floor(all.length / 2);
          const changes = all.map((one) => changeTo(one));
          const catalog = changed(
            reopened(changed(empty(), changes.slice(0, half), 7)),
            changes.slice(half),
            3,
          );
          for (const asked of searches)
            expect(walk(catalog, asked, limit)).toEqual(idsOf(allAnswers(all, asked, TODAY)));
        },
      ),
      cases(60, 600),
    );
  });

  it('counts for each value what a search with it would find', () => {
    fc.assert(
      fc.property(some, anySearch, (all, asked) => {
        const catalog = changed(
          empty(),
          all.map((one) => changeTo(one)),
          9,
        );
        const { q: _, ...rest } = asked;
        const { counts } = find(catalog, { ...rest, counts: '1' });
        for (const filter of COUNTED)
          for (const { value, count } of counts?.[filter] ?? []) {
            const mine = filter === 'skills' ? [rest.skills, value].filter(Boolean).join(',') : value;
            expect([filter, value, count]).toEqual([
              filter,
              value,
              countWith(all, rest, TODAY, filter, mine),
            ]);
          }
      }),
      cases(40, 300),
    );
  });

  it('knows the latest version of each, however late and often changes come', () => {
    fc.assert(
      fc.property(
        some,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        limits,
        (all, dice, limit) => {
          const next = () => dice.next().value ?? 0;
          const versions = all.flatMap((one) =>
            Array.from({ length: 1 + Math.floor(next() * 3) }, (_, i) => ({
              opportunity: {
                ...one,
                title: `${one.title} ${i}`,
                status: next() < 0.3 ? ('closed' as const) : ('open' as const),
              },
              version: i + 1,
              at: next(),
            })),
          );
          const latest = all.map(({ id }) => versions.findLast(({ opportunity }) => opportunity.id === id));
          const late = [...versions, ...versions.filter(() => next() < 0.5)].sort((a, b) => a.at - b.at);
          const changes = late.map(({ opportunity, version }) => changeTo(opportunity, version));
          const middle = Math.floor(changes.length * next());
          const catalog = changed(
            reopened(changed(empty(), changes.slice(0, middle), 4)),
            changes.slice(middle),
          );
          const expected = latest.flatMap((one) => (one ? [one.opportunity] : []));
          expect(walk(catalog, {}, limit)).toEqual(idsOf(allAnswers(expected, {}, TODAY)));
        },
      ),
      cases(40, 400),
    );
  });

  it('shows what does not change exactly once, while others come, go and change between pages', () => {
    fc.assert(
      fc.property(some, some, anySearch, limits, (given, others, asked, limit) => {
        const catalog = changed(
          empty(),
          [...given, ...others].map((one) => changeTo(one)),
          5,
        );
        const pending = [...others.keys()];
        const seen = walk(catalog, asked, limit, undefined, () => {
          const other = others[pending.pop() ?? 0];
          const version = catalog.number + 1;
          if (other) changed(catalog, [changeTo({ ...other, status: 'closed' }, version)]);
          if (other) changed(catalog, [changeTo({ ...other, id: `${other.id}-again` }, version)]);
        });
        const steady = new Set(idsOf(given));
        expect(seen.filter((id) => steady.has(id))).toEqual(idsOf(allAnswers(given, asked, TODAY)));
        expect(new Set(seen).size).toBe(seen.length);
      }),
      cases(40, 400),
    );
  });

  it('sorts by a score, the best first', () => {
    const all = fc.sample(anyListed, { numRuns: 60, seed: 1 });
    const catalog = changed(
      empty(),
      all.map((one) => changeTo(one)),
      8,
    );
    const weigh = (weeks: number | null) => (weeks ?? 0) % 10;
    const order: Order = {
      by: 'match',
      score:
        ({ weeks }) =>
        (row) =>
          weigh(weeks[row] ?? 0),
    };
    const expected = allAnswers(all, {}, TODAY).sort(
      (a, b) => weigh(b.durationWeeks) - weigh(a.durationWeeks),
    );
    expect(walk(catalog, {}, 7, order)).toEqual(idsOf(expected));
  });

  it('finds the likely meaning of misspelt words, only when nothing matches', () => {
    const titles = ['Frontend developer', 'Software engineer', 'Software engineer', 'Product designer'];
    const catalog = changed(
      empty(),
      titles.map((title) => changeTo(someOpportunity({ title, company: 'Acme', skills: [] }))),
    );
    const meaning = (q: string) => find(catalog, { q }).correctedWords?.join(' ');
    expect(meaning('devleoper')).toBe('developer');
    expect(meaning('sofware enginer')).toBe('engineer software');
    expect(meaning('designr')).toBe('designer');
    expect(find(catalog, { q: 'enginer' }).items).toHaveLength(2);
    expect(meaning('eng')).toBeUndefined();
    expect(meaning('software designer')).toBeUndefined();
    expect(find(catalog, { q: 'astronaut' })).toMatchObject({ items: [], correctedWords: undefined });
  });
});

describe('a snapshot', () => {
  it('is refused when a single bit of it is another', () => {
    const all = fc.sample(anyListed, { numRuns: 150, seed: 2 });
    const catalog = changed(
      empty(),
      all.map((one) => changeTo(one)),
      50,
    );
    const taken = takeSnapshot(catalog);
    fc.assert(
      fc.property(fc.nat({ max: taken.bytes.length - 1 }), fc.nat({ max: 7 }), (at, bit) => {
        const bytes = Buffer.from(taken.bytes);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        expect(() => openSnapshot({ ...taken, bytes })).toThrow(DamagedSnapshot);
      }),
      cases(50, 500),
    );
    expect(() => openSnapshot({ ...taken, bytes: taken.bytes.subarray(0, 100) })).toThrow(DamagedSnapshot);
  });
});
