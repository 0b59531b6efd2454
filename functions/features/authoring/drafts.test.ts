import { beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '#functions/core/keys.ts';
import { transact, updateItem } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { builtInCourses } from '#functions/seed/courses/publish-courses.ts';
import { drafted, handIn, publishedBy, readBy, saveParts } from '#functions/testing/authoring.ts';
import { someCourse, someLesson } from '#functions/testing/courses.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, itemsOf } from '#functions/testing/stack.ts';
import type { AuthoredCourse } from '#shared/features/authoring/schema.ts';
import { placesIn } from '#shared/features/courses/exercise-places.ts';
import type { CoursePackage, WrittenLesson } from '#shared/features/courses/package.ts';
import { COURSE } from '#shared/features/courses/rules.ts';
import { fieldsWrite, getAuthored } from './repository.ts';

let author: Member;
let other: Member;

beforeAll(async () => {
  asOperator();
  [author, other] = await Promise.all([member({ role: 'mentor' }), member({ role: 'mentor' })]);
});

/** What a course is as a package: what the export makes of it. */
const packageFrom = ({ about, lessons, packs }: AuthoredCourse): CoursePackage => ({
  format: 'fledge-course-1',
  about,
  lessons: lessons.map(({ blocks: _, asked: __, ...lesson }) => lesson),
  questions: packs,
});

const EMPTY = { lessons: [], questions: [] };
const first: WrittenLesson = someLesson(1);

it('each of the product’s own courses comes back from an import as it was, and the checks find no error in it', async () => {
  const courses = await Promise.all(
    (await builtInCourses()).map(async ({ course }) => ({ course, made: await drafted(author, course) })),
  );
  for (const { course, made } of courses) {
    expect(packageFrom(made)).toEqual(course);
    expect(made.findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(made.asked.map(({ length }) => length)).toEqual(course.questions.map(({ length }) => length));
  }
});

it('what is no course is refused with the place', async () => {
  const body = JSON.stringify({ ...someCourse(), lessons: Array(20).fill(first) });
  const headers = { 'content-type': 'application/json' };
  const send = (text: string) =>
    author.browser.send('/api/authored-courses', { method: 'POST', headers, body: text });
  expect((await send(body)).status).toBe(400);
  expect((await send('['.repeat(30_000) + ']'.repeat(30_000))).status).toBe(400);
  expect((await send(JSON.stringify({ text: 'x'.repeat(1_000_000) }))).status).toBe(413);
});

describe('a draft', () => {
  it('is saved in parts, and a stale save is refused and loses nothing', async () => {
    const made = await drafted(author, { ...someCourse(), ...EMPTY });
    expect(made).toMatchObject({ status: 'draft', lessons: [], published: 0 });
    const lessons = [1, 2].map((number) => ({ number, lesson: someLesson(number) }));
    const saved = (await saveParts(author, made.id, { version: made.version, lessons })).body;
    expect(saved.lessons.map(({ title }) => title)).toEqual(['Lesson number 1', 'Lesson number 2']);
    const stale = await saveParts(author, made.id, { version: made.version, lessons: [] });
    expect(stale.error.code).toBe('conflict');
    expect((await handIn(author, made)).error.code).toBe('conflict');
    const far = { version: saved.version, lessons: [{ number: 5, lesson: first }] };
    expect((await saveParts(author, made.id, far)).status).toBe(400);
    expect((await readBy(author, made.id)).lessons).toHaveLength(2);
  });

  it('takes one of two saves of the same version', async () => {
    const { id, version } = await drafted(author, { ...someCourse(), ...EMPTY });
    const save = (title: string) =>
      saveParts(author, id, { version, lessons: [{ number: 1, lesson: { ...first, title } }] });
    const answers = await Promise.all([save('One'), save('Another'), save('A third')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await readBy(author, id)).version).toBe(version + 1);
  });

  it('is not written on top of what was read before another change', async () => {
    const { id, version } = await drafted(author, { ...someCourse(), ...EMPTY });
    const before = await getAuthored(id);
    if (!before) throw new Error('There is no course.');
    (await saveParts(author, id, { version, lessons: [] })).body;
    const late = transact({ course: fieldsWrite(before, {}, await advanceClock(0)) });
    await expect(late).rejects.toBeInstanceOf(TransactionFailed);
  });

  it('keeps the places of exercises when earlier ones come or go', async () => {
    const placesOf = ({ lessons }: AuthoredCourse) => lessons.map(({ text }) => placesIn(text));
    const made = await drafted(author);
    expect(placesOf(made)).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
    const one = { ...first, text: '{{exercise 1}}', exercises: first.exercises.slice(1) };
    const less = { version: made.version, lessons: [{ number: 1, lesson: one }] };
    const fewer = (await saveParts(author, made.id, less)).body;
    expect(placesOf(fewer)).toEqual([[1], [2, 3], [4, 5]]);
    const gone = { version: fewer.version, lessons: [{ number: 1, lesson: null }] };
    const without = (await saveParts(author, made.id, gone)).body;
    expect(placesOf(without)).toEqual([
      [1, 2],
      [3, 4],
    ]);
    expect(without.findings.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('with errors is not handed in, and each error says where', async () => {
    const refused = await handIn(author, await drafted(author, { ...someCourse(), lessons: [] }));
    expect(refused.status).toBe(400);
    expect(refused.error.fields).toMatchObject({ Lessons: 'There is no lesson yet.' });
  });

  it('is read by its author alone', async () => {
    const { id } = await drafted(author);
    expect((await other.browser.call('authoring.get', { params: { id } })).status).toBe(404);
  });

  it('is deleted with its parts, unless a version was published', async () => {
    const made = await drafted(author);
    const remove = (id: string) => author.browser.call('authoring.remove', { params: { id } });
    expect((await remove(made.id)).status).toBe(200);
    expect(await itemsOf(`authored-course#${made.id}`)).toEqual([]);
    const { id } = await publishedBy(author, other);
    expect((await remove(id)).error.code).toBe('illegal_transition');
  });
});

it('an author has a limited number of courses, and deleting one makes room', async () => {
  const busy = await member({ role: 'mentor' });
  const { id } = await drafted(busy, { ...someCourse(), ...EMPTY });
  await updateItem(updateOf(keyOf('authored-count', { userId: busy.id }), { set: { courses: COURSE.most } }));
  const create = () => busy.browser.call('authoring.create', { body: { ...someCourse(), ...EMPTY } });
  expect((await create()).error.code).toBe('limit_reached');
  (await busy.browser.call('authoring.remove', { params: { id } })).body;
  expect((await create()).status).toBe(201);
});
