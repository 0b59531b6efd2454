import { expect, it } from 'vitest';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { lastActiveOn, recordActivity } from './activity.ts';
import { newId } from './ids.ts';
import { countingUsage, usageSoFar } from './usage.ts';

withOwnTable();

const record = (userId: string, at: string) =>
  countingUsage(async () => {
    await recordActivity(userId, new Date(at));
    return usageSoFar().calls;
  });

it('many requests at midnight write once, and the next day once more', async () => {
  const userId = newId();
  const requests = Array.from({ length: rounds(20, 100) }, () => record(userId, '2026-01-02T00:00:00.000Z'));
  expect((await Promise.all(requests)).reduce((sum, calls) => sum + calls, 0)).toBe(1);
  expect(await lastActiveOn(userId)).toBe('2026-01-02');
  expect(await record(userId, '2026-01-02T23:59:59.999Z')).toBe(0);
  expect(await record(userId, '2026-01-03T00:00:00.000Z')).toBe(1);
  expect(await lastActiveOn(userId)).toBe('2026-01-03');
});

it('an earlier day does not replace a later one', async () => {
  const userId = newId();
  await record(userId, '2026-01-05T12:00:00.000Z');
  await record(userId, '2026-01-04T12:00:00.000Z');
  expect(await lastActiveOn(userId)).toBe('2026-01-05');
});
