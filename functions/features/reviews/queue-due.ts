import { eachDueSoon, queueSoon } from '#functions/core/delayed/moments.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';

// Without what it does: the consumers `stream` and `deadlines` carry it.

/** Queues what is due about a review before the next hourly run has seen it. */
export const queueDueSoon = (reviewId: string, at: string, now: Date): Promise<void> =>
  queueSoon('review-due', { reviewId, at }, at, now);

/** Queues all reviews about which something is due before the next run, and returns how many. */
export const queueReviews = (now: Date, hasTime: () => boolean): Promise<number> =>
  eachDueSoon(listPartition('review', 'due', {}), now, hasTime, ({ pk, at }) =>
    queueDueSoon(partsOf('review', { pk }).id, at, now),
  );
