import { beforeAll, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { bookedIn, type Week, weeksOf, weekWrites } from './weeks.ts';

beforeAll(asOperator);

/** A Wednesday. */
const NOON = Date.UTC(2027, 2, 10, 12);
const SPAN = { start: NOON, end: NOON + HOUR_MS };

/** Books half an hour at a number of hours after noon, as decided from weeks that were read. */
const book = (weeks: readonly Week[], hours: number) => {
  const at = (NOON + hours * HOUR_MS) / 60_000;
  return transact({
    weeks: weekWrites(weeks, { entry: { id: newId(), at, minutes: 30, seq: 0, text: 'Race' } }),
  });
};

it('a week is written only as it was read: the first of two bookings that saw the same takes its time', async () => {
  const userId = newId();
  for (const hours of [0, 1]) {
    // Without a meeting at first, and with one then.
    const seen = await weeksOf(userId, SPAN);
    await book(seen, hours);
    await expect(book(seen, hours)).rejects.toThrow(TransactionFailed);
    expect(bookedIn(await weeksOf(userId, SPAN))).toHaveLength(hours + 1);
  }
});
