import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { putItem } from '#functions/core/table.ts';
import { courseItem } from '#functions/parts/courses/publish.ts';
import { getCourse } from '#functions/parts/courses/repository.ts';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { publishedCourse, someCourse, someLesson } from '#functions/testing/courses.ts';
import { member } from '#functions/testing/members.ts';
import { store } from '#functions/testing/publish.ts';
import { asOperator } from '#functions/testing/stack.ts';

beforeAll(asOperator);

/** A word by which the courses of a test are found. */
const word = () => `w${newId().slice(0, 12).toLowerCase()}`;

describe('the list of courses', () => {
  it('has those that are published, by title, by words, skill and level, in pages', async () => {
    const { browser } = await member();
    const mark = word();
    const [b, a] = [
      await publishedCourse(someCourse({ title: `B ${mark}`, skills: ['React.js'] })),
      await publishedCourse(someCourse({ title: `A ${mark}`, level: 'advanced' })),
    ];
    const ids = async (query: Record<string, string>) =>
      (await browser.call('courses.list', { query })).body.items.map(({ id }) => id);
    expect(await ids({ q: mark.toUpperCase() })).toEqual([a, b]);
    expect(await ids({ q: `${mark} carries` })).toEqual([a, b]);
    for (const skill of ['ReactJS', 'React', 'React 19']) expect(await ids({ q: mark, skill })).toEqual([b]);
    expect(await ids({ q: mark, skill: 'React Native' })).toEqual([]);
    expect(await ids({ q: mark, level: 'advanced' })).toEqual([a]);
    const first = (await browser.call('courses.list', { query: { q: mark, limit: '1' } })).body;
    expect(first.items.map(({ id }) => id)).toEqual([a]);
    const query = { q: mark, limit: '1', cursor: first.nextCursor ?? '' };
    expect((await browser.call('courses.list', { query })).body.items.map(({ id }) => id)).toEqual([b]);
    const other = await browser.call('courses.list', { query: { ...query, q: 'other' } });
    expect(other.error.code).toBe('invalid_cursor');
  });

  it('leaves out one that was retired, which its learners still read', async () => {
    const { browser } = await member();
    const title = word();
    const id = await publishedCourse(someCourse({ title }));
    const course = await getCourse(id);
    if (course) await putItem({ Item: courseItem({ ...course, retired: true }) });
    expect((await browser.call('courses.list', { query: { q: title } })).body.items).toEqual([]);
    expect((await browser.call('courses.get', { params: { id } })).body).toMatchObject({
      retired: true,
      title,
    });
  });
});

describe('a course', () => {
  it('has its outline, what its test is about and its task, of the current and of earlier versions', async () => {
    const { browser } = await member();
    const id = await publishedCourse();
    await publishedCourse(someCourse({}, [someLesson(1, { title: 'Another beginning' })]), {
      ...{ id, changes: 'Shorter.' },
    });
    const now = (await browser.call('courses.get', { params: { id } })).body;
    expect(now).toMatchObject({
      version: 2,
      changes: 'Shorter.',
      author: 'Fledge',
      reviewer: null,
      quality: null,
    });
    expect(now.outline).toEqual([
      {
        number: 1,
        title: 'Another beginning',
        summary: 'What one can do afterwards.',
        minutes: 20,
        exercises: 2,
      },
    ]);
    expect(now.task?.brief).toEqual([
      {
        kind: 'paragraph',
        spans: [{ text: 'Draw one, and ' }, { text: 'name', strong: true }, { text: ' its parts.' }],
      },
    ]);
    const before = (await browser.call('courses.get', { params: { id }, query: { version: '1' } })).body;
    expect(before.outline.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('that does not exist, and such a version, are answered with 404', async () => {
    const { browser } = await member();
    const id = await publishedCourse();
    expect((await browser.call('courses.get', { params: { id: 'none' } })).status).toBe(404);
    expect((await browser.call('courses.get', { params: { id }, query: { version: '2' } })).status).toBe(404);
    for (const [n, query] of [
      ['4', {}],
      ['1', { version: '2' }],
    ] as const)
      expect((await browser.call('courses.lesson', { params: { id, n }, query })).status).toBe(404);
  });
});

it('a lesson has its text as blocks, and its exercises without anything of what is right', async () => {
  const { browser } = await member();
  const id = await publishedCourse();
  const { body } = await browser.call('courses.lesson', { params: { id, n: '2' } });
  expect(body).toMatchObject({ courseId: id, version: 1, number: 2, lessons: 3, title: 'Lesson number 2' });
  expect(body.blocks.map(({ kind }) => kind)).toEqual([
    'heading',
    'paragraph',
    'exercise',
    'paragraph',
    'exercise',
  ]);
  expect(body.exercises.map(({ number }) => number)).toEqual([3, 4]);
  expect(Object.keys(body.exercises[0] ?? {}).sort()).toEqual([
    'code',
    'kind',
    'number',
    'options',
    'prompt',
    'unit',
  ]);
  expect(JSON.stringify(body)).not.toMatch(/right, because|Yes, the second/);
});

it('the demand counts the saved postings that ask for a skill, in one spelling', async () => {
  const { browser } = await member();
  const demand = async () => (await browser.call('courses.demand')).body;
  expect(await demand()).toEqual({ saved: 0, skills: [] });
  const postings = [['React.js', 'SQL'], ['ReactJS'], ['SQL', 'React']].map((skills) =>
    someOpportunity({ skills }),
  );
  await store(postings);
  for (const { id } of postings) (await browser.call('saved.save', { params: { opportunityId: id } })).body;
  expect(await demand()).toEqual({
    saved: 3,
    skills: [
      { skill: 'React', postings: 3 },
      { skill: 'SQL', postings: 2 },
    ],
  });
});
