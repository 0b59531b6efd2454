import { keyOf, listPartition } from '#functions/core/keys.ts';
import { getItem, getItems, type Key, queryItems } from '#functions/core/table.ts';
import {
  type CourseRecord,
  type CourseVersion,
  courseRecordSchema,
  courseVersionSchema,
  lessonRecordSchema,
  qualityRecordSchema,
} from './record.ts';

export const courseKey = (id: string): Key => keyOf('course', { id });

export const getCourse = (id: string): Promise<CourseRecord | undefined> =>
  getItem(courseRecordSchema, courseKey(id));

/** A course as it is shown: half a read unit, and for a moment the version before. */
export const getShownCourse = async (id: string): Promise<CourseRecord | undefined> => {
  const [found] = await getItems(courseRecordSchema, [courseKey(id)]);
  return found;
};

/** A published version with its outline. It never changes, so that half a read unit for four KB is enough. */
export const getCourseVersion = async (id: string, version: number): Promise<CourseVersion | undefined> => {
  const [found] = await getItems(courseVersionSchema, [
    keyOf('course-version', { id, version: String(version) }),
  ]);
  return found;
};

/** A lesson of a version. */
export const getLesson = async (id: string, version: number, number: number) => {
  const [found] = await getItems(lessonRecordSchema, [
    keyOf('lesson', { id, version: String(version), number: String(number) }),
  ]);
  return found;
};

/** The quality of a version's test, once it is known. */
export const getQuality = async (id: string, version: number) => {
  const [found] = await getItems(qualityRecordSchema, [
    keyOf('test-quality', { id, version: String(version) }),
  ]);
  return found;
};

/** Published courses by title, as a page of the list's partition. */
export const publishedCourses = (limit: number, after?: Pick<CourseRecord, 'id' | 'title'>) =>
  queryItems(courseRecordSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: after ? 'gsi1pk = :pk AND gsi1sk > :after' : 'gsi1pk = :pk',
    ExpressionAttributeValues: {
      ':pk': listPartition('course', 'published', {}),
      ...(after && { ':after': `${after.title}#${after.id}` }),
    },
    Limit: limit,
  });
