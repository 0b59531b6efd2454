import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import {
  type EnrolmentRecord,
  enrolmentItem,
  getEnrolment,
  missingLessons,
} from '#functions/parts/courses/enrolment.ts';
import type { CourseRecord } from '#functions/parts/courses/record.ts';
import { getCourse, getCourseVersion } from '#functions/parts/courses/repository.ts';
import type { enrolments } from '#shared/features/enrolments/routes.ts';
import { MOST_ENROLMENTS } from '#shared/features/enrolments/rules.ts';
import { answered, limitChanges, moveEnrolment } from './change.ts';
import { noteNewer } from './newer.ts';
import { keepVersion, switchFromLatest } from './switch.ts';

const NO_COURSE = 'This course doesn’t exist.';

/** The enrolment of someone who begins the current version of a course. */
const newEnrolment = async (userId: string, course: CourseRecord, now: Date): Promise<EnrolmentRecord> => {
  const version = await getCourseVersion(course.id, course.version);
  if (!version) throw new AppError('not_found', { message: NO_COURSE });
  const at = now.toISOString();
  return {
    userId,
    courseId: course.id,
    title: course.title,
    version: course.version,
    status: 'active',
    lessonTitles: version.outline.map(({ title }) => title),
    ...{ lessonsDone: [], exercisesDone: [], lesson: 1, place: 0, newer: null },
    ...{ startedAt: at, updatedAt: at, completedAt: null },
  };
};

const beginSteps = (enrolment: EnrolmentRecord) => {
  const { userId, courseId } = enrolment;
  return {
    enrolment: {
      Put: { Item: enrolmentItem(enrolment), ConditionExpression: 'attribute_not_exists(pk)' },
    },
    // Those who are notified of a new version.
    learner: { Put: { Item: { ...itemOf('course-learner', { courseId, userId }), courseId, userId } } },
    count: {
      Update: updateOf(
        keyOf('enrolment-count', { userId }),
        { set: { entity: 'enrolment-count' }, add: { courses: 1 } },
        {
          condition: 'attribute_not_exists(courses) OR courses < :most',
          values: { ':most': MOST_ENROLMENTS },
        },
      ),
    },
  };
};

/**
 * The enrolment with a version that was published while it began: those who are notified of it are read after that, so that one of
 * both sees the other.
 */
const withNewer = async (enrolment: EnrolmentRecord): Promise<EnrolmentRecord> => {
  const course = await getCourse(enrolment.courseId);
  if (!course || course.version === enrolment.version) return enrolment;
  return (await noteNewer(enrolment.userId, course)) ?? enrolment;
};

/** Begins a course. Undefined when another request did so in the meantime. */
const begin = async (enrolment: EnrolmentRecord): Promise<EnrolmentRecord | undefined> => {
  const steps = beginSteps(enrolment);
  try {
    await transact(steps);
    return await withNewer(enrolment);
  } catch (error) {
    if (!isRefused<typeof steps>(error)) throw error;
    if (error.failed.enrolment) return undefined;
    throw new AppError('limit_reached', {
      message: `You have begun ${MOST_ENROLMENTS} courses, which is the most.`,
      cause: error,
    });
  }
};

/** Goes on with a course that was left: what was done is still done. */
const returned = (enrolment: EnrolmentRecord, now: Date): Promise<EnrolmentRecord> =>
  moveEnrolment(enrolment, ['left'], missingLessons(enrolment).length === 0 ? 'completed' : 'active', now);

/** Begins a course, returns to it, or switches to another version. Done again, it changes nothing. */
export const enrolIn = async (
  userId: string,
  courseId: string,
  version: number | undefined,
  now: Date,
): Promise<EnrolmentRecord> => {
  const [found, course] = await Promise.all([getEnrolment(userId, courseId), getCourse(courseId)]);
  if (!course || (!found && course.retired)) throw new AppError('not_found', { message: NO_COURSE });
  const wanted = version ?? found?.version ?? course.version;
  if (found?.version === wanted && found.status !== 'left')
    return version === undefined ? found : keepVersion(found);
  if (!found && wanted !== course.version) throw new AppError('conflict');
  await limitChanges(userId, now);
  const begun = found ?? (await begin(await newEnrolment(userId, course, now)));
  const enrolment = begun ?? (await getEnrolment(userId, courseId));
  if (!enrolment) throw new AppError('conflict');
  const current = await switchFromLatest(enrolment, wanted, course, now);
  return current.status === 'left' ? returned(current, now) : current;
};

export const enrol: Handler<typeof enrolments.enrol> = async ({ account, params, body, now }) =>
  answered(await enrolIn(account.id, params.courseId, body.version, now), account, now);
