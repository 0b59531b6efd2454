import { asRead } from '#functions/core/conditions.ts';
import { AppError } from '#functions/core/errors.ts';
import { withLatest } from '#functions/core/retry.ts';
import { ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import {
  type EnrolmentRecord,
  enrolmentKey,
  enrolmentList,
  enrolmentRecordSchema,
  getEnrolment,
  storedNumbers,
} from '#functions/parts/courses/enrolment.ts';
import type { CourseRecord, CourseVersion } from '#functions/parts/courses/record.ts';
import { getCourse, getCourseVersion } from '#functions/parts/courses/repository.ts';
import { completedIfDone } from './change.ts';

type Outline = CourseVersion['outline'];
type OutlineLesson = Outline[number];

/** The lesson of the other version that is the same one: unchanged, or changed under the same title. */
const sameIn = (outline: Outline, lesson: OutlineLesson): OutlineLesson | undefined =>
  outline.find(({ contentHash }) => contentHash === lesson.contentHash) ??
  outline.find(({ title }) => title === lesson.title);

/** What stays of an enrolment in another version: done lessons that it has, too, and the exercises of unchanged ones. */
export const keptIn = (
  enrolment: Pick<EnrolmentRecord, 'lessonsDone' | 'exercisesDone' | 'lesson'>,
  from: Outline,
  to: Outline,
): Pick<EnrolmentRecord, 'lessonsDone' | 'exercisesDone' | 'lesson'> => {
  const pairs = from.flatMap((old) => {
    const lesson = sameIn(to, old);
    return lesson ? [{ old, lesson }] : [];
  });
  const lessonsDone = pairs
    .filter(({ old }) => enrolment.lessonsDone.includes(old.number))
    .map(({ lesson }) => lesson.number);
  const exercisesDone = pairs
    .filter(({ old, lesson }) => old.contentHash === lesson.contentHash)
    .flatMap(({ old, lesson }) =>
      enrolment.exercisesDone
        .filter((number) => number >= old.firstExercise && number < old.firstExercise + old.exercises)
        .map((number) => number - old.firstExercise + lesson.firstExercise),
    );
  const at = pairs.find(({ old }) => old.number === enrolment.lesson);
  return {
    lessonsDone: [...new Set(lessonsDone)].sort((one, other) => one - other),
    exercisesDone: [...new Set(exercisesDone)].sort((one, other) => one - other),
    lesson: at?.lesson.number ?? 1,
  };
};

/**
 * Switches an enrolment to another version of its course. 409 `conflict` when something was read or answered, or a new version was
 * announced in the meantime, which the switch would lose.
 */
export const switchTo = async (
  enrolment: EnrolmentRecord,
  wanted: number,
  course: CourseRecord,
  now: Date,
): Promise<EnrolmentRecord> => {
  const { userId, courseId, version, status, updatedAt, lessonsDone, exercisesDone } = enrolment;
  const [from, to] = await Promise.all([
    getCourseVersion(courseId, version),
    getCourseVersion(courseId, wanted),
  ]);
  if (!from || !to) throw new AppError('not_found', { message: 'This version doesn’t exist.' });
  const kept = keptIn(enrolment, from.outline, to.outline);
  const [lessons, exercises] = [storedNumbers(kept.lessonsDone), storedNumbers(kept.exercisesDone)];
  const at = now.toISOString();
  const isLatest = wanted === course.version;
  const newer = isLatest ? null : { version: course.version, changes: course.changes };
  const isWhole = kept.lessonsDone.length === to.outline.length;
  try {
    const changed = await updateItem({
      ...updateOf(
        enrolmentKey(userId, courseId),
        {
          set: {
            ...{ version: wanted, title: to.title, newer, lesson: kept.lesson, place: 0, updatedAt: at },
            lessonTitles: to.outline.map(({ title }) => title),
            status: status === 'completed' && !isWhole ? 'active' : status,
            completedAt: isWhole ? enrolment.completedAt : null,
            ...{ lessonsDone: lessons, exercisesDone: exercises },
            ...enrolmentList({ userId, courseId, updatedAt: at }),
          },
          remove: [...(lessons ? [] : ['lessonsDone']), ...(exercises ? [] : ['exercisesDone'])],
        },
        asRead({
          ...{ version, status, updatedAt, newer: enrolment.newer },
          lessonsDone: storedNumbers(lessonsDone),
          exercisesDone: storedNumbers(exercisesDone),
        }),
      ),
      ReturnValues: 'ALL_NEW',
    });
    return completedIfDone(enrolmentRecordSchema.parse(changed), now);
  } catch (error) {
    if (error instanceof ConditionFailed) throw new AppError('conflict', { cause: error });
    throw error;
  }
};

/**
 * Switches as `switchTo` does, and again from what is stored by then when something was read, answered or announced in the
 * meantime: a lesson that another device finishes at that moment is kept, and its student need not ask twice.
 */
export const switchFromLatest = (
  enrolment: EnrolmentRecord,
  wanted: number,
  course: CourseRecord,
  now: Date,
): Promise<EnrolmentRecord> =>
  withLatest(
    { enrolment, course },
    async () => {
      const { userId, courseId } = enrolment;
      const [latest, published] = await Promise.all([getEnrolment(userId, courseId), getCourse(courseId)]);
      return latest && published && { enrolment: latest, course: published };
    },
    async (read) =>
      read.enrolment.version === wanted ? read.enrolment : switchTo(read.enrolment, wanted, read.course, now),
    (error) => error instanceof AppError && error.code === 'conflict',
  );

/** Keeps the version that is read: its student is not asked again, until there is another one. */
export const keepVersion = async (enrolment: EnrolmentRecord): Promise<EnrolmentRecord> => {
  const { userId, courseId, version, newer } = enrolment;
  if (!newer) return enrolment;
  try {
    await updateItem(updateOf(enrolmentKey(userId, courseId), { set: { newer: null } }, asRead({ version })));
  } catch (error) {
    if (error instanceof ConditionFailed) throw new AppError('conflict', { cause: error });
    throw error;
  }
  return { ...enrolment, newer: null };
};
