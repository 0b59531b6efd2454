import { beforeAll, expect, it } from 'vitest';
import { keyOf } from '#functions/core/keys.ts';
import { transact, updateItem } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { getProject } from '#functions/parts/projects/repository.ts';
import { isDrawn } from '#functions/parts/reviews/entering.ts';
import { submissionSteps } from '#functions/parts/reviews/submitting.ts';
import { member } from '#functions/testing/members.ts';
import {
  draftProject,
  readProject,
  submit,
  submitted,
  TIDES,
  withdraw,
} from '#functions/testing/projects.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { PROJECT } from '#shared/features/projects/rules.ts';

beforeAll(asOperator);

it('lists the student’s own projects alone, the latest changed first, page by page', async () => {
  const student = await member();
  await submitted();
  const made = [];
  for (const title of ['One', 'Two', 'Three']) made.push(await draftProject(student, { title }));
  const [first] = made;
  const body = { ...TIDES, title: 'One again', version: first?.version ?? 0 };
  (await student.browser.call('projects.update', { params: { id: first?.id ?? '' }, body })).body;
  const page = (await student.browser.call('projects.list', { query: { limit: 2 } })).body;
  expect(page.items.map(({ title }) => title)).toEqual(['One again', 'Three']);
  const query = { limit: 2, cursor: page.nextCursor ?? '' };
  const rest = (await student.browser.call('projects.list', { query })).body;
  expect(rest.items.map(({ title }) => title)).toEqual(['Two']);
  const other = await member();
  expect((await other.browser.call('projects.list', { query })).error.code).toBe('invalid_cursor');
});

it('a student has fifty projects at most, also when several are created at once', async () => {
  const student = await member();
  await draftProject(student);
  const count = keyOf('project-count', { userId: student.id });
  await updateItem(updateOf(count, { set: { projects: PROJECT.most - 1 } }));
  const answers = await Promise.all(
    [1, 2, 3].map(() => student.browser.call('projects.create', { body: TIDES })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.code).toBe('limit_reached');
});

it('refuses addresses that are none, with what is wrong beside the field', async () => {
  const student = await member();
  const body = { ...TIDES, githubUrl: 'javascript:alert(1)', liveUrl: 'https://127.0.0.1' };
  const refused = await student.browser.call('projects.create', { body });
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.error.fields ?? {}).sort()).toEqual(['githubUrl', 'liveUrl']);
});

it('of two submissions at once one is stored', async () => {
  const student = await member();
  const { id } = await draftProject(student);
  const answers = await Promise.all([submit(student, id), submit(student, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await readProject(student, id)).versions).toHaveLength(1);
});

it('what is handed in is what the student saw: a change meanwhile refuses it', async () => {
  const student = await member();
  const { id } = await draftProject(student);
  const project = await getProject(id);
  if (!project) throw new Error('There is no project.');
  const names = { firstName: 'Stella', lastName: 'Test' };
  const now = new Date(project.createdAt);
  const steps = await submissionSteps({
    project,
    student: { id: student.id, ...names },
    verified: false,
    now,
  });
  const body = { ...TIDES, title: 'Later', version: 1 };
  (await student.browser.call('projects.update', { params: { id }, body })).body;
  await expect(transact(steps)).rejects.toThrow(TransactionFailed);
  expect(await readProject(student, id)).toMatchObject({ status: 'draft', versions: [] });
});

it('says which fields differ between two versions', async () => {
  const { student, id } = await submitted();
  (await withdraw(student, id)).body;
  const { version } = await readProject(student, id);
  const body = { ...TIDES, title: 'Tides', technologies: ['TypeScript'], version };
  (await student.browser.call('projects.update', { params: { id }, body })).body;
  (await submit(student, id)).body;
  const { versions } = await readProject(student, id);
  expect(versions.map(({ number, changed }) => [number, changed])).toEqual([
    [2, ['title', 'technologies']],
    [1, []],
  ]);
});

it('two of ten submissions are drawn for a second review, by a part that nobody knows before', () => {
  const drawn = Array.from({ length: 2000 }, (_, number) => isDrawn('a-project', 1, `random ${number}`));
  const share = drawn.filter(Boolean).length / drawn.length;
  expect(share).toBeGreaterThan(0.17);
  expect(share).toBeLessThan(0.23);
  expect(isDrawn('a-project', 1, 'random 1')).toBe(isDrawn('a-project', 1, 'random 1'));
});
