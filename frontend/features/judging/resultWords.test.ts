import { expect, it } from 'vitest';
import { intervalText, rankText, scaleOf, severityText } from './resultWords.ts';

const entry = (from: number, to: number) => ({
  entryId: '',
  title: '',
  team: '',
  raw: 3,
  adjusted: 3,
  interval: { from, to },
  rank: { from: 1, to: 1 },
  group: 1,
  reviews: 3,
});

it('says ranks as ranges, intervals in figures, and how severe a judge is', () => {
  expect(rankText({ from: 2, to: 2 })).toBe('2');
  expect(rankText({ from: 2, to: 4 })).toBe('2 to 4');
  expect(intervalText({ from: 3.1, to: 4.019 })).toBe('3.10 to 4.02');
  expect(intervalText(null)).toBe('Too few reviews');
  expect(severityText({ judge: 'A', severity: 0.4, group: 1 })).toBe('0.40 points below the average');
  expect(severityText({ judge: 'A', severity: -0.4, group: 1 })).toBe('0.40 points above the average');
  expect(severityText({ judge: 'A', severity: -0.001, group: 1 })).toBe('As the average');
});

it('draws all intervals on the scale of the scores, which grows for those beyond it', () => {
  const score = { min: 0, max: 5 } as const;
  expect(scaleOf([entry(2, 4)], score)).toEqual({ from: 0, to: 5 });
  expect(scaleOf([entry(-0.2, 4), entry(2, 5.1)], score)).toEqual({ from: -1, to: 6 });
});
