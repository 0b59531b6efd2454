import { eachDueSoon, queueSoon } from '#functions/core/delayed/moments.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';

// Without what it does: the consumers `stream` and `deadlines` carry it.

/** Queues what is due about a challenge before the next hourly run has seen it. */
export const queueDueSoon = (challengeId: string, at: string, now: Date): Promise<void> =>
  queueSoon('challenge-due', { challengeId, at }, at, now);

/** Queues all challenges about which something is due before the next run, and returns how many. */
export const queueChallenges = (now: Date, hasTime: () => boolean): Promise<number> =>
  eachDueSoon(listPartition('challenge', 'due', {}), now, hasTime, ({ pk, at }) =>
    queueDueSoon(partsOf('challenge', { pk }).id, at, now),
  );
