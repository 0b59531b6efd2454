import type { Account } from '#functions/core/account.ts';
import { eligibilityOf, isPassed } from '#functions/parts/assessments/eligibility.ts';
import type { AssessmentState } from '#functions/parts/assessments/state.ts';
import { type EnrolmentRecord, missingLessons } from '#functions/parts/courses/enrolment.ts';
import type { Enrolment } from '#shared/features/enrolments/schema.ts';

/** Where to continue: where one stopped, or at the next lesson that is not done once that one is. */
const continuing = (enrolment: EnrolmentRecord): Pick<Enrolment, 'lesson' | 'place'> => {
  const { lesson, place, lessonsDone } = enrolment;
  const missing = missingLessons(enrolment);
  if (!lessonsDone.includes(lesson) || missing.length === 0) return { lesson, place };
  return { lesson: missing.find((number) => number > lesson) ?? missing[0] ?? lesson, place: 0 };
};

const assessmentOf = (
  enrolment: EnrolmentRecord,
  state: AssessmentState | undefined,
  account: Account,
  now: Date,
): Enrolment['assessment'] => {
  const { emailConfirmed } = account;
  const learner = { emailConfirmed, lessonsMissing: missingLessons(enrolment) };
  return {
    attempts: state?.attempts ?? [],
    passedAt: state?.passedAt ?? null,
    renewable: typeof state?.passedAt === 'string' && !isPassed(state, now),
    open: state?.open ?? null,
    ...eligibilityOf(learner, state, now),
  };
};

/** An enrolment as its student sees it. */
export const shownEnrolment = (
  enrolment: EnrolmentRecord,
  state: AssessmentState | undefined,
  account: Account,
  now: Date,
): Enrolment => {
  const { courseId, title, version, status, lessonTitles, lessonsDone, exercisesDone, newer } = enrolment;
  const { startedAt, updatedAt, completedAt } = enrolment;
  const at = continuing(enrolment);
  return {
    ...{ courseId, title, version, status, lessonsDone, exercisesDone, newer },
    lessons: lessonTitles.length,
    ...at,
    lessonTitle: lessonTitles[at.lesson - 1] ?? '',
    assessment: assessmentOf(enrolment, state, account, now),
    ...{ startedAt, updatedAt, completedAt },
  };
};
