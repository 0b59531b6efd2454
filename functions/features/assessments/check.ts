import type { Account } from '#functions/core/account.ts';
import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { limitRequests } from '#functions/core/request-limit.ts';
import { putItem, updateItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';
import { updateOf } from '#functions/core/update.ts';
import { isRight } from '#functions/parts/assessments/grading.ts';
import { type ExerciseKey, getExerciseKey } from '#functions/parts/assessments/keys.ts';
import { type EnrolmentRecord, enrolmentKey, getEnrolment } from '#functions/parts/courses/enrolment.ts';
import { getCourseVersion, getLesson } from '#functions/parts/courses/repository.ts';
import type { assessments } from '#shared/features/assessments/routes.ts';
import { ANSWERS } from '#shared/features/assessments/rules.ts';
import type { Answer } from '#shared/features/courses/exercises.ts';
import { newCard } from './cards.ts';
import { GOOD, review } from './fsrs.ts';

const LIMIT = { name: 'exercise-answers', ...ANSWERS };

/** Counts an answer to an exercise, in a lesson or in practice, or throws 429. */
export const countExerciseAnswer = (userId: string, now: Date): Promise<void> =>
  limitRequests(LIMIT, userId, now);

const noExercise = () => new AppError('not_found', { message: 'This exercise doesn’t exist.' });

/** Why the options that were chosen are right or wrong, and then the explanation. What was not chosen is not explained. */
const feedbackOf = ({ feedback, explanation }: ExerciseKey, given: Answer): string => {
  const chosen = typeof given === 'number' ? [given] : Array.isArray(given) ? given : [];
  const said = chosen.flatMap((number) => feedback[number - 1] ?? []);
  return [...said, explanation].join(' ');
};

/** Whether an answer to an exercise is right, and why, in words. */
export const checked = (key: ExerciseKey, given: Answer) => ({
  right: isRight(key.key, given),
  feedback: feedbackOf(key, given),
});

/**
 * Notes that an exercise was answered right, once, and begins to have it practised. A student who has switched to another version
 * meanwhile is asked its exercises.
 */
const learn = async (
  { id }: Account,
  { courseId, title, version }: EnrolmentRecord,
  { lesson, exercise }: { readonly lesson: number; readonly exercise: number },
  now: Date,
): Promise<void> => {
  const found = await getLesson(courseId, version, lesson);
  const shown = found?.exercises.find(({ number }) => number === exercise);
  if (!shown) throw noExercise();
  const { number: _, ...face } = shown;
  const card = { courseId, course: title, version, lesson, exercise, ...face };
  await unlessRefused(putItem(newCard(id, { ...card, ...review(undefined, GOOD, now) })));
  // After the card: a request that ends in between is repeated as one that was not done.
  await unlessRefused(
    updateItem(
      updateOf(
        enrolmentKey(id, courseId),
        { add: { exercisesDone: new Set([String(exercise)]) } },
        asRead({ version }),
      ),
    ),
  );
};

/**
 * Checks an answer to an exercise, by the version of the course that shows it: a card that is practised, or a lesson in another
 * tab, may be of another version than the student reads now. Only what is right in that one is learned.
 */
export const check: Handler<typeof assessments.check> = async ({ params, body, account, now }) => {
  const { id, q } = params;
  const enrolment = await getEnrolment(account.id, id);
  if (!enrolment) throw noExercise();
  const { answer, version = enrolment.version } = body;
  const course = await getCourseVersion(id, version);
  const lesson = course?.outline.find(
    ({ firstExercise, exercises }) => q >= firstExercise && q < firstExercise + exercises,
  )?.number;
  if (lesson === undefined) throw noExercise();
  await countExerciseAnswer(account.id, now);
  const key = await getExerciseKey({ courseId: id, version }, lesson, q);
  if (!key) throw noExercise();
  const outcome = checked(key, answer);
  const isNew = outcome.right && version === enrolment.version && !enrolment.exercisesDone.includes(q);
  if (isNew) await learn(account, enrolment, { lesson, exercise: q }, now);
  return outcome;
};
