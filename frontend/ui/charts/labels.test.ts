import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LABEL_HEIGHT, labelledTicks, labelWidth, spread } from './labels.ts';
import { pointText } from './series.ts';

it('spreads labels so that none covers another, in their order, and within the plot while there is room', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 180 }), { minLength: 1, maxLength: 5 }),
      fc.constant(180),
      (heights, height) => {
        const placed = spread(heights, height);
        const order = [...heights.keys()].sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
        const sorted = order.map((index) => placed[index] ?? Number.NaN);
        for (const [at, y] of sorted.entries()) {
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(height);
          if (at > 0) expect(y - (sorted[at - 1] ?? 0)).toBeGreaterThanOrEqual(LABEL_HEIGHT);
        }
      },
    ),
  );
});

it('leaves labels where they are that are far enough from each other', () => {
  expect(spread([90, 10, 50], 180)).toEqual([90, 10, 50]);
});

it('labels as many points of the axis as fit, the last one always', () => {
  const ticks = ['5 Oct', '12 Oct', '19 Oct', '26 Oct', '2 Nov'];
  expect([...labelledTicks(ticks, 200)]).toEqual([0, 1, 2, 3, 4]);
  expect([...labelledTicks(ticks, labelWidth('12 Oct') / 2 + 6)]).toEqual([0, 2, 4]);
  expect([...labelledTicks(ticks, 1)]).toEqual([4]);
  // The last one is moved to the left, where the one before would be below it.
  expect([...labelledTicks(ticks, labelWidth('12 Oct') + 12, 20)]).toEqual([0, 2, 4]);
});

it('says a point in words, also where a value is missing', () => {
  const data = {
    label: 'Rates',
    series: [{ name: 'Women' }, { name: 'Men' }],
    points: [],
    format: (share: number) => `${100 * share}%`,
  };
  expect(pointText({ name: 'April to June 2026', tick: 'Q2', values: [0.5, null] }, data)).toBe(
    'April to June 2026: Women 50%, Men not shown',
  );
  expect(
    pointText(
      { name: 'Week 1', tick: '1', values: [4070] },
      { label: 'Views', series: [{ name: 'Views' }], points: [] },
    ),
  ).toBe('Week 1: Views 4,070');
});
