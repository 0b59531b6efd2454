import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impactOf, ratioInterval, type Selected } from './impact-ratio.ts';

const counts: fc.Arbitrary<Selected> = fc
  .integer({ min: 10, max: 400 })
  .chain((people) =>
    fc.record({ people: fc.constant(people), selected: fc.integer({ min: 0, max: people }) }),
  );
const some = counts.filter(({ selected }) => selected > 0);

describe('the impact ratio', () => {
  it('is that of the example in New York City’s rules (6 RCNY § 5-301)', () => {
    const ratios = (groups: readonly (readonly [string, number, number])[]) =>
      impactOf(groups.map(([group, people, selected]) => ({ group, people, selected }))).map(
        ({ group, ratio }) => [group, ratio?.toFixed(2)],
      );
    expect(
      ratios([
        ['male', 92, 50],
        ['female', 76, 34],
      ]),
    ).toEqual([
      ['male', '1.00'],
      ['female', '0.82'],
    ]);
    expect(
      ratios([
        ['hispanic', 28, 18],
        ['white', 40, 15],
        ['black', 32, 16],
        ['pacific', 8, 5],
        ['asian', 24, 10],
      ]).map(([, ratio]) => ratio),
    ).toEqual(['1.00', '0.58', '0.78', '0.97', '0.65']);
  });

  it('is missing where no one was selected', () => {
    const none = { people: 12, selected: 0 };
    expect(
      impactOf([
        { group: 'a', ...none },
        { group: 'b', ...none },
      ]),
    ).toMatchObject([
      { ratio: null, interval: null },
      { ratio: null, interval: null },
    ]);
  });
});

describe('its interval', () => {
  it('is the published one: 4 of 24 against 12 of 28', () => {
    // The R package PF (U.S. Department of Agriculture), RRsc, score method: 1 - RR is 0.611 (0.0328, 0.855).
    const interval = ratioInterval({ people: 24, selected: 4 }, { people: 28, selected: 12 });
    expect(interval?.low).toBeCloseTo(1 - 0.855, 3);
    expect(interval?.high).toBeCloseTo(1 - 0.0328, 4);
  });

  it('holds the ratio, and is the reciprocal of the interval the other way round', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const { low, high } = ratioInterval(one, other) ?? { low: Number.NaN, high: Number.NaN };
        const ratio = (one.selected * other.people) / (one.people * other.selected);
        expect(low).toBeLessThanOrEqual(ratio + 1e-9);
        expect(high).toBeGreaterThanOrEqual(ratio - 1e-9);
        const back = ratioInterval(other, one);
        expect((back?.low ?? 0) * high).toBeCloseTo(1, 4);
        expect((back?.high ?? 0) * low).toBeCloseTo(1, 4);
      }),
    );
  });

  it('is narrower with more people, and begins at zero where none was selected', () => {
    fc.assert(
      fc.property(some, some, (one, other) => {
        const times = ({ people, selected }: Selected) => ({ people: 9 * people, selected: 9 * selected });
        const few = ratioInterval(one, other);
        const many = ratioInterval(times(one), times(other));
        expect(many?.low).toBeGreaterThanOrEqual((few?.low ?? 0) - 1e-9);
        expect(many?.high).toBeLessThanOrEqual((few?.high ?? 0) + 1e-9);
        const none = ratioInterval({ ...one, selected: 0 }, other);
        expect(none?.low).toBe(0);
        expect(none?.high).toBeGreaterThan(0);
        expect(Number.isFinite(none?.high)).toBe(true);
      }),
    );
  });
});
