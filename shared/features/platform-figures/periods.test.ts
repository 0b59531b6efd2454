import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '#shared/core/reply-clock.ts';
import {
  daysBetween,
  firstOfMonth,
  lastOfMonth,
  mondayOf,
  NO_FIGURES,
  periodFigures,
  sundayOf,
} from './periods.ts';

describe('weeks and months of UTC', () => {
  it.each([
    ['2026-11-26', '2026-11-23', '2026-11-29'],
    ['2026-11-23', '2026-11-23', '2026-11-29'],
    ['2026-11-29', '2026-11-23', '2026-11-29'],
    ['2027-01-01', '2026-12-28', '2027-01-03'],
  ])('%s is in the week from %s to %s', (day, monday, sunday) => {
    expect([mondayOf(day), sundayOf(day)]).toEqual([monday, sunday]);
  });

  it.each([
    ['2028-02-10', '2028-02-01', '2028-02-29'],
    ['2026-12-31', '2026-12-01', '2026-12-31'],
  ])('%s is in the month from %s to %s', (day, first, last) => {
    expect([firstOfMonth(day), lastOfMonth(day)]).toEqual([first, last]);
  });

  it('every day is in one week of seven days and in one month', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (number) => {
        const day = daysAfter('2000-01-01', number);
        expect(daysBetween(mondayOf(day), sundayOf(day))).toHaveLength(7);
        expect(daysBetween(mondayOf(day), sundayOf(day))).toContain(day);
        expect(daysBetween(firstOfMonth(day), lastOfMonth(day))).toContain(day);
        expect(daysAfter(lastOfMonth(day), 1).slice(8)).toBe('01');
      }),
    );
  });
});

it('the users of a week are those who were new in it on one of its days, and not the sum of its days', () => {
  const days = [
    { ...NO_FIGURES, activeUsers: 5, newInWeek: 5, newInMonth: 2, hires: 1 },
    { ...NO_FIGURES, activeUsers: 5, newInWeek: 1, newInMonth: 1, hires: 2 },
  ];
  expect(periodFigures(days, 'newInWeek')).toMatchObject({ activeUsers: 6, hires: 3 });
  expect(periodFigures(days, 'newInMonth')).toMatchObject({ activeUsers: 3, hires: 3 });
});
