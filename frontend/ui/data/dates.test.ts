import { expect, test, vi } from 'vitest';
import { daysAfter } from '#shared/core/reply-clock.ts';
import { dayHere, dayInWords, daysUntil, fullDate, momentInWords, pastDayInWords } from './dates.ts';

const now = new Date('2026-11-20T12:00:00.000Z');

test('a time is relative for a week, then absolute', () => {
  expect(momentInWords('2026-11-20T11:59:30.000Z', now)).toBe('just now');
  // The clock of a phone may be behind the server's.
  expect(momentInWords('2026-11-20T12:00:20.000Z', now)).toBe('just now');
  expect(momentInWords('2026-11-20T11:30:00.000Z', now)).toBe('30 minutes ago');
  expect(momentInWords('2026-11-19T11:00:00.000Z', now)).toBe('yesterday');
  expect(momentInWords('2026-11-14T12:00:00.000Z', now)).toBe('6 days ago');
  expect(momentInWords('2026-11-12T09:00:00.000Z', now)).toBe('12 Nov');
  expect(momentInWords('2025-11-12T09:00:00.000Z', now)).toBe('12 Nov 2025');
});

test('a day counts on the reader’s calendar', () => {
  for (const [zone, today] of [
    ['America/Los_Angeles', '2026-11-19'],
    ['UTC', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-20'],
  ] as const) {
    vi.stubEnv('TZ', zone);
    const early = new Date('2026-11-20T03:00:00.000Z');
    expect([dayHere(early), dayInWords(today, early)]).toEqual([today, 'today']);
    expect(dayInWords(daysAfter(today, 1), early)).toBe('tomorrow');
    // Where a day comes from a moment in UTC, it may not have begun for the reader.
    expect(pastDayInWords(daysAfter(today, 1), early)).toBe('today');
    expect(pastDayInWords(daysAfter(today, -1), early)).toBe('yesterday');
  }
  vi.stubEnv('TZ', 'UTC');
  expect(daysUntil('2026-11-19', now)).toBe(-1);
  expect(dayInWords('2026-12-02', now)).toBe('in 12 days');
  expect(dayInWords('2027-02-27', now)).toBe('in 99 days');
  expect(fullDate('2026-12-02')).toBe('2 December 2026');
});
