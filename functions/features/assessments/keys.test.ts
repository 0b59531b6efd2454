import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { newId } from '#functions/core/ids.ts';
import { keyOf } from '#functions/core/keys.ts';
import { getAttempt } from '#functions/parts/assessments/attempts.ts';
import { Browser } from '#functions/testing/api.ts';
import { answersTo, enrolIn, publishTestCourse, RIGHT_NUMBER } from '#functions/testing/attempts.ts';
import { canariesIn } from '#functions/testing/canaries.ts';
import { localStack } from '#functions/testing/context.ts';
import { linesAbout } from '#functions/testing/logs.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { asOperator, itemAt } from '#functions/testing/stack.ts';
import { allRoutes } from '#shared/routes.ts';

/** A word in the key of every question and exercise, and in what explains them. */
const MARK = `quill${newId().replaceAll('-', '').slice(0, 12)}`;

let courseId: string;
let attemptId: string;
let student: Member;

beforeAll(async () => {
  asOperator();
  [courseId, student] = [await publishTestCourse({ mark: MARK }), await member()];
  await enrolIn(courseId, student);
  const course = { courseId };
  attemptId = (await student.browser.call('assessments.start', { body: course })).body.id;
});

const exercisesSchema = z.array(z.object({ explanation: z.string() }));
/** The explanations of a course’s exercises, as they are in a line of its file. */
const explanationsIn = (file: string): string[] =>
  exercisesSchema.parse(parse(readFileSync(file, 'utf8'))).map(({ explanation }) => explanation.trim());

const isIn = (text: string): boolean => canariesIn(text, [MARK, String(RIGHT_NUMBER)]).length > 0;

/** Every read of the API, about the course or the attempt where a route names one. */
const readsOf = (): string[] =>
  allRoutes
    .filter(({ route }) => route.method === 'GET')
    .map(({ route: { path } }) =>
      path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'n' ? '1' : path.includes('/attempts/') ? attemptId : courseId,
      ),
    );

it('the keys are there', async () => {
  const { pk } = keyOf('question-pack', { id: courseId, version: '1', objective: '1' });
  expect(isIn(JSON.stringify(await itemAt(pk, '1#1')))).toBe(true);
  expect(isIn(JSON.stringify(await itemAt(`exercise-keys#${courseId}`, '1#1')))).toBe(true);
});

it('no read is answered with a key, for any role', async () => {
  const callers = [
    new Browser(),
    student.browser,
    (await member({ role: 'mentor' })).browser,
    (await member({ role: 'admin' })).browser,
  ];
  const leaks: string[] = [];
  let answered = 0;
  for (const browser of callers)
    for (const path of readsOf()) {
      const { status, text } = await browser.send(path);
      if (status === 200) answered += 1;
      if (isIn(text)) leaks.push(path);
    }
  expect(leaks).toEqual([]);
  expect(answered).toBeGreaterThan(50);
  const lesson = { params: { id: courseId, n: '1' } };
  expect((await student.browser.call('courses.lesson', lesson)).body.exercises).toHaveLength(3);
});

it('nothing that is built has an answer of the product’s own courses', () => {
  const folder = join(import.meta.dirname, '../../content/courses');
  const explanations = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'exercises.yaml')))
    .flatMap((name) => explanationsIn(join(folder, name, 'exercises.yaml')));
  expect(explanations.length).toBeGreaterThan(30);
  const built = readdirSync(inject('assembly'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(mjs|js|json|html)$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
  expect(built.length).toBeGreaterThan(30);
  const found = explanations.filter((text) => built.some((file) => file.includes(text)));
  expect(found).toEqual([]);
});

it('an attempt never says which answer is right, and nothing of it is logged', async () => {
  asOperator();
  const attempt = await getAttempt(attemptId);
  const params = { id: attemptId };
  const answers: unknown[] = [(await student.browser.call('assessments.get', { params })).body];
  for (const [index, name] of (attempt?.drawn ?? []).entries()) {
    const { wrong } = answersTo(name, MARK);
    const body = { answer: wrong };
    const sent = await student.browser.call('assessments.answer', {
      params: { ...params, n: String(index + 1) },
      body,
    });
    answers.push(sent.body);
  }
  answers.push((await student.browser.call('assessments.submit', { params, body: {} })).body);
  answers.push((await student.browser.call('assessments.practice')).body);
  const admin = (await member({ role: 'admin' })).browser;
  answers.push((await admin.call('assessments.watch')).body);
  const text = JSON.stringify(answers);
  expect(isIn(text)).toBe(false);
  expect(text).not.toContain('"tolerance"');
  expect(text).not.toMatch(/"(key|keyed)"/);
  // What explains an exercise is for who answered it, and for no log.
  const exercise = { params: { id: courseId, q: '1' }, body: { answer: 3 } };
  expect(isIn((await student.browser.call('assessments.check', exercise)).body.feedback)).toBe(true);
  const { headers } = await student.browser.call('assessments.practice');
  await linesAbout(headers.get('x-request-id') ?? '');
  expect(isIn(readFileSync(join(localStack().dataDir, 'fledge.log'), 'utf8'))).toBe(false);
});
