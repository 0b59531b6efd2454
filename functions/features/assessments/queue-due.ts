import { eachDueSoon, waitOn } from '#functions/core/delayed/moments.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';

// Without what it does: the consumer `deadlines` carries it.

/** Queues all attempts whose time is over before the next run, and returns how many. */
export const queueAttempts = (now: Date, hasTime: () => boolean): Promise<number> =>
  eachDueSoon(listPartition('attempt', 'due', {}), now, hasTime, ({ pk, at }) =>
    waitOn('attempt-due', { attemptId: partsOf('attempt', { pk }).id, at }, at, now),
  );
