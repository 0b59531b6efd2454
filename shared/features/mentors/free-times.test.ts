import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { type Availability, availabilityAtFirst } from '../meetings/availability-rules.ts';
import { weekAround } from '../meetings/slots.ts';
import { type Booked, freeTimesOf, recheckAfter, sessionMinutesIn } from './free-times.ts';
import { MENTOR_TYPES, nextFreeOf, sessionMinutesAWeek } from './rules.ts';

const MINUTE_MS = 60_000;
/** A Monday. */
const NOW = Date.parse('2026-10-19T06:00:00Z');

const hours = (timeZone: string, given: Partial<Availability> = {}): Availability => ({
  ...availabilityAtFirst(timeZone),
  noticeHours: 0,
  weekly: [1, 3].map((day) => ({ day, from: '17:00', to: '19:00' })),
  ...given,
});

const asked = (availability: Availability, booked: readonly Booked[] = []) => ({
  availability,
  type: 'Skill Specialist' as const,
  minutes: 30,
  now: NOW,
  booked,
  most: 12,
});

const entry = (start: string, minutes: number, of?: string): Booked => ({
  of,
  at: Date.parse(start) / MINUTE_MS,
  minutes,
});

const iso = (times: readonly number[]) => times.map((time) => new Date(time).toISOString());

describe('the next free times', () => {
  it.each([
    // Europe turns its clocks back on 25 October, North America on 1 November.
    ['Europe/Lisbon', ['2026-10-19T16:00', '2026-10-26T17:00', '2026-11-02T17:00']],
    ['America/New_York', ['2026-10-19T21:00', '2026-10-26T21:00', '2026-11-02T22:00']],
  ])('stay at the same clock in %s when it changes', (timeZone, expected) => {
    const once = hours(timeZone, { weekly: [{ day: 1, from: '17:00', to: '17:30' }] });
    expect(iso(freeTimesOf(asked(once))).slice(0, 3)).toEqual(expected.map((time) => `${time}:00.000Z`));
  });

  it('leave out what is booked, and the weeks whose hours of sessions are used up', () => {
    const day = hours('UTC', { weekly: [1, 3].map((one) => ({ day: one, from: '08:00', to: '20:00' })) });
    // Two hours a week: ninety minutes of sessions leave room for one more.
    const ninety = [entry('2026-10-19T08:00Z', 90, 'one')];
    expect(iso(freeTimesOf(asked(day, ninety)))[0]).toBe('2026-10-19T09:30:00.000Z');
    const full = [...ninety, entry('2026-10-21T08:00Z', 30, 'other')];
    expect(iso(freeTimesOf(asked(day, full)))[0]).toBe('2026-10-26T08:00:00.000Z');
    // An interview takes its time, and no hours of sessions.
    const interview = [...ninety, entry('2026-10-21T08:00Z', 30)];
    expect(iso(freeTimesOf(asked(day, interview)))[0]).toBe('2026-10-19T09:30:00.000Z');
  });

  it('count sessions in weeks of the mentor’s time zone', () => {
    const sunday = hours('Pacific/Auckland', { weekly: [{ day: 1, from: '08:00', to: '12:00' }] });
    // Monday morning in Auckland is Sunday evening in UTC, and in the same week as the rest of that Monday.
    const taken = [entry('2026-10-25T19:00Z', 120, 'one')];
    const times = iso(freeTimesOf(asked(sunday, taken)));
    expect(times[0]).toBe('2026-11-01T19:00:00.000Z');
  });

  const anyBooked = fc.array(
    fc.record({
      of: fc.constantFrom('one', 'other', undefined),
      at: fc.integer({ min: 0, max: 6 * 7 * 24 * 2 }).map((half) => NOW / MINUTE_MS + half * 30),
      minutes: fc.constantFrom(30, 60, 120),
    }),
    { maxLength: 12 },
  );

  it('never overlap a meeting, nor bring a week above its hours', () => {
    fc.assert(
      fc.property(
        anyBooked,
        fc.constantFrom(...MENTOR_TYPES),
        fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'),
        fc.constantFrom(30, 60),
        (booked, type, timeZone, minutes) => {
          const availability = hours(timeZone, { maxPerDay: 24, maxPerWeek: 60 });
          const times = freeTimesOf({ ...asked(availability, booked), type, minutes });
          for (const [index, start] of times.entries()) {
            expect(start).toBeGreaterThan(times[index - 1] ?? NOW - 1);
            const end = start + minutes * MINUTE_MS;
            for (const { at, minutes: long } of booked)
              expect(at * MINUTE_MS >= end || (at + long) * MINUTE_MS <= start).toBe(true);
            const used = sessionMinutesIn(booked, weekAround(start, timeZone));
            expect(used + minutes).toBeLessThanOrEqual(sessionMinutesAWeek(type));
          }
        },
      ),
    );
  });
});

describe('the next check', () => {
  const availability = hours('UTC', {
    weekly: [1, 2, 3, 4, 5].map((day) => ({ day, from: '08:00', to: '20:00' })),
  });

  it('comes before the last stored time can no longer be booked', () => {
    const times = freeTimesOf(asked(availability));
    expect(times).toHaveLength(12);
    const at = Date.parse(recheckAfter(times, availability, NOW) ?? '');
    expect(at).toBeGreaterThan(NOW);
    const mentor = { freeTimes: iso(times), noticeHours: 0 };
    // Until the run after the check, something is left.
    expect(nextFreeOf(mentor, at + HOUR_MS)).toBeDefined();
  });

  it('comes each day while fewer are known than are stored, and never for a mentor who offers no time', () => {
    expect(recheckAfter([], availability, NOW)).toBe(new Date(NOW + DAY_MS).toISOString());
    expect(recheckAfter([], availabilityAtFirst('UTC'), NOW)).toBeUndefined();
    const once = { ...availabilityAtFirst('UTC'), exceptions: [{ date: '2026-10-20', available: true }] };
    expect(recheckAfter([], once, NOW)).toBeDefined();
    expect(recheckAfter([], once, NOW + 5 * DAY_MS)).toBeUndefined();
  });

  it('a time within the notice is no longer free', () => {
    const mentor = { freeTimes: ['2026-10-19T16:00:00.000Z', '2026-10-19T16:30:00.000Z'], noticeHours: 2 };
    const at = (clock: string) => nextFreeOf(mentor, Date.parse(`2026-10-19T${clock}Z`));
    expect([at('13:59'), at('14:00'), at('14:01'), at('14:31')]).toEqual([
      ...[mentor.freeTimes[0], mentor.freeTimes[0], mentor.freeTimes[1]],
      undefined,
    ]);
  });
});
