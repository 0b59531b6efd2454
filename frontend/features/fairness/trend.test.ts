import { expect, it } from 'vitest';
import type { QuarterFigures } from '#shared/features/fairness/routes.ts';
import { trendOf } from './trend.ts';

type Groups = QuarterFigures['dimensions'][number]['groups'];

const group = (name: string, people: number | null, invited: number | null): Groups[number] => ({
  group: name,
  people,
  reached: [invited, null, null],
  scored: null,
  above: null,
});

const quarter = (name: string, groups: Groups): QuarterFigures => ({
  quarter: name,
  madeAt: '2026-11-01T00:00:00.000Z',
  people: 90,
  dimensions: [{ dimension: 'sex', groups }],
});

const QUARTERS = [
  quarter('2026-Q3', [group('male', 40, 20), group('female', 30, 12), group('another', 10, 5)]),
  quarter('2026-Q2', [group('male', 50, 20), group('female', 40, 10), group('another', null, null)]),
];

it('follows the groups that are shown in two quarters, from the first quarter on', () => {
  const trend = trendOf(QUARTERS, 'sex', 'interview_scheduled');
  expect(trend?.series.map(({ name }) => name)).toEqual(['Female', 'Male']);
  expect(trend?.points).toEqual([
    { name: 'April to June 2026', tick: 'Q2 2026', values: [0.25, 0.4] },
    { name: 'July to September 2026', tick: 'Q3 2026', values: [0.4, 0.5] },
  ]);
});

it('has nothing to follow in one quarter, or where the outcome is not shown', () => {
  expect(trendOf(QUARTERS.slice(0, 1), 'sex', 'interview_scheduled')).toBeUndefined();
  expect(trendOf(QUARTERS, 'sex', 'hired')).toBeUndefined();
  expect(trendOf(QUARTERS, 'age', 'interview_scheduled')).toBeUndefined();
});
