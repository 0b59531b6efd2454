import { createHmac, randomInt } from 'node:crypto';
import type { Account } from '#functions/core/account.ts';
import { env } from '#functions/core/env.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { type AttemptRecord, getAttempt, newAttempt } from '#functions/parts/assessments/attempts.ts';
import { eligibilityOf, isPassed } from '#functions/parts/assessments/eligibility.ts';
import { isOver, settled } from '#functions/parts/assessments/grade.ts';
import { getPacks } from '#functions/parts/assessments/keys.ts';
import { draw } from '#functions/parts/assessments/questions.ts';
import {
  type AssessmentState,
  getAssessmentState,
  newAssessmentState,
  stateWrite,
} from '#functions/parts/assessments/state.ts';
import { type EnrolmentRecord, getEnrolment, missingLessons } from '#functions/parts/courses/enrolment.ts';
import { getCourseVersion } from '#functions/parts/courses/repository.ts';
import { fullName } from '#shared/core/names.ts';
import type { assessments } from '#shared/features/assessments/routes.ts';
import { ATTEMPT_MS } from '#shared/features/assessments/rules.ts';
import { shownAttempt } from './view.ts';

/** Who begins an attempt, and from where. */
interface Beginner {
  readonly account: Account;
  readonly sender: string;
  readonly now: Date;
}

/** A hash that only this stage can make: a leaked table does not say from where its students answered. */
const hashOfSender = (sender: string): string =>
  createHmac('sha256', `attempts:${env('ORIGIN_SECRET')}`)
    .update(sender)
    .digest('base64url')
    .slice(0, 22);

/** Throws what is missing for an attempt, the first reason alone. */
const checkEligible = (enrolment: EnrolmentRecord, state: AssessmentState, account: Account, now: Date) => {
  if (state.open !== null) throw new AppError('attempt_open');
  if (isPassed(state, now))
    throw new AppError('not_eligible', {
      message: 'You have passed this test.',
      details: { missing: [], lessons: [] },
    });
  const lessons = missingLessons(enrolment);
  const { emailConfirmed } = account;
  const { missing, nextFrom } = eligibilityOf({ emailConfirmed, lessonsMissing: lessons }, state, now);
  if (lessons.length > 0) throw new AppError('not_eligible', { details: { missing, lessons } });
  if (nextFrom !== null) throw new AppError('cooling_down', { details: { nextFrom } });
};

/** The state of the student’s attempts. One whose time is over is graded first. */
const currentState = async (userId: string, courseId: string, now: Date): Promise<AssessmentState> => {
  const state = await getAssessmentState(userId, courseId);
  if (!state) return newAssessmentState(userId, courseId);
  const open = state.open === null ? undefined : await getAttempt(state.open);
  if (!open || !isOver(open, now)) return state;
  await settled(open, now);
  return (await getAssessmentState(userId, courseId)) ?? state;
};

const newRecord = (
  enrolment: EnrolmentRecord,
  { number, drawn, bank }: Pick<AttemptRecord, 'number' | 'drawn' | 'bank'>,
  { account, sender, now }: Beginner,
): AttemptRecord => {
  const [at, { courseId, title, version }] = [now.toISOString(), enrolment];
  return {
    id: newId(),
    userId: account.id,
    student: { id: account.id, name: fullName(account) },
    ...{ courseId, title, courseVersion: version, number, drawn, bank },
    ...{ status: 'open', openedAt: at, updatedAt: at, version: 1 },
    expiresAt: new Date(now.getTime() + ATTEMPT_MS).toISOString(),
    answers: {},
    sender: hashOfSender(sender),
    history: [{ status: 'open', at, by: 'student' }],
  };
};

/** The state with another open attempt. Of another version of the course, nothing was asked yet. */
const withAttempt = (state: AssessmentState, { id, openedAt, courseVersion, drawn }: AttemptRecord) => ({
  attempts: [...state.attempts, { id, at: openedAt, status: 'open' as const, endedAt: null }],
  begun: state.begun + 1,
  open: id,
  asked: { version: courseVersion, questions: [...askedBefore(state, courseVersion), ...drawn] },
});

const askedBefore = ({ asked }: AssessmentState, version: number): string[] =>
  asked?.version === version ? asked.questions : [];

/** Draws and begins an attempt of the version that the student reads. */
const begin = async (courseId: string, beginner: Beginner) => {
  const { account, now } = beginner;
  const [enrolment, state] = await Promise.all([
    getEnrolment(account.id, courseId),
    currentState(account.id, courseId, now),
  ]);
  if (!enrolment || enrolment.status === 'left')
    throw new AppError('not_found', { message: 'You have not begun this course.' });
  checkEligible(enrolment, state, account, now);
  const { version } = enrolment;
  const course = await getCourseVersion(courseId, version);
  if (!course) throw new AppError('not_found');
  const packs = await getPacks({ courseId, version }, course.objectives.length);
  const drawn = draw(packs, askedBefore(state, version), randomInt);
  const bank = packs.reduce((sum, { questions, withdrawn }) => sum + questions.length - withdrawn.size, 0);
  const attempt = newRecord(enrolment, { number: state.begun + 1, drawn, bank }, beginner);
  await transact({ attempt: newAttempt(attempt), state: stateWrite(state, withAttempt(state, attempt)) });
  return { attempt, packs };
};

/** Begins an attempt: of many requests at the same time one does, and the others learn that it is open. */
export const start: Handler<typeof assessments.start> = async ({ body, account, sender, now }) => {
  const beginner = { account, sender: sender(), now };
  const { attempt, packs } = await retrying(
    () => begin(body.courseId, beginner),
    (error) => error instanceof TransactionFailed,
  );
  return shownAttempt(attempt, now, packs);
};
