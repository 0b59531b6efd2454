import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { areQuietHours, hourIn, isQuietHour, type QuietHours } from '#shared/features/attention/rules.ts';
import { MORNING } from '#shared/features/searches/rules.ts';
import { morningOf } from './morning.ts';

/** North and south, an hour and half an hour, and one that has a quarter and never changes. */
const ZONES = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'] as const;

const QUIET_ZONES = [
  'Europe/Lisbon',
  'America/New_York',
  'Australia/Sydney',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'America/Santiago',
] as const;

/** Days and hours as `Intl` counts them: without the library that the code uses. */
const clockIn = (timeZone: string) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  });
  return (at: Date): { day: string; hour: number } => {
    const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
    return { day: `${part.year}-${part.month}-${part.day}`, hour: Number(part.hour) };
  };
};

/** What an hourly run mails to a user for whom something is pending all the time. */
const mailsOver = (days: number, from: Date, zoneAt: (at: Date) => string, quiet?: QuietHours) => {
  const mails: { at: Date; zone: string; day: string }[] = [];
  let [lookAt, mailedOn]: [number, string | undefined] = [0, undefined];
  for (let at = from.getTime(); at < from.getTime() + days * DAY_MS; at += HOUR_MS) {
    if (at < lookAt) continue;
    const zone = zoneAt(new Date(at));
    const due = morningOf(new Date(at), zone, mailedOn, quiet);
    if (due.now) {
      mails.push({ at: new Date(at), zone, day: due.day });
      mailedOn = due.day;
    } else {
      expect(due.again.getTime()).toBeGreaterThan(at);
      expect(due.again.getTime()).toBeLessThanOrEqual(at + 33 * HOUR_MS);
      lookAt = due.again.getTime();
    }
  }
  return mails;
};

/** Somewhere in two years, at any minute of an hour: the runs are an hour apart from there. */
const moment = fc
  .integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2028-01-01') / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));

describe('the morning mail', () => {
  it.each(ZONES)(
    'comes once on every day in %s, in the first hour of the morning, whatever the clocks do',
    (zone) => {
      const clock = clockIn(zone);
      fc.assert(
        fc.property(moment, (from) => {
          const days = 40;
          const mails = mailsOver(days, from, () => zone);
          const mailed = mails.map(({ day }) => day);
          expect(new Set(mailed).size).toBe(mailed.length);
          expect(mailed.length).toBeGreaterThanOrEqual(days - 1);
          for (const { at, day } of mails) expect(clock(at).day).toBe(day);
          // The first may come late in the morning in which it all begins.
          for (const { at } of mails.slice(1)) expect(clock(at).hour).toBe(MORNING.from);
        }),
        cases(60, 2_000),
      );
    },
  );

  it.each(QUIET_ZONES)('comes once a day outside of quiet hours in %s, whatever the clocks do', (zone) => {
    const clock = clockIn(zone);
    const hour = fc.integer({ min: 0, max: 23 });
    const quietHours = fc.record({ from: hour, to: hour }).filter(areQuietHours);
    fc.assert(
      fc.property(moment, quietHours, (from, quiet) => {
        const mails = mailsOver(20, from, () => zone, quiet);
        const days = mails.map(({ day }) => day);
        expect(days).toEqual([...new Set(days)].sort());
        expect(days.length).toBeGreaterThanOrEqual(19);
        for (const { at } of mails) {
          expect(isQuietHour(clock(at).hour, quiet)).toBe(false);
          expect(hourIn(at, zone)).toBe(clock(at).hour);
        }
      }),
      cases(40, 2_000),
    );
  });

  it.each([
    ['Europe/Berlin', '2026-03-28T00:10:00Z'],
    ['Europe/Berlin', '2026-10-24T00:10:00Z'],
    ['America/New_York', '2026-03-07T00:10:00Z'],
    ['America/New_York', '2026-10-31T00:10:00Z'],
    ['Australia/Lord_Howe', '2026-04-03T14:10:00Z'],
    ['Australia/Lord_Howe', '2026-10-02T14:10:00Z'],
  ])('is neither lost nor sent twice around the change in %s from %s', (zone, from) => {
    const clock = clockIn(zone);
    const mails = mailsOver(4, new Date(from), () => zone);
    expect(mails.length).toBe(4);
    for (const { at } of mails.slice(1)) expect(clock(at).hour).toBe(8);
  });

  it('comes once on a day at most also for those who travel', () => {
    const trip = fc.array(fc.constantFrom(...ZONES, 'Pacific/Honolulu', 'Pacific/Kiritimati'), {
      minLength: 2,
      maxLength: 6,
    });
    fc.assert(
      fc.property(moment, trip, fc.integer({ min: 5, max: 60 }), (from, zones, hours) => {
        const zoneAt = (at: Date) =>
          zones[Math.floor((at.getTime() - from.getTime()) / (hours * HOUR_MS)) % zones.length] ?? 'UTC';
        const days = mailsOver(30, from, zoneAt).map(({ day }) => day);
        expect(days).toEqual([...new Set(days)].sort());
      }),
      cases(200, 5_000),
    );
  });

  it('counts in UTC for a zone that is not known here', () => {
    expect(morningOf(new Date('2026-05-04T08:30:00Z'), 'Mars/Base', undefined)).toEqual({
      now: true,
      day: '2026-05-04',
    });
  });
});
