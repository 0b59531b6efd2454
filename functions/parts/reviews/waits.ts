import * as z from 'zod';
import { asRead } from '#functions/core/conditions.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { retrying } from '#functions/core/retry.ts';
import { getItem, getItems, transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import type { Waits } from '#shared/core/review-outcome.ts';
import {
  afterNews,
  NO_WAITS,
  type WaitCounts,
  type WaitNews,
  waitsFrom,
} from '#shared/features/reviews/wait-counts.ts';
import { countedOnce } from './counted.ts';

const key = keyOf('review-figures', { name: 'waits' });
const { entity } = itemOf('review-figures', { name: '' });
const number = z.number().int();
const countsSchema = z.object({
  entered: z.array(z.tuple([number, number, number])),
  months: z.array(z.object({ month: number, answered: z.array(z.tuple([number, number])) })),
  /** Raised by each change. */
  version: number,
});

/** How long projects wait for their review. Half a read unit: the counts are one record of a few KB. */
export const waitsNow = async (now: Date): Promise<Waits> => {
  const [counts] = await getItems(countsSchema, [key]);
  return waitsFrom(counts ?? NO_WAITS, now);
};

/** What happened to a review that entered the queue. */
export interface WaitChange {
  readonly reviewId: string;
  readonly news: WaitNews;
  readonly enteredAt: string;
  readonly at: string;
}

const noted = async (change: WaitChange): Promise<void> => {
  const before = await getItem(countsSchema, key);
  const next: WaitCounts = afterNews(before ?? NO_WAITS, change.news, change);
  const steps = {
    once: countedOnce(`${change.reviewId}#${change.news}`, change.at),
    counts: {
      Update: updateOf(
        key,
        { set: { entity, ...next }, add: { version: 1 } },
        asRead({ version: before?.version }),
      ),
    },
  };
  try {
    await transact(steps);
  } catch (error) {
    // It was counted when this change was delivered before.
    if (!(isRefused<typeof steps>(error) && error.failed.once)) throw error;
  }
};

/** Counts what happened to a review, once. Changes at the same time are counted one after the other. */
export const noteWait = (change: WaitChange): Promise<void> =>
  retrying(
    () => noted(change),
    (error) => isRefused(error),
  );
