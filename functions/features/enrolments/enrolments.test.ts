import { beforeAll, describe, expect, it } from 'vitest';
import { putItem } from '#functions/core/table.ts';
import { getEnrolment } from '#functions/parts/courses/enrolment.ts';
import { courseItem } from '#functions/parts/courses/publish.ts';
import { getCourse } from '#functions/parts/courses/repository.ts';
import { enrol, publishedCourse, readLesson, someCourse, someLesson } from '#functions/testing/courses.ts';
import { fillCounter } from '#functions/testing/limits.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually, itemAt, itemsOf } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { ENROLMENT_CHANGES } from '#shared/features/enrolments/rules.ts';

beforeAll(asOperator);

/** A student who has begun a course of three lessons. */
const learning = async () => {
  const [student, id] = [await member(), await publishedCourse()];
  (await enrol(student, id)).body;
  return { student, id };
};
const listOf = async ({ browser }: Member) => (await browser.call('enrolments.list')).body.items;

describe('beginning a course', () => {
  it('makes one enrolment, however often it is asked for, even at once', async () => {
    const [student, id] = [await member(), await publishedCourse()];
    const answers = await Promise.all(Array.from({ length: 5 }, () => enrol(student, id)));
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([
        200,
        { courseId: id, version: 1, status: 'active', lesson: 1, lessonsDone: [] },
      ]);
    expect(await itemsOf(`enrolments#${student.id}`)).toHaveLength(1);
    expect(await itemAt(`enrolment-count#${student.id}`, 'count')).toMatchObject({ courses: 1 });
    expect(await itemsOf(`course-learners#${id}`)).toHaveLength(1);
  });

  it('needs one that is there and not retired, and its current version', async () => {
    const [student, id] = [await member(), await publishedCourse()];
    expect((await enrol(student, 'none')).status).toBe(404);
    expect((await enrol(student, id, 2)).error.code).toBe('conflict');
    const course = await getCourse(id);
    if (course) await putItem({ Item: courseItem({ ...course, retired: true }) });
    expect((await enrol(student, id)).status).toBe(404);
  });

  it('is limited for programs, as all changes are', async () => {
    const { student, id } = await learning();
    const limit = { name: 'enrolment-changes', ...ENROLMENT_CHANGES };
    await fillCounter(limit, student.id, ENROLMENT_CHANGES.limit, await advanceClock(0));
    expect((await readLesson(student, id, { lesson: 1 })).status).toBe(429);
    expect((await enrol(student, await publishedCourse())).status).toBe(429);
    // What is known already costs nothing.
    expect((await enrol(student, id)).status).toBe(200);
  });

  it('is limited to two hundred courses', async () => {
    const [student, id] = [await member(), await publishedCourse()];
    await putItem({ Item: { pk: `enrolment-count#${student.id}`, sk: 'count', courses: 200 } });
    expect((await enrol(student, id)).error.code).toBe('limit_reached');
    expect(await getEnrolment(student.id, id)).toBeUndefined();
  });
});

describe('progress', () => {
  it('continues where one stopped, and at the next lesson once one is done', async () => {
    const { student, id } = await learning();
    expect((await readLesson(student, id, { lesson: 1, done: false, place: 4 })).body).toMatchObject({
      lesson: 1,
      place: 4,
    });
    const done = (await readLesson(student, id, { lesson: 1, place: 9 })).body;
    expect(done).toMatchObject({
      lessonsDone: [1],
      lesson: 2,
      lessonTitle: 'Lesson number 2',
      place: 0,
      status: 'active',
    });
    expect(done.assessment.missing).toContain('lessons');
  });

  it('of two devices is merged: what is done stays done, the place is the latest, a repeated request changes nothing', async () => {
    const { student, id } = await learning();
    (await readLesson(student, id, { lesson: 2 })).body;
    // The other device was offline, and knows less.
    (await readLesson(student, id, { lesson: 2, done: false, place: 1 })).body;
    const last = (await readLesson(student, id, { lesson: 1 })).body;
    expect(last.lessonsDone).toEqual([1, 2]);
    expect((await readLesson(student, id, { lesson: 1 })).body).toEqual(last);
  });

  it('of the last two lessons at once completes the course', async () => {
    const { student, id } = await learning();
    (await readLesson(student, id, { lesson: 1 })).body;
    await Promise.all([readLesson(student, id, { lesson: 2 }), readLesson(student, id, { lesson: 3 })]);
    const [enrolment] = await listOf(student);
    expect(enrolment).toMatchObject({ status: 'completed', lessonsDone: [1, 2, 3] });
    expect(enrolment?.completedAt).not.toBeNull();
    expect(enrolment?.assessment.missing).toEqual([]);
  });

  it('is refused without an enrolment, for a lesson that there is not, and for another version', async () => {
    const { student, id } = await learning();
    expect((await readLesson(await member(), id, { lesson: 1 })).status).toBe(404);
    expect((await readLesson(student, id, { lesson: 4 })).status).toBe(404);
    expect((await readLesson(student, id, { lesson: 1, version: 2 })).error.code).toBe('conflict');
  });
});

it('leaving keeps what was done, and returning goes on there', async () => {
  const { student, id } = await learning();
  (await readLesson(student, id, { lesson: 1 })).body;
  const left = async () =>
    (await student.browser.call('enrolments.leave', { params: { courseId: id } })).body;
  expect(await left()).toMatchObject({ status: 'left', lessonsDone: [1] });
  expect(await left()).toMatchObject({ status: 'left' });
  expect((await enrol(student, id)).body).toMatchObject({ status: 'active', lessonsDone: [1], lesson: 2 });
  for (const lesson of [2, 3]) (await readLesson(student, id, { lesson })).body;
  const { completedAt } = await left();
  expect(completedAt).not.toBeNull();
  await advanceClock(HOUR_MS);
  expect((await enrol(student, id)).body).toMatchObject({ status: 'completed', completedAt });
});

describe('a new version', () => {
  /** The second version: the first lesson is as it was, the second has another text, the third is new. */
  const second = someCourse({}, [
    someLesson(1),
    someLesson(2, { text: 'Other words.\n\n{{exercise 3}}\n\n{{exercise 4}}' }),
    someLesson(3, { title: 'Another end', text: 'Not there before.\n\n{{exercise 5}}\n\n{{exercise 6}}' }),
  ]);

  it('notifies its students, who keep theirs or switch; lessons that are the same stay done', async () => {
    const { student, id } = await learning();
    for (const lesson of [1, 2, 3]) (await readLesson(student, id, { lesson })).body;
    await publishedCourse(second, { id, changes: 'The end is another one.' });
    const noticed = await eventually('the notice of a new version', async () => {
      const [enrolment] = await listOf(student);
      return enrolment?.newer ? enrolment : undefined;
    });
    expect(noticed).toMatchObject({
      version: 1,
      status: 'completed',
      newer: { version: 2, changes: 'The end is another one.' },
    });
    const news = await eventually('the notification', async () => {
      const { items } = (await student.browser.call('notifications.list')).body;
      return items.length > 0 && items.map(({ event }) => event);
    });
    expect(news).toEqual([
      { kind: 'course', courseId: id, title: 'Bridges for beginners', news: 'new_version' },
    ]);
    const switched = (await enrol(student, id, 2)).body;
    expect(switched).toMatchObject({
      version: 2,
      status: 'active',
      lessonsDone: [1, 2],
      newer: null,
      lesson: 3,
      completedAt: null,
    });
    expect((await readLesson(student, id, { lesson: 3, version: 1 })).error.code).toBe('conflict');
    const back = (await enrol(student, id, 1)).body;
    expect(back).toMatchObject({ version: 1, lessonsDone: [1, 2], newer: { version: 2 } });
    expect((await enrol(student, id, 3)).status).toBe(404);
  });

  it('that has no other lessons leaves a completed course completed, and every exercise that is the same done', async () => {
    const { student, id } = await learning();
    for (const lesson of [1, 2, 3]) (await readLesson(student, id, { lesson })).body;
    for (const q of ['1', '3', '5'])
      (await student.browser.call('assessments.check', { params: { id, q }, body: { answer: 2 } })).body;
    const [before] = await listOf(student);
    // Another exercise in the first lesson: those of the others have other numbers, and are the same.
    const [first] = [someLesson(1)];
    const more = { ...first, exercises: [...first.exercises, ...first.exercises.slice(1)] };
    const moved = [2, 3].map((lesson) => {
      const { text, ...rest } = someLesson(lesson);
      const renumbered = text.replaceAll(/exercise (\d)/g, (_, number) => `exercise ${Number(number) + 1}`);
      return { ...rest, text: renumbered };
    });
    await publishedCourse(someCourse({}, [more, ...moved]), { id, changes: 'One more exercise.' });
    const switched = (await enrol(student, id, 2)).body;
    expect(switched).toMatchObject({
      ...{ version: 2, status: 'completed', lessonsDone: [1, 2, 3], exercisesDone: [4, 6] },
      completedAt: before?.completedAt,
    });
  });
});
