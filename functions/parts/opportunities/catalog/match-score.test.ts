import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { anyPosting, anyProfile } from '#functions/testing/matching/arbitrary.ts';
import { cases } from '#functions/testing/rounds.ts';
import { factsOf, matchTotal } from '#shared/features/matching/facts.ts';
import { match } from '#shared/features/matching/matching.ts';
import { askedOf } from '#shared/features/matching/requirements.ts';
import { askedFrom, termsOf } from '#shared/features/matching/terms.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { Catalog } from './catalog.ts';
import { listingOf } from './compose.ts';
import { dayNumber } from './listing.ts';
import { scoreByMatch } from './match-score.ts';
import type { Place } from './page.ts';
import { questionOf } from './question.ts';
import { buildSegment } from './segment.ts';
import { openSnapshot, takeSnapshot } from './snapshot.ts';

const DAY = '2026-06-15';

const listed = fc.tuple(anyPosting, fc.nat({ max: 3 }), fc.boolean()).map(
  ([posting, day, urgent]): Opportunity => ({
    ...posting,
    urgent,
    status: 'open',
    deadline: '2999-12-31',
    replyBy: '2999-12-31',
    postedAt: new Date(Date.UTC(2026, 4, 1 + day)).toISOString(),
  }),
);
const some = fc
  .array(listed, { minLength: 1, maxLength: 40 })
  .map((all) => all.map((one, index) => ({ ...one, id: `posting-${index}` })));

/** The catalog of opportunities, half of it out of a snapshot. */
const catalogOf = (all: readonly Opportunity[]): Catalog => {
  const changes = all.map((one) => ({
    id: one.id,
    version: 1,
    listing: listingOf(storedOpportunity(one)),
  }));
  const half = Math.floor(all.length / 2);
  const first = new Catalog(0, buildSegment([]), []);
  first.apply(1, changes.slice(0, half), 0);
  const catalog = openSnapshot(takeSnapshot(first));
  catalog.apply(2, changes.slice(half), 0);
  return catalog;
};

/** All ids in the order of a profile's matches, page by page. */
const inOrder = (catalog: Catalog, score: ReturnType<typeof scoreByMatch>): string[] => {
  const ids: string[] = [];
  for (let after: Place | undefined; ; ) {
    const { items, next } = catalog.find({
      question: questionOf({}),
      order: { by: 'match', score },
      limit: 6,
      after,
      day: dayNumber(DAY),
      withCounts: false,
    });
    ids.push(...items.map(({ id }) => id));
    if (!next) return ids;
    after = next;
  }
};

describe('the order by match', () => {
  it('is that of the receipts’ totals; among equals the urgent, then the newer, then by id', () => {
    fc.assert(
      fc.property(anyProfile, some, (profile, all) => {
        const total = (one: Opportunity) => match(profile, one, DAY).total ?? 0;
        const expected = all.toSorted(
          (a, b) =>
            total(b) - total(a) ||
            Number(b.urgent) - Number(a.urgent) ||
            b.postedAt.localeCompare(a.postedAt) ||
            (a.id < b.id ? -1 : 1),
        );
        const found = inOrder(catalogOf(all), scoreByMatch(factsOf(profile, DAY)));
        expect(found).toEqual(expected.map(({ id }) => id));
      }),
      cases(60, 1500),
    );
  });

  it('needs nothing of a posting but its terms', () => {
    fc.assert(
      fc.property(anyProfile, anyPosting, (profile, posting) => {
        const terms = JSON.parse(JSON.stringify(termsOf(askedOf(posting))));
        expect(matchTotal(factsOf(profile, DAY), askedFrom(terms))).toBe(match(profile, posting, DAY).total);
      }),
      cases(200, 3000),
    );
  });
});
