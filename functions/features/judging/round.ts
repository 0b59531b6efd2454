import { newToken } from '#functions/core/ids.ts';
import { putItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import type { JudgingRecord } from '#functions/parts/judging/record.ts';
import { getJudging, judgingWrite, newJudging } from '#functions/parts/judging/repository.ts';

/** What the state is when a round of assigning begins. The seed is drawn with the first one, when nobody can change its outcome any more. */
export const roundFields = (
  { round, seed }: JudgingRecord,
  now: Date,
  prepares: boolean,
): Partial<JudgingRecord> => ({
  phase: 'assigning',
  round: round + 1,
  roundAt: now.toISOString(),
  prepares,
  seed: seed ?? newToken(),
  settleAt: undefined,
});

/**
 * Begins a round: the stream then queues the task that assigns judges. Of two that begin at the same time one does.
 * `prepares` finds conflicts again.
 */
export const beginRound = async (before: JudgingRecord, now: Date, prepares: boolean): Promise<boolean> => {
  const { Put } = judgingWrite(before, roundFields(before, now, prepares), now);
  return unlessRefused(putItem(Put));
};

/** Begins the first round, once entries are closed. Repeated, it changes nothing. */
export const beginJudging = async (challengeId: string, now: Date): Promise<void> => {
  const judging = await getJudging(challengeId);
  if (judging && judging.phase !== 'before') return;
  if (!(await beginRound(judging ?? newJudging(challengeId, now), now, true)))
    // The host has set judges at the same moment.
    await beginJudging(challengeId, now);
};
