import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import {
  getCourseVersion,
  getLesson,
  getQuality,
  getShownCourse,
} from '#functions/parts/courses/repository.ts';
import type { courses } from '#shared/features/courses/routes.ts';

const NO_COURSE = 'This course doesn’t exist.';
const NO_LESSON = 'This lesson doesn’t exist.';

/** The page of a course: of its current version, or of an earlier one that someone kept. */
export const get: Handler<typeof courses.get> = async ({ params: { id }, query }) => {
  const course = await getShownCourse(id);
  if (!course) throw new AppError('not_found', { message: NO_COURSE });
  const number = query.version ?? course.version;
  const [version, quality] = await Promise.all([getCourseVersion(id, number), getQuality(id, number)]);
  if (!version) throw new AppError('not_found', { message: NO_COURSE });
  return { ...version, retired: course.retired, quality: quality ?? null };
};

/** A lesson. Without a version, half a unit more says which is the current one. */
export const lesson: Handler<typeof courses.lesson> = async ({ params: { id, n }, query }) => {
  const version = query.version ?? (await getShownCourse(id))?.version;
  const found = version === undefined ? undefined : await getLesson(id, version, n);
  if (!found) throw new AppError('not_found', { message: NO_LESSON });
  return found;
};
