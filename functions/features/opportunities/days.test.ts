import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import { beginningOfDay, earliestDay, endOfDay, isPast } from '#shared/core/opportunity-days.ts';
import { daysAfter } from '#shared/core/reply-clock.ts';

/** Every difference from UTC that a time zone has, in minutes. */
const offset = fc.integer({ min: -12 * 4, max: 14 * 4 }).map((quarters) => quarters * 15);
const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
const dayIn = (at: Date, minutes: number): string =>
  new Date(at.getTime() + minutes * 60_000).toISOString().slice(0, 10);

test('a day is past for nobody who still has it', () => {
  fc.assert(
    fc.property(moment, offset, (at, minutes) => !isPast(dayIn(at, minutes), earliestDay(at))),
    cases(200, 5000),
  );
});

test('a day begins and ends with its moments', () => {
  fc.assert(
    fc.property(moment, (at) => {
      const day = earliestDay(at);
      expect(beginningOfDay(day) <= at && at < endOfDay(day)).toBe(true);
      expect(endOfDay(day)).toEqual(beginningOfDay(daysAfter(day, 1)));
    }),
    cases(200, 5000),
  );
});
