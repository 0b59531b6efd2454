import * as z from 'zod';
import { defineTask } from '#functions/core/delayed/task.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { keyOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import type { CourseRecord } from '#functions/parts/courses/record.ts';
import { getCourse } from '#functions/parts/courses/repository.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { type LearnersTask, learnersTaskSchema, queueLearners } from './learners-queue.ts';
import { noteNewer } from './newer.ts';

/** How many learners one task tells: some seconds' work at most. */
const PAGE = 50;
const AT_ONCE = 8;

const learnerSchema = z.object({ userId: z.string() });

const learnersOf = async (courseId: string, after: string | undefined): Promise<string[]> => {
  const { items } = await queryItems(learnerSchema, {
    KeyConditionExpression: after === undefined ? 'pk = :pk' : 'pk = :pk AND sk > :after',
    ExpressionAttributeValues: {
      ':pk': keyOf('course-learner', { courseId, userId: '' }).pk,
      ...(after !== undefined && { ':after': after }),
    },
    Limit: PAGE,
    ConsistentRead: true,
  });
  return items.map(({ userId }) => userId);
};

/** Says in the enrolment that there is a newer version, and in the bell of those who have not left the course. */
const tellLearner = async (userId: string, course: CourseRecord): Promise<void> => {
  const { id: courseId, title, publishedAt } = course;
  const enrolment = await noteNewer(userId, course);
  if (enrolment && enrolment.status !== 'left')
    await notify(userId, publishedAt, { kind: 'course', courseId, title, news: 'new_version' });
};

/**
 * Tells one page of the learners of a course, and returns the next; undefined at the end, and for a version that was overtaken
 * by a later one. Delivered again, it tells nobody twice: a notification is identified by what happened.
 */
export const tellLearners = async (task: LearnersTask): Promise<LearnersTask | undefined> => {
  const course = await getCourse(task.courseId);
  if (course?.version !== task.version) return undefined;
  const page = await learnersOf(task.courseId, task.after);
  await inParallel(page, AT_ONCE, (userId) => tellLearner(userId, course));
  const last = page.at(-1);
  return last !== undefined && page.length === PAGE ? { ...task, after: last } : undefined;
};

/** Tells the learners of a course of a new version page by page, each in a task of its own. */
export const courseVersion = defineTask('course-version', learnersTaskSchema, async (task) => {
  const next = await tellLearners(task);
  if (next) await queueLearners(next);
});
