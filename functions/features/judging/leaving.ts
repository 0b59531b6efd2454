import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { updateOf } from '#functions/core/update.ts';
import {
  countedWrite,
  getJudgedEntry,
  getJudging,
  judgedEntryKey,
  judgesOf,
  judgeWrite,
  judgingWrite,
  tasksOfEntry,
  taskWrite,
} from '#functions/parts/judging/repository.ts';
import { JUDGES_PER_ENTRY } from '#shared/features/judging/rules.ts';

/** Takes an entry from the judges who have not scored it. */
const takeFromJudges = async (challengeId: string, entryId: string, now: Date): Promise<void> => {
  const judges = (await judgesOf(challengeId)).map(({ userId }) => userId);
  for (const task of await tasksOfEntry(challengeId, entryId, judges)) {
    if (task.status !== 'waiting') continue;
    try {
      await transact({
        task: taskWrite(task, { status: 'withdrawn' }),
        judge: judgeWrite(challengeId, task.judgeId, { assigned: -1 }),
        judging: countedWrite(challengeId, -1, now),
      });
    } catch (error) {
      // It was scored or taken at the same moment.
      if (!(error instanceof TransactionFailed)) throw error;
    }
  }
};

/** Counts an entry out, once. */
const countOut = (challengeId: string, entryId: string, now: Date): Promise<void> =>
  untilFirst(now, async () => {
    const [entry, judging, judges] = await Promise.all([
      getJudgedEntry(challengeId, entryId),
      getJudging(challengeId),
      judgesOf(challengeId),
    ]);
    if (!entry || entry.out || !judging) return;
    const tasks = await tasksOfEntry(
      challengeId,
      entryId,
      judges.map(({ userId }) => userId),
    );
    const given = tasks.filter(({ status }) => status === 'waiting' || status === 'scored').length;
    const wasShort = judging.phase === 'judging' && given < JUDGES_PER_ENTRY;
    await transact({
      entry: {
        Update: updateOf(
          judgedEntryKey(challengeId, entryId),
          { set: { out: true } },
          { condition: 'attribute_exists(pk) AND attribute_not_exists(#out)', names: { '#out': 'out' } },
        ),
      },
      judging: judgingWrite(
        judging,
        {
          entries: Math.max(0, judging.entries - 1),
          short: Math.max(0, judging.short - (wasShort ? 1 : 0)),
        },
        now,
      ),
    });
  });

/** An entry that was withdrawn or disqualified is judged no more. What was scored stays stored, and counts for nothing. */
export const leaveJudging = async (challengeId: string, entryId: string, now: Date): Promise<void> => {
  await countOut(challengeId, entryId, now);
  await takeFromJudges(challengeId, entryId, now);
};
