import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import { CREDITS, totalOf } from '#shared/features/matching/arithmetic.ts';
import { marginFor, placesOf, type Scored } from '#shared/features/screening/places.ts';

const scored = fc.array(
  fc.record({
    match: fc.integer({ min: 0, max: 100 }),
    skillsWeight: fc.integer({ min: 0, max: 100 }),
    mustHaves: fc.record({ of: fc.integer({ min: 0, max: 12 }) }),
  }),
  { maxLength: 40 },
);
const at = (match: number): Scored => ({ match, skillsWeight: 80, mustHaves: { of: 5 } });
const ranges = (matches: readonly number[]) =>
  placesOf(matches.map(at)).map(({ from, to, close }) => [from, to, close]);

describe('places', () => {
  it('are ties of matches that the receipts cannot tell apart', () => {
    expect(marginFor([at(50)])).toBe(4);
    expect(ranges([90, 88, 80, 79, 78, 77, 76, 60])).toEqual([
      [1, 2, false],
      [1, 2, false],
      ...Array.from({ length: 5 }, () => [3, 7, false]),
      [8, 8, false],
    ]);
    // The end of a tie is no border: the next one says that it is close.
    expect(ranges([90, 86, 85])).toEqual([
      [1, 2, false],
      [1, 2, false],
      [3, 3, true],
    ]);
    expect(ranges([])).toEqual([]);
  });

  it('are numbered without gaps, and within a tie nobody differs by more than the margin', () => {
    fc.assert(
      fc.property(scored, (all) => {
        const margin = marginFor(all);
        const places = placesOf(all);
        expect(places).toHaveLength(all.length);
        for (const [index, { from, to }] of places.entries()) {
          const tied = all.filter((_, other) => places[other]?.from === from);
          expect(tied).toHaveLength(to - from + 1);
          const own = all[index]?.match ?? 0;
          for (const { match } of tied) expect(Math.abs(match - own)).toBeLessThanOrEqual(margin);
          // As many are above as the first place says, and all of them have a higher match.
          expect(all.filter((_, other) => (places[other]?.to ?? 0) < from)).toHaveLength(from - 1);
          for (const [other, place] of places.entries())
            if (place.to < from) expect(all[other]?.match).toBeGreaterThan(own);
        }
      }),
      cases(200, 20_000),
    );
  });

  it('say that a tie is close when it could be one with the tie above, and begin it as late as possible', () => {
    fc.assert(
      fc.property(scored, (all) => {
        const margin = marginFor(all);
        const places = placesOf(all);
        const of = (which: (from: number) => boolean) =>
          all.filter((_, index) => which(places[index]?.from ?? 0)).map(({ match }) => match);
        for (const { from, close } of places) {
          const above = of((other) => other < from);
          const own = Math.max(...of((other) => other === from));
          expect(close).toBe(above.length > 0 && Math.min(...above) - own <= margin);
          const before = Math.max(...places.map((place) => place.from).filter((other) => other < from));
          if (above.length > 0)
            expect(Math.max(...of((other) => other === before)) - own).toBeGreaterThan(margin);
        }
      }),
      cases(200, 20_000),
    );
  });

  it('follow from the matches alone, whatever their order, and are not changed from below', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 10, max: 100 }), { maxLength: 30 }), (matches) => {
        const places = placesOf(matches.map(at));
        const reversed = placesOf(matches.toReversed().map(at));
        expect(reversed.toReversed()).toEqual(places);
        const more = placesOf([...matches, 1].map(at)).slice(0, -1);
        expect(more).toEqual(places);
      }),
      cases(200, 20_000),
    );
  });

  it('have a margin of what one must-have moves a match when it is shown rather than listed', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 45, max: 100 }),
        fc.integer({ min: 50, max: 100 }),
        (of, weight, score) => {
          const total = (skills: number) =>
            totalOf({
              skills: { score: skills, weight },
              experience: { score: 100, weight: 100 - weight },
              education: { score: null, weight: 0 },
              location: { score: null, weight: 0 },
            }) ?? 0;
          const higher = Math.min(100, score + Math.floor((CREDITS.shown - CREDITS.listed) / of));
          const margin = marginFor([{ match: 0, skillsWeight: weight, mustHaves: { of } }]);
          expect(total(higher) - total(score)).toBeLessThanOrEqual(margin);
        },
      ),
      cases(200, 20_000),
    );
  });
});
