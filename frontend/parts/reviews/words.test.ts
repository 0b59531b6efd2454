import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { resultInWords, timeLeftInWords, waitedInWords } from './words.ts';

const NOW = Date.parse('2026-11-27T12:00:00Z');
const at = (distance: number) => new Date(NOW + distance).toISOString();

test.each([
  [0, 'under an hour'],
  [HOUR_MS, '1 hour'],
  [2 * DAY_MS - 1, '47 hours'],
  [2 * DAY_MS, '2 days'],
  [7 * DAY_MS - 1, '6 days'],
  [-HOUR_MS, 'under an hour'],
])('a wait of %d ms is %s', (waited, words) => {
  expect(waitedInWords(at(-waited), NOW)).toBe(words);
});

test.each([
  [48 * HOUR_MS, '48 hours left'],
  [2 * HOUR_MS - 1, '1 hour left'],
  [HOUR_MS, '60 minutes left'],
  [59_000, '1 minute left'],
  [0, 'Time is over'],
  [-HOUR_MS, 'Time is over'],
])('%d ms before the end, %s', (left, words) => {
  expect(timeLeftInWords(at(left), NOW)).toBe(words);
});

test('a result has one digit after the point', () => {
  expect(resultInWords({ overallScore: 80, rating: 4 })).toBe('80%, 4.0 of 5 stars');
});
