import * as z from 'zod';
import { defineTask, queueTask } from '#functions/core/delayed/task.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { withLatest } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import {
  type AttemptRecord,
  attemptChange,
  attemptMove,
  attemptPosition,
  getAttempt,
  gradedAttempts,
} from '#functions/parts/assessments/attempts.ts';
import { passes } from '#functions/parts/assessments/grade.ts';
import { questionName } from '#functions/parts/assessments/questions.ts';
import {
  getAssessmentState,
  newAssessmentState,
  stateWrite,
  withDecided,
} from '#functions/parts/assessments/state.ts';

const PAGE = 50;
const AT_ONCE = 5;

/** Gives an attempt the point of a withdrawn question that it was asked: enough of them let it pass. */
const giveThePoint = async (attempt: AttemptRecord, name: string, now: Date): Promise<void> => {
  const place = attempt.drawn.indexOf(name) + 1;
  const { right = [], status, gradedAs, userId, courseId, id, submittedAt = null } = attempt;
  if (place === 0 || right.includes(place) || status === 'open') return;
  const more = [...right, place].toSorted((a, b) => a - b);
  const isPassed = passes(attempt, more);
  if (status !== 'failed' && status !== 'expired') {
    const restoresAs = gradedAs !== undefined && isPassed ? { gradedAs: 'passed' as const } : {};
    await transact({ attempt: attemptChange(attempt, { right: more, ...restoresAs }) });
    return;
  }
  if (!isPassed) {
    await transact({ attempt: attemptChange(attempt, { right: more }) });
    return;
  }
  const state = (await getAssessmentState(userId, courseId)) ?? newAssessmentState(userId, courseId);
  await transact({
    attempt: attemptMove(attempt, { to: 'passed', by: 'schedule', at: now, set: { right: more } }),
    state: stateWrite(state, withDecided(state, id, { status: 'passed', endedAt: submittedAt })),
  });
};

const dataSchema = z.object({
  courseId: z.string(),
  version: z.number().int(),
  objective: z.number().int(),
  question: z.number().int(),
  before: attemptPosition.optional(),
});

/** Grades again who was asked a withdrawn question, a page of attempts with each task. It may be done again. */
export const attemptsRegraded = defineTask('attempts-regraded', dataSchema, async (data, now) => {
  const { courseId, version, before } = data;
  const found = await gradedAttempts({ courseId, courseVersion: version }, PAGE, before);
  const name = questionName(data);
  await inParallel(found, AT_ONCE, (attempt) =>
    withLatest(
      attempt,
      () => getAttempt(attempt.id),
      (known) => giveThePoint(known, name, now),
      (error) => error instanceof TransactionFailed,
    ),
  );
  const last = found.length === PAGE ? found.at(-1) : undefined;
  if (last)
    await queueTask('attempts-regraded', { ...data, before: { openedAt: last.openedAt, id: last.id } }, 0);
});
