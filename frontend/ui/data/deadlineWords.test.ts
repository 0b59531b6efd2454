import { expect, test, vi } from 'vitest';
import { closingInWords, isOver, lastMomentInWords } from './deadlineWords.ts';

const DEADLINE = '2026-11-27';

test.each([
  // In Los Angeles the whole day is left at 16:30, and it ends at 4 in the morning.
  ['America/Los_Angeles', '2026-11-28T00:30:00Z', 'Closes today', 'until 28 Nov, 04:00 your time'],
  [
    'America/Los_Angeles',
    '2026-11-27T07:00:00Z',
    'Closes tomorrow',
    'tomorrow, to the end of the day, wherever you are',
  ],
  [
    'Europe/Berlin',
    '2026-11-15T12:00:00Z',
    'Closes in 12 days',
    'in 12 days, to the end of the day, wherever you are',
  ],
  // In Tokyo it is the next day.
  ['Asia/Tokyo', '2026-11-28T03:00:00Z', 'Closes today', 'until 28 Nov, 21:00 your time'],
  ['Pacific/Auckland', '2026-11-28T11:59:59Z', 'Closes today', 'until 29 Nov, 01:00 your time'],
  ['Pacific/Pago_Pago', '2026-11-28T12:00:00Z', 'Closed yesterday', 'yesterday'],
  ['UTC', '2026-11-30T12:00:00Z', 'Closed 3 days ago', '3 days ago'],
])('a deadline read in %s at %s', (zone, moment, short, long) => {
  vi.stubEnv('TZ', zone);
  const now = new Date(moment);
  expect([closingInWords(DEADLINE, now), lastMomentInWords(DEADLINE, now)]).toEqual([short, long]);
});

test('is over for everyone at the same moment', () => {
  expect(isOver(DEADLINE, new Date('2026-11-28T11:59:59.999Z'))).toBe(false);
  expect(isOver(DEADLINE, new Date('2026-11-28T12:00:00Z'))).toBe(true);
});
