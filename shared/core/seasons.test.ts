import { expect, test } from 'vitest';
import { SEASON_PATTERN, seasonOf, seasonsFrom } from './seasons.ts';

test('seasons follow one another from any day on', () => {
  expect(seasonsFrom('2026-11-22', 3)).toEqual(['fall-2026', 'spring-2027', 'summer-2027']);
  expect(seasonsFrom('2027-07-31', 2)).toEqual(['summer-2027', 'fall-2027']);
  for (const season of seasonsFrom('2026-01-31', 6)) expect(season).toMatch(SEASON_PATTERN);
  expect(seasonsFrom('2026-01-31', 1)).toEqual([seasonOf('2026-01-31')]);
});
