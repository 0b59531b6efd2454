import * as z from 'zod';
import { hasCome, waitOn } from '#functions/core/delayed/moments.ts';
import { defineTask } from '#functions/core/delayed/task.ts';
import { putItem } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { openDues } from '#functions/parts/judging/due.ts';
import type { JudgingRecord } from '#functions/parts/judging/record.ts';
import { getJudging, judgesOf, judgingWrite } from '#functions/parts/judging/repository.ts';
import { tell } from '#functions/parts/judging/tell.ts';
import { queueRound } from './queue.ts';
import { beginRound } from './round.ts';

/** Reminds those who have something to score, and notes that it was said. */
const remind = async (judging: JudgingRecord, moments: readonly string[], now: Date): Promise<void> => {
  const { challengeId, announced } = judging;
  const last = moments.at(-1);
  const challenge = await getChallenge(challengeId);
  if (challenge && last !== undefined)
    for (const { userId, assigned, scored } of await judgesOf(challengeId))
      if (scored < assigned) await tell(userId, challenge, 'reminder', last);
  await putItem(judgingWrite(judging, { announced: [...announced, ...moments] }, now).Put);
};

/**
 * Does what is due about judging. `at` is the moment for which it was queued: once there is another one, that is queued by itself.
 */
export const settleJudging = async (challengeId: string, at: string, now: Date): Promise<void> => {
  // The task may run up to a second before its moment.
  const moment = new Date(Math.max(now.getTime(), Date.parse(at)));
  await untilFirst(moment, async () => {
    const judging = await getJudging(challengeId);
    if (judging?.dueAt !== at) return;
    if (judging.phase === 'assigning') {
      await queueRound(judging);
      // It is looked at again an hour later.
      await putItem(judgingWrite(judging, {}, moment).Put);
      return;
    }
    const dues = openDues(judging).filter((due) => Date.parse(due.at) <= moment.getTime());
    if (dues.some(({ kind }) => kind !== 'reminder')) {
      await beginRound(judging, moment, false);
      return;
    }
    await remind(
      judging,
      dues.map((due) => due.at),
      moment,
    );
  });
};

const dataSchema = z.object({ challengeId: z.string(), at: z.string() });

/** Does what is due about judging at a moment; before it, waits on. */
export const judgingDue = defineTask('judging-due', dataSchema, async (data, now) => {
  const { challengeId, at } = data;
  await (hasCome(at, now) ? settleJudging(challengeId, at, now) : waitOn('judging-due', data, at, now));
});
