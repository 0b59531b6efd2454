import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { transact } from '#functions/core/table.ts';
import { untilFirst } from '#functions/core/until-first.ts';
import { conditionOf } from '#functions/core/update.ts';
import type { ChallengeRecord } from '#functions/parts/challenges/record.ts';
import { challengeKey } from '#functions/parts/challenges/repository.ts';
import { frozenRubric } from '#functions/parts/challenges/rubric.ts';
import type { JudgedEntry, TaskRecord } from '#functions/parts/judging/record.ts';
import {
  countedWrite,
  getJudge,
  getJudgedEntry,
  getJudging,
  getTask,
  judgeWrite,
  taskWrite,
} from '#functions/parts/judging/repository.ts';
import type { judging } from '#shared/features/judging/routes.ts';
import type { Score } from '#shared/features/judging/schema.ts';
import { checkScoring, currentChallenge, JUDGING_LIMIT, noChallenge, notPossible } from './found.ts';
import { taskFor } from './list.ts';
import { reviewWrite } from './reviews.ts';

const conflicted = () =>
  new AppError('forbidden', { message: 'You have a conflict with this entry, so you can’t score it.' });

/** The task of a judge, if they may score it. Throws for a conflict, and for what is not theirs, or is no longer. */
const scorable = (
  task: TaskRecord | undefined,
  entry: JudgedEntry | undefined,
  judgeId: string,
): TaskRecord => {
  const isTied = entry?.found.includes(judgeId) && task?.status !== 'scored';
  if (task?.status === 'conflict' || entry?.declared?.has(judgeId) || isTied) throw conflicted();
  if (!task) throw new AppError('forbidden', { message: 'This entry is not assigned to you.' });
  if (task.status === 'late') throw notPossible('This entry was due. Another judge scores it now.');
  if (task.status === 'withdrawn' || entry?.out) throw notPossible('This entry was withdrawn.');
  return task;
};

/** The points in the order of the rubric. Throws unless every criterion is scored. */
const pointsOf = (challenge: ChallengeRecord, scores: readonly Score[]): number[] => {
  const criteria = (frozenRubric(challenge)?.criteria ?? []).map(({ id }) => id);
  const points = criteria.flatMap((id) => scores.find(({ criterion }) => criterion === id)?.score ?? []);
  if (points.length < criteria.length || scores.length > criteria.length)
    throw new AppError('invalid_input', { fields: { scores: 'Score every criterion of the rubric once' } });
  return points;
};

/** Stores a judge’s scores for an entry, if they may give them now. */
export const storeScores = (
  { id }: Pick<ChallengeRecord, 'id'>,
  entryId: string,
  judgeId: string,
  scores: readonly Score[],
  now: Date,
): Promise<void> =>
  untilFirst(now, async () => {
    const [challenge, judge, found, entry, state] = await Promise.all([
      currentChallenge(id),
      getJudge(id, judgeId),
      getTask(id, judgeId, entryId),
      getJudgedEntry(id, entryId),
      getJudging(id),
    ]);
    if (!judge) throw noChallenge();
    checkScoring(challenge, state);
    const task = scorable(found, entry, judgeId);
    const isFirst = task.status === 'waiting';
    await transact({
      task: taskWrite(task, { status: 'scored', points: pointsOf(challenge, scores) }),
      review: reviewWrite(id, entryId, judgeId, scores),
      judge: judgeWrite(id, judgeId, { scored: isFirst ? 1 : 0 }),
      judging: countedWrite(id, isFirst ? -1 : 0, now),
      challenge: {
        ConditionCheck: { Key: challengeKey(id), ...conditionOf(asRead({ status: challenge.status })) },
      },
    });
  });

/** Takes a judge’s scores for an entry. They can be changed until the results are published. */
export const score: Handler<typeof judging.score> = async ({
  params: { id, entryId },
  account,
  body: { scores },
  now,
}) => {
  await limitRequests(JUDGING_LIMIT, account.id, now);
  await storeScores({ id }, entryId, account.id, scores, now);
  return taskFor(id, entryId, account.id);
};
