import * as z from 'zod';
import { HotReads } from '#functions/core/hot-reads.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';

/*
 * How many reviews wait. The stream counts it, so that no request waits for a number that all others change, too.
 */

const key = keyOf('review-figures', { name: 'pending' });
const countSchema = z.object({ waiting: z.number().int() });
const shared = new HotReads<number>();

/** How many reviews wait, as far as the stream has counted. */
export const pendingCount = (now: Date): Promise<number> =>
  shared.read('pending', now, async () => Math.max(0, (await getItem(countSchema, key))?.waiting ?? 0));

/** Counts a review that has begun to wait, or waits no more (`by` is −1). */
export const countPending = (by: 1 | -1): Write => ({
  Update: updateOf(key, {
    set: { entity: itemOf('review-figures', { name: '' }).entity },
    add: { waiting: by },
  }),
});
