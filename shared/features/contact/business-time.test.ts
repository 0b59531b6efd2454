import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { PLANS } from '../companies/plan-names.ts';
import { afterBusinessHours } from './business-time.ts';
import { BUSINESS_DAY, promiseState, SUPPORT, supportOf } from './support-rules.ts';

const clock = (date: Date) =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toZonedDateTimeISO(BUSINESS_DAY.timeZone);
/** A moment of the team's clock. */
const at = (text: string) =>
  new Date(Temporal.ZonedDateTime.from(`${text}[${BUSINESS_DAY.timeZone}]`).epochMilliseconds);

describe('business hours', () => {
  it.each([
    ['on a working day', '2026-11-25T09:00', 4, '2026-11-25T13:00'],
    ['over the night', '2026-11-25T16:30', 4, '2026-11-26T10:30'],
    ['over a weekend', '2026-11-27T16:00', 4, '2026-11-30T10:00'],
    ['from a Sunday', '2026-11-29T03:00', 10, '2026-11-30T18:00'],
    ['before the day begins', '2026-11-25T05:00', 4, '2026-11-25T12:00'],
    ['after it has ended', '2026-11-25T18:00', 4, '2026-11-26T12:00'],
    ['for three working days', '2026-11-26T11:00', 30, '2026-12-01T11:00'],
    ['when the clocks go forward', '2026-03-06T17:00', 4, '2026-03-09T11:00'],
    ['when the clocks go back', '2026-10-30T17:00', 4, '2026-11-02T11:00'],
  ])('pass %s', (_, from, hours, until) => {
    expect(afterBusinessHours(at(from), hours)).toEqual(at(until));
  });

  it('end within a working day, and later with more of them', () => {
    const moment = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2035-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 60 }), (from, hours) => {
        const until = afterBusinessHours(from, hours);
        const { hour, minute, dayOfWeek } = clock(until);
        expect(dayOfWeek).toBeLessThanOrEqual(5);
        expect(hour + minute / 60).toBeGreaterThanOrEqual(BUSINESS_DAY.from);
        expect(hour).toBeLessThanOrEqual(BUSINESS_DAY.to);
        expect(until.getTime() - from.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000);
        expect(afterBusinessHours(from, hours + 1) > until).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});

describe('what a plan promises', () => {
  it('is a shorter time with each larger plan', () => {
    const hours = PLANS.map((plan) => SUPPORT[supportOf(plan)].hours);
    expect(hours).toEqual([30, 10, 4]);
  });

  it('is kept to the millisecond', () => {
    const dueAt = '2026-11-25T17:00:00.000Z';
    const due = Date.parse(dueAt);
    expect(promiseState({ dueAt, answeredAt: dueAt }, due + 5000)).toBe('kept');
    expect(promiseState({ dueAt, answeredAt: '2026-11-25T17:00:00.001Z' }, due + 5000)).toBe('missed');
    expect([promiseState({ dueAt }, due), promiseState({ dueAt }, due + 1)]).toEqual(['waiting', 'overdue']);
  });
});
