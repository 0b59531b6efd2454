import { eachDueSoon, queueSoon } from '#functions/core/delayed/moments.ts';
import { queueTask } from '#functions/core/delayed/task.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';

// Without what it does: the consumers `stream` and `deadlines` carry it.

/** Queues a round of assigning judges, from its beginning. What of it is done is not done again. */
export const queueRound = ({
  challengeId,
  round,
  prepares,
}: {
  readonly challengeId: string;
  readonly round: number;
  readonly prepares: boolean;
}): Promise<void> =>
  queueTask('judging-assign', { challengeId, round, step: { name: prepares ? 'prepare' : 'plan' } }, 0);

/** Queues what is due about judging a challenge before the next hourly run has seen it. */
export const queueDueSoon = (challengeId: string, at: string, now: Date): Promise<void> =>
  queueSoon('judging-due', { challengeId, at }, at, now);

/** Queues all challenges about whose judging something is due before the next run, and returns how many. */
export const queueJudging = (now: Date, hasTime: () => boolean): Promise<number> =>
  eachDueSoon(listPartition('judging', 'due', {}), now, hasTime, ({ pk, at }) =>
    queueDueSoon(partsOf('judging', { pk }).challengeId, at, now),
  );
