import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { transact } from '#functions/core/table.ts';
import { publicationSteps } from '#functions/parts/courses/publish.ts';
import type { CourseRecord } from '#functions/parts/courses/record.ts';
import { getCourse, getCourseVersion, getLesson } from '#functions/parts/courses/repository.ts';
import { someCourse, someLesson } from '#functions/testing/courses.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { courseFrom } from './package-of.ts';
import { builtInCourses, FOLDER, publishCourses } from './publish-courses.ts';

withOwnTable();

const NOW = new Date('2026-12-01T08:00:00.000Z');
const LATER = new Date('2026-12-02T08:00:00.000Z');

it('publishes the product’s own courses once, each with six lessons, and by nobody else', async () => {
  const courses = await builtInCourses();
  expect(courses.map(({ id }) => id)).toEqual([
    'git-in-a-team',
    'python-for-data',
    'react-essentials',
    'writing-at-work',
  ]);
  expect(await publishCourses(NOW)).toHaveLength(4);
  expect(await publishCourses(LATER)).toEqual([]);
  for (const { id, course } of courses) {
    const stored = await getCourse(id);
    expect(stored).toMatchObject({ version: 1, author: 'Fledge', authorId: null, title: course.about.title });
    const version = await getCourseVersion(id, 1);
    expect(version).toMatchObject({ reviewer: null, changes: '' });
    for (const { number, exercises } of version?.outline ?? []) {
      const lesson = await getLesson(id, 1, number);
      const places = lesson?.blocks.flatMap((block) => (block.kind === 'exercise' ? [block.number] : []));
      expect(places, `${id}, lesson ${number}`).toEqual(lesson?.exercises.map((one) => one.number));
      expect(exercises).toBe(3);
    }
  }
});

it('publishes what was changed as the next version, and says which lessons changed', async () => {
  const course = (text: string) => ({
    id: 'bridges',
    course: someCourse({}, [
      someLesson(1),
      someLesson(2, { text: `${text}\n\n{{exercise 3}}\n\n{{exercise 4}}` }),
    ]),
  });
  const publish = (text: string, at: Date) => publishCourses(at, { courses: [course(text)] });
  expect(await publish('One.', NOW)).toEqual(['Bridges for beginners, version 1']);
  expect(await publish('Two.', LATER)).toEqual(['Bridges for beginners, version 2']);
  expect(await getCourse('bridges')).toMatchObject({
    changes: 'Lesson 2 changed.',
    publishedAt: LATER.toISOString(),
  });
  expect(await getLesson('bridges', 1, 2)).toMatchObject({ blocks: [{ spans: [{ text: 'One.' }] }, {}, {}] });
});

it('leaves a course alone that has an author of its own', async () => {
  const own = { id: 'own', course: someCourse() };
  const authors = { own: { id: 'u-mentor', name: 'Ada Byron', reviewer: 'Grace Hopper' } };
  expect(await publishCourses(NOW, { courses: [own], authors })).toHaveLength(1);
  const changed = { id: 'own', course: someCourse({ title: 'Another title' }) };
  expect(await publishCourses(LATER, { courses: [changed] })).toEqual([]);
  expect(await getCourse('own')).toMatchObject({ author: 'Ada Byron', title: 'Bridges for beginners' });
  expect(await getCourseVersion('own', 1)).toMatchObject({ reviewer: 'Grace Hopper' });
});

it('refuses a folder that has a word too many, and names the place', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fledge-course-'));
  try {
    cpSync(join(FOLDER, 'git-in-a-team'), folder, { recursive: true });
    expect((await courseFrom(folder)).id).toBe('git-in-a-team');
    const file = join(folder, 'questions.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('objective: 1', 'objective: 1\n  tolerence: 2'));
    await expect(courseFrom(folder)).rejects.toThrow(
      'questions.yaml, number 1: there is no “tolerence” in it.',
    );
    writeFileSync(file, text.replace('objective: 1', 'objective: 7'));
    await expect(courseFrom(folder)).rejects.toThrow('questions.yaml, number 1');
    rmSync(file);
    await expect(courseFrom(folder)).rejects.toThrow('questions.yaml');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('of two publications of what was read once one makes the next version', async () => {
  const by = { author: 'Fledge', authorId: null, reviewer: null };
  const publication = { id: 'raced', ...by, changes: '', at: NOW };
  const publish = (before: CourseRecord | undefined) =>
    transact(publicationSteps(someCourse(), publication, before));
  const outcomes = async (before: CourseRecord | undefined) =>
    (await Promise.allSettled([publish(before), publish(before)])).map(({ status }) => status).toSorted();
  expect(await outcomes(undefined)).toEqual(['fulfilled', 'rejected']);
  expect(await outcomes(await getCourse('raced'))).toEqual(['fulfilled', 'rejected']);
  expect((await getCourse('raced'))?.version).toBe(2);
});
