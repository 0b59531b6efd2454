import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { areQuietHours, digestHours, hourIn, isQuietHour, QUIET_HOURS_MAX, quietLength } from './rules.ts';

const hour = fc.integer({ min: 0, max: 23 });
const quietHours = fc.record({ from: hour, to: hour }).filter(areQuietHours);

describe('quiet hours', () => {
  it('are as many hours of the day as their length, beginning with the first', () => {
    fc.assert(
      fc.property(quietHours, (quiet) => {
        const quietOnes = Array.from({ length: 24 }, (_, one) => one).filter((one) =>
          isQuietHour(one, quiet),
        );
        expect(quietOnes).toHaveLength(quietLength(quiet));
        expect(isQuietHour(quiet.from, quiet)).toBe(true);
        expect(isQuietHour(quiet.to, quiet)).toBe(false);
      }),
    );
  });

  it('are off until they are set, and leave room', () => {
    expect([undefined, null].some((none) => isQuietHour(3, none))).toBe(false);
    expect(areQuietHours({ from: 7, to: 7 })).toBe(false);
    expect(areQuietHours({ from: 0, to: QUIET_HOURS_MAX })).toBe(true);
    expect(areQuietHours({ from: 0, to: QUIET_HOURS_MAX + 1 })).toBe(false);
  });

  it('leave the digest at least an hour, none of it quiet, on the same day', () => {
    fc.assert(
      fc.property(quietHours, (quiet) => {
        const { from, before } = digestHours(quiet);
        expect(before).toBeGreaterThan(from);
        expect(before).toBeLessThanOrEqual(24);
        for (let one = from; one < before; one++) expect(isQuietHour(one, quiet)).toBe(false);
      }),
    );
    expect(digestHours(undefined)).toEqual({ from: 8, before: 12 });
    expect(digestHours({ from: 22, to: 10 })).toEqual({ from: 10, before: 14 });
  });
});

test('an hour is counted where the user lives, in summer and in winter', () => {
  expect(hourIn(new Date('2026-07-01T22:30:00Z'), 'Europe/Lisbon')).toBe(23);
  expect(hourIn(new Date('2026-12-01T22:30:00Z'), 'Europe/Lisbon')).toBe(22);
  expect(hourIn(new Date('2026-12-01T18:45:00Z'), 'Asia/Kolkata')).toBe(0);
  expect(hourIn(new Date('2026-12-01T18:45:00Z'), 'Mars/Base')).toBe(18);
});
