import { expect, it } from 'vitest';
import * as z from 'zod';
import { inParallel } from '#functions/core/in-parallel.ts';
import { getItem, putItem } from '#functions/core/table.ts';
import { enrolmentItem, getEnrolment } from '#functions/parts/courses/enrolment.ts';
import { getCourse } from '#functions/parts/courses/repository.ts';
import { notificationsOf } from '#functions/parts/notifications/repository.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { publishCourse, someCourse } from '#functions/testing/courses.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { moveEnrolment } from './change.ts';
import { enrolIn } from './enrol.ts';
import type { LearnersTask } from './learners-queue.ts';
import { mergeProgress } from './progress.ts';
import { keepVersion, switchFromLatest, switchTo } from './switch.ts';
import { tellLearners } from './tell-learners.ts';

withOwnTable();

const NOW = new Date('2026-11-02T09:00:00.000Z');
const LATER = new Date('2026-11-03T09:00:00.000Z');
/** More than two pages of those who are notified. */
const LEARNERS = 110;

/** Students who have begun the first version of a course. */
const learnersOf = async (courseId: string, count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => newAccount().id);
  await inParallel(ids, 8, (id) => enrolIn(id, courseId, undefined, NOW));
  return ids;
};

const newsOf = async (userId: string): Promise<string[]> =>
  (await notificationsOf(userId, 20, undefined, LATER)).flatMap(({ event }) =>
    event.kind === 'course' ? [event.news] : [],
  );

/** Tells page after page as the tasks do, and returns how many pages there were. */
const tellAll = async (task: LearnersTask): Promise<number> => {
  let pages = 0;
  for (let next: LearnersTask | undefined = task; next; pages++) next = await tellLearners(next);
  return pages;
};

it('of many that begin a course at once for one student one does, and it is counted once', async () => {
  const [courseId, { id }] = [await publishCourse(someCourse(), { at: NOW }), newAccount()];
  const begun = await Promise.all(Array.from({ length: 8 }, () => enrolIn(id, courseId, undefined, NOW)));
  expect(begun.map(({ status }) => status)).toEqual(begun.map(() => 'active'));
  expect(await getItem(z.looseObject({}), { pk: `enrolment-count#${id}`, sk: 'count' })).toMatchObject({
    courses: 1,
  });
});

it('tells each learner of a new version once, in pages, but nobody who left', async () => {
  const courseId = await publishCourse(someCourse(), { at: NOW });
  const learners = await learnersOf(courseId, LEARNERS);
  const [left = '', ...others] = learners;
  const enrolment = await getEnrolment(left, courseId);
  if (enrolment) await putItem({ Item: enrolmentItem({ ...enrolment, status: 'left' }) });
  await publishCourse(someCourse({ title: 'Bridges' }), { id: courseId, changes: 'Shorter.', at: LATER });
  expect(await tellAll({ courseId, version: 1 })).toBe(1);
  expect(await newsOf(others[0] ?? '')).toEqual([]);
  for (let times = 0; times < 2; times++) expect(await tellAll({ courseId, version: 2 })).toBe(3);
  for (const id of [others[0] ?? '', others.at(-1) ?? '']) expect(await newsOf(id)).toEqual(['new_version']);
  expect(await newsOf(left)).toEqual([]);
  const noted = await inParallel(learners, 8, async (id) => (await getEnrolment(id, courseId))?.newer);
  expect(noted).toEqual(learners.map(() => ({ version: 2, changes: 'Shorter.' })));
});

it('keeps a version, or switches, from what was read alone', async () => {
  const courseId = await publishCourse(someCourse(), { at: NOW });
  const [userId = ''] = await learnersOf(courseId, 1);
  await publishCourse(someCourse(), { id: courseId, changes: 'Nothing much.', at: LATER });
  await tellAll({ courseId, version: 2 });
  const [read, course] = [await getEnrolment(userId, courseId), await getCourse(courseId)];
  if (!read || !course) throw new Error('the enrolment');
  expect((await keepVersion(read)).newer).toBeNull();
  expect((await getEnrolment(userId, courseId))?.newer).toBeNull();
  // Read before it was kept.
  await expect(switchTo(read, 2, course, LATER)).rejects.toMatchObject({ code: 'conflict' });
  const kept = await getEnrolment(userId, courseId);
  if (!kept) throw new Error('the enrolment');
  for (const changed of [{ exercisesDone: [3] }, { lessonsDone: [1] }, { status: 'left' as const }]) {
    await putItem({ Item: enrolmentItem({ ...kept, ...changed }) });
    await expect(switchTo(kept, 2, course, LATER), JSON.stringify(changed)).rejects.toMatchObject({
      code: 'conflict',
    });
  }
  // Switching again from what is stored keeps it.
  expect(await switchFromLatest(kept, 2, course, LATER)).toMatchObject({ status: 'left', version: 2 });
  expect(await enrolIn(userId, courseId, 2, LATER)).toMatchObject({ status: 'active', version: 2 });
  await expect(keepVersion(read)).rejects.toMatchObject({ code: 'conflict' });
  // What a device read of the other version is not done in this one.
  const progress = { lesson: 3, done: true, place: 1, version: 1 };
  await expect(mergeProgress(kept, progress, LATER)).rejects.toMatchObject({ code: 'conflict' });
  const moved = await moveEnrolment(kept, ['active'], 'completed', LATER);
  expect(moved).toMatchObject({ status: 'active', version: 2, lessonsDone: [] });
  // A student who reads the version already is not notified of it later.
  await tellAll({ courseId, version: 2 });
  expect((await getEnrolment(userId, courseId))?.newer).toBeNull();
});
