import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { type Availability, availabilityAtFirst } from '#shared/features/meetings/availability-rules.ts';
import {
  isWithinHours,
  remindersOf,
  type Span,
  slotsOf,
  weekAround,
} from '#shared/features/meetings/slots.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-01-01T00:00:00Z');
const ZONES = [
  'Europe/Lisbon',
  'America/New_York',
  'Australia/Sydney',
  'Asia/Kolkata',
  // Half an hour of daylight-saving time, and clocks that change at midnight.
  'Australia/Lord_Howe',
  'America/Santiago',
];

const formats = new Map<string, Intl.DateTimeFormat>();
/** What the clock shows, `2026-03-29 17:00`, by `Intl` alone: nothing of the library under test. */
const wallIn = (ms: number, timeZone: string): string => {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(ms);
};

/** The moments at which the clock shows this, the first first: none where it is skipped, two where it is turned back. */
const momentsOf = (wall: string, timeZone: string): number[] => {
  const guess = Date.parse(`${wall.replace(' ', 'T')}:00Z`);
  const offsets = [guess - DAY_MS, guess, guess + DAY_MS].map(
    (at) => Date.parse(`${wallIn(at, timeZone).replace(' ', 'T')}:00Z`) - Math.floor(at / MINUTE) * MINUTE,
  );
  return [...new Set(offsets.map((offset) => guess - offset))]
    .filter((at) => wallIn(at, timeZone) === wall)
    .sort((one, other) => one - other);
};

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
const dayOf = (date: string): number => ((new Date(date).getUTCDay() + 6) % 7) + 1;

const freely = (timeZone: string, given: Partial<Availability>): Availability => ({
  ...availabilityAtFirst(timeZone),
  noticeHours: 0,
  horizonDays: 180,
  maxPerDay: 24,
  maxPerWeek: 60,
  ...given,
});

/** All slots of 400 days, asked for in parts as the horizon allows. */
const allSlots = (availability: Availability, minutes: number, busy: readonly Span[] = []): number[] =>
  [0, 100, 200, 300].flatMap((day) => {
    const start = START + day * DAY_MS;
    return slotsOf(availability, { start, end: start + 100 * DAY_MS, minutes, now: start, busy, taken: [] });
  });

const range = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 92 }), fc.integer({ min: 1, max: 12 }))
  .map(([day, from, length]) => ({
    day,
    from: clock(from * 15),
    to: clock(Math.min(24 * 60, from * 15 + length * 15)),
  }));

describe.each(ZONES)('the slots of 400 days in %s', (timeZone) => {
  it('are what the clock shows there, once each, and none that it skips', () => {
    fc.assert(
      fc.property(
        fc.array(range, { minLength: 1, maxLength: 2 }),
        fc.constantFrom(15, 30, 60),
        (weekly, slotMinutes) => {
          const slots = new Set(allSlots(freely(timeZone, { weekly, slotMinutes }), slotMinutes));
          const walls = [...slots].map((at) => wallIn(at, timeZone));
          expect(new Set(walls).size).toBe(walls.length);
          // Each rule by itself, where rules do not touch each other.
          const [only] = weekly;
          if (weekly.length > 1 || !only) return;
          for (let day = 1; day < 398; day++) {
            const date = new Date(START + day * DAY_MS).toISOString().slice(0, 10);
            if (dayOf(date) !== only.day) continue;
            const end = only.to === '24:00' ? undefined : momentsOf(`${date} ${only.to}`, timeZone)[0];
            for (let at = only.from; at < only.to; ) {
              const [moment] = momentsOf(`${date} ${at}`, timeZone);
              const minute = Number(at.slice(0, 2)) * 60 + Number(at.slice(3)) + slotMinutes;
              if (moment === undefined) expect(walls).not.toContain(`${date} ${at}`);
              else if (end !== undefined)
                expect([`${date} ${at}`, slots.has(moment)]).toEqual([
                  `${date} ${at}`,
                  moment + slotMinutes * MINUTE <= end,
                ]);
              at = clock(minute);
            }
          }
        },
      ),
      cases(15, 400),
    );
  });

  it('keep the buffer to every meeting, and the limits a day and week', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 399 * 96 }), fc.integer({ min: 1, max: 16 })), {
          maxLength: 60,
        }),
        fc.integer({ min: 0, max: 8 }),
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 1, max: 6 }),
        (meetings, buffer, maxPerDay, maxPerWeek) => {
          const bufferMinutes = buffer * 15;
          const busy = meetings.map(([quarter, length]) => {
            const start = START + quarter * 15 * MINUTE;
            return { start, end: start + length * 15 * MINUTE };
          });
          const weekly = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '08:00', to: '18:00' }));
          const availability = freely(timeZone, { weekly, bufferMinutes, maxPerDay, maxPerWeek });
          for (const at of allSlots(availability, 30, busy)) {
            for (const { start, end } of busy)
              expect(
                at + 30 * MINUTE + bufferMinutes * MINUTE <= start || at >= end + bufferMinutes * MINUTE,
              ).toBe(true);
            const sameDay = busy.filter(
              ({ start }) => wallIn(start, timeZone).slice(0, 10) === wallIn(at, timeZone).slice(0, 10),
            );
            expect(sameDay.length).toBeLessThan(maxPerDay);
            const week = weekAround(at, timeZone);
            const sameWeek = busy.filter(({ start }) => start >= week.start && start < week.end);
            expect(sameWeek.length).toBeLessThan(maxPerWeek);
          }
        },
      ),
      cases(3, 60),
    );
  });

  it('have reminders at the same time of the day before, and an hour before', () => {
    const weekly = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '17:00', to: '17:30' }));
    for (const at of allSlots(freely(timeZone, { weekly }), 30)) {
      expect(wallIn(at, timeZone)).toMatch(/ 17:00$/);
      const [before, hour] = remindersOf(at, timeZone);
      expect(wallIn(before, timeZone)).toMatch(/ 17:00$/);
      expect(Math.abs(at - before - DAY_MS)).toBeLessThanOrEqual(HOUR_MS);
      expect(hour).toBe(at - HOUR_MS);
    }
  });
});

describe('slots', () => {
  const lisbon = freely('Europe/Lisbon', { weekly: [{ day: 2, from: '17:00', to: '18:00' }] });
  const one = (asked: Partial<Parameters<typeof slotsOf>[1]>, availability = lisbon): string[] =>
    slotsOf(availability, {
      start: START,
      end: START + 30 * DAY_MS,
      minutes: 60,
      now: START,
      busy: [],
      taken: [],
      ...asked,
    }).map((at) => new Date(at).toISOString());

  it('of Tuesdays at 17:00 in Lisbon are at 17:00 there, before and after the clock changes', () => {
    const start = Date.parse('2026-03-20T00:00:00Z');
    const slots = one({ start, end: start + 14 * DAY_MS, now: start });
    expect(slots).toEqual(['2026-03-24T17:00:00.000Z', '2026-03-31T16:00:00.000Z']);
  });

  it('are offered from the notice to the horizon', () => {
    const availability = { ...lisbon, noticeHours: 48, horizonDays: 20 };
    const now = Date.parse('2026-01-05T18:00:00Z');
    // Tuesday the 6th is too soon, and the 27th too far away.
    expect(one({ now }, availability)).toEqual(['2026-01-13T17:00:00.000Z', '2026-01-20T17:00:00.000Z']);
  });

  it('leave out what is blocked, and add what an exception offers', () => {
    const exceptions = [
      { date: '2026-01-06', available: false },
      { date: '2026-01-13', from: '16:00', to: '17:30', available: false },
      { date: '2026-01-15', from: '09:00', to: '10:00', available: true },
    ];
    expect(one({ minutes: 30, end: START + 16 * DAY_MS }, { ...lisbon, exceptions })).toEqual([
      '2026-01-13T17:30:00.000Z',
      '2026-01-15T09:00:00.000Z',
      '2026-01-15T09:30:00.000Z',
    ]);
  });

  it('leave out what the guest has taken, without a buffer', () => {
    const at = Date.parse('2026-01-06T18:00:00Z');
    const availability = { ...lisbon, bufferMinutes: 30 };
    expect(
      one({ end: START + 7 * DAY_MS, taken: [{ start: at, end: at + HOUR_MS }] }, availability),
    ).toHaveLength(1);
    expect(
      one({ end: START + 7 * DAY_MS, taken: [{ start: at - HOUR_MS, end: at }] }, availability),
    ).toHaveLength(0);
    expect(
      one({ end: START + 7 * DAY_MS, busy: [{ start: at, end: at + HOUR_MS }] }, availability),
    ).toHaveLength(0);
  });

  it('end with the last meeting that the host wants in a day, and in a week', () => {
    const weekly = [2, 4].map((day) => ({ day, from: '17:00', to: '18:00' }));
    const busy = [9, 10].map((hour) => {
      const start = Date.parse('2026-01-06T00:00:00Z') + hour * HOUR_MS;
      return { start, end: start + HOUR_MS };
    });
    const days = (limits: Partial<Availability>) =>
      one({ end: START + 14 * DAY_MS, busy }, { ...lisbon, weekly, ...limits }).map((at) => at.slice(8, 10));
    expect(days({ maxPerDay: 3, maxPerWeek: 3 })).toEqual(['01', '06', '08', '13']);
    expect(days({ maxPerDay: 2, maxPerWeek: 3 })).toEqual(['01', '08', '13']);
    expect(days({ maxPerDay: 3, maxPerWeek: 2 })).toEqual(['01', '13']);
  });

  it('of a range that the clock turns back are there once', () => {
    const availability = freely('America/New_York', { weekly: [{ day: 7, from: '01:00', to: '02:00' }] });
    const start = Date.parse('2026-11-01T00:00:00Z');
    expect(one({ start, end: start + DAY_MS, now: start, minutes: 30 }, availability)).toEqual([
      '2026-11-01T05:00:00.000Z',
      '2026-11-01T05:30:00.000Z',
    ]);
  });

  it('know which meetings are outside of the hours', () => {
    const at = Date.parse('2026-01-06T17:00:00Z');
    expect(isWithinHours(lisbon, { start: at, end: at + HOUR_MS })).toBe(true);
    expect(isWithinHours(lisbon, { start: at, end: at + HOUR_MS + MINUTE })).toBe(false);
    expect(isWithinHours(lisbon, { start: at - MINUTE, end: at })).toBe(false);
  });
});
