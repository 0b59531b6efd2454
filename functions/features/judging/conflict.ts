import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { updateOf } from '#functions/core/update.ts';
import {
  getJudge,
  getJudging,
  getTask,
  judgedEntryKey,
  judgeWrite,
  judgingWrite,
  taskWrite,
} from '#functions/parts/judging/repository.ts';
import type { judging } from '#shared/features/judging/routes.ts';
import { CONFLICT_SETTLE_MS } from '#shared/features/judging/rules.ts';
import {
  beingAssigned,
  checkScoring,
  currentChallenge,
  JUDGING_LIMIT,
  noChallenge,
  noTask,
  notPossible,
} from './found.ts';
import { reviewGone } from './reviews.ts';

/** Takes a conflict that a judge declares: what they gave does not count, and some minutes later another judge gets the entry. */
export const conflict: Handler<typeof judging.conflict> = async ({
  params: { id },
  account,
  body: { entryId, reason },
  now,
}) => {
  await limitRequests(JUDGING_LIMIT, account.id, now);
  await untilFirst(now, async () => {
    const [challenge, judge, task, state] = await Promise.all([
      currentChallenge(id),
      getJudge(id, account.id),
      getTask(id, account.id, entryId),
      getJudging(id),
    ]);
    if (!judge) throw noChallenge();
    if (!task || !state) throw noTask();
    if (task.status === 'conflict') return;
    checkScoring(challenge, state);
    if (state.phase === 'assigning') throw beingAssigned();
    if (task.status !== 'waiting' && task.status !== 'scored')
      throw notPossible('This entry is no longer assigned to you.');
    const isScored = task.status === 'scored';
    const settleAt = state.settleAt ?? new Date(now.getTime() + CONFLICT_SETTLE_MS).toISOString();
    await transact({
      task: taskWrite(task, { status: 'conflict', reason }, ['points']),
      review: isScored ? reviewGone(id, entryId, account.id) : undefined,
      entry: {
        Update: updateOf(judgedEntryKey(id, entryId), { add: { declared: new Set([account.id]) } }),
      },
      judge: judgeWrite(id, account.id, { assigned: -1, scored: isScored ? -1 : 0, conflicts: 1 }),
      judging: judgingWrite(state, { settleAt, open: state.open - (isScored ? 0 : 1) }, now),
    });
  });
  return { entryId, status: 'conflict' };
};
