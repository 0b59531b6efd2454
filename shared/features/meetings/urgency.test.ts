import { expect, test } from 'vitest';
import { HOUR_MS } from '../../core/durations.ts';
import { isUrgent } from './urgency.ts';

test.each([
  ['booked', 23, false, true],
  ['booked', 25, false, false],
  ['rescheduled', 23, false, true],
  ['proposed', undefined, false, false],
  ['asked', undefined, false, false],
  ['cancelled', 500, false, true],
  ['soon', 1, false, true],
  ['tomorrow', 23, false, false],
  ['booked', 500, true, true],
] as const)('a mail that says %s, %s hours before, own: %s, is urgent: %s', (news, hours, own, urgent) => {
  const at = new Date('2026-11-23T10:00:00Z');
  const start = hours === undefined ? undefined : new Date(at.getTime() + hours * HOUR_MS).toISOString();
  expect(isUrgent({ news, start, own }, at)).toBe(urgent);
});
