import { AppError } from '#functions/core/errors.ts';
import { withLatest } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { passMark } from '#shared/features/assessments/rules.ts';
import { type AttemptRecord, attemptMove, DUE_LIST, getAttempt, gradedList } from './attempts.ts';
import { isRight } from './grading.ts';
import { getPacks, type QuestionPack } from './keys.ts';
import { questionOf } from './questions.ts';
import { getAssessmentState, newAssessmentState, stateWrite, withDecided } from './state.ts';

/** How many objectives the questions of an attempt are of. */
export const objectivesOf = ({ drawn }: Pick<AttemptRecord, 'drawn'>): number =>
  Math.max(...drawn.map((name) => questionOf(name).objective));

/** The places of an attempt that are right, from 1: answered so, or of a question that was withdrawn. */
export const rightPlaces = (
  { drawn, answers }: Pick<AttemptRecord, 'drawn' | 'answers'>,
  packs: readonly QuestionPack[],
): number[] =>
  drawn.flatMap((name, index) => {
    const [{ objective, question }, place] = [questionOf(name), index + 1];
    const pack = packs.find((one) => one.objective === objective);
    const asked = pack?.questions[question - 1];
    const answer = answers[place];
    const isGiven = pack?.withdrawn.has(question) === true;
    return isGiven || (asked && answer !== undefined && isRight(asked.key, answer)) ? [place] : [];
  });

/** Whether the right places are enough to pass an attempt. */
export const passes = ({ drawn }: Pick<AttemptRecord, 'drawn'>, right: readonly number[]): boolean =>
  right.length >= passMark(drawn.length);

const attemptToGrade = async (attempt: AttemptRecord, by: 'student' | 'schedule', now: Date) => {
  const { userId, courseId, courseVersion, id } = attempt;
  const [packs, state = newAssessmentState(userId, courseId)] = await Promise.all([
    getPacks({ courseId, version: courseVersion }, objectivesOf(attempt), true),
    getAssessmentState(userId, courseId),
  ]);
  const right = rightPlaces(attempt, packs);
  const missed = by === 'schedule' ? 'expired' : 'failed';
  const status = passes(attempt, right) ? 'passed' : missed;
  const submittedAt = by === 'schedule' ? attempt.expiresAt : now.toISOString();
  await transact({
    attempt: attemptMove(attempt, {
      ...{ to: status, by, at: now, remove: DUE_LIST },
      set: { right, submittedAt, ...gradedList(attempt) },
    }),
    state: stateWrite(state, withDecided(state, id, { status, endedAt: submittedAt })),
  });
};

/** Whether the time of an open attempt is over: whatever was answered is graded. */
export const isOver = ({ status, expiresAt }: AttemptRecord, now: Date): boolean =>
  status === 'open' && expiresAt <= now.toISOString();

/**
 * Grades an open attempt with all answers that were saved: one that comes meanwhile is read and graded as well. Does nothing for
 * one that was graded. 409 when others change it all the time.
 */
export const grade = async (known: AttemptRecord, by: 'student' | 'schedule', now: Date): Promise<void> => {
  try {
    await withLatest(
      known,
      () => getAttempt(known.id),
      async (attempt) => {
        if (attempt.status !== 'open') return;
        await attemptToGrade(attempt, isOver(attempt, now) ? 'schedule' : by, now);
      },
      (error) => error instanceof TransactionFailed,
    );
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
};

/** An attempt as it is now: one whose time is over is graded first. */
export const settled = async (attempt: AttemptRecord, now: Date): Promise<AttemptRecord> => {
  if (!isOver(attempt, now)) return attempt;
  await grade(attempt, 'schedule', now);
  return (await getAttempt(attempt.id)) ?? attempt;
};
