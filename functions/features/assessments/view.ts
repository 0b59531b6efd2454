import type { AttemptRecord } from '#functions/parts/assessments/attempts.ts';
import { eligibilityOf, isPassed } from '#functions/parts/assessments/eligibility.ts';
import { objectivesOf } from '#functions/parts/assessments/grade.ts';
import { getPacks, type QuestionPack } from '#functions/parts/assessments/keys.ts';
import { questionOf } from '#functions/parts/assessments/questions.ts';
import { getAssessmentState } from '#functions/parts/assessments/state.ts';
import { getCourseVersion } from '#functions/parts/courses/repository.ts';
import { passMark } from '#shared/features/assessments/rules.ts';
import type { Attempt } from '#shared/features/assessments/schema.ts';

/** The questions of an open attempt with the answers that were saved: of each pack only what is shown. */
export const shownQuestions = (
  { drawn, answers }: Pick<AttemptRecord, 'drawn' | 'answers'>,
  packs: readonly QuestionPack[],
): Attempt['questions'] =>
  drawn.flatMap((name, index) => {
    const { objective, question } = questionOf(name);
    const asked = packs.find((pack) => pack.objective === objective)?.questions[question - 1];
    const number = index + 1;
    return asked ? [{ ...asked.shown, number, answer: answers[number] ?? null }] : [];
  });

/** How many answers were right, by objective; without which. */
const resultOf = async ({
  courseId,
  courseVersion,
  drawn,
  right = [],
}: AttemptRecord): Promise<Attempt['result']> => {
  const { objectives = [] } = (await getCourseVersion(courseId, courseVersion)) ?? {};
  const places = drawn.map((name, index) => ({ ...questionOf(name), isRight: right.includes(index + 1) }));
  return {
    right: right.length,
    of: drawn.length,
    objectives: objectives.map(({ title, lesson }, index) => {
      const own = places.filter(({ objective }) => objective === index + 1);
      return { title, lesson, right: own.filter(({ isRight }) => isRight).length, of: own.length };
    }),
  };
};

/** From when on the student may begin another attempt, as far as they have to wait. */
const nextFrom = async ({ userId, courseId }: AttemptRecord, now: Date): Promise<string | null> => {
  const state = await getAssessmentState(userId, courseId);
  if (!state || isPassed(state, now)) return null;
  return eligibilityOf({ emailConfirmed: true, lessonsMissing: [] }, state, now).nextFrom;
};

/** What the student and the admins read of an attempt in the same way. */
export const commonOf = ({ id, courseId, title, status, openedAt, ...attempt }: AttemptRecord) => ({
  ...{ id, courseId, title, status, openedAt },
  submittedAt: attempt.submittedAt ?? null,
  voided: attempt.voided ?? null,
  appeal: attempt.appeal ?? null,
});

/** An attempt as its student sees it. `packs` are those that are known already. */
export const shownAttempt = async (
  attempt: AttemptRecord,
  now: Date,
  packs?: readonly QuestionPack[],
): Promise<Attempt> => {
  const { courseId, courseVersion, number, status, expiresAt, drawn } = attempt;
  const isOpen = status === 'open';
  const of = { courseId, version: courseVersion };
  return {
    ...commonOf(attempt),
    version: courseVersion,
    ...{ number, expiresAt },
    passMark: passMark(drawn.length),
    questions: isOpen ? shownQuestions(attempt, packs ?? (await getPacks(of, objectivesOf(attempt)))) : [],
    result: isOpen ? null : await resultOf(attempt),
    nextFrom: isOpen ? null : await nextFrom(attempt, now),
  };
};
