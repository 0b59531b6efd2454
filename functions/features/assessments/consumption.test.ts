import { beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import type { Call, Handler } from '#functions/core/handlers.ts';
import { countingUsage, type Usage, usageSoFar } from '#functions/core/usage.ts';
import { getAttempt } from '#functions/parts/assessments/attempts.ts';
import { getPacks, type Question } from '#functions/parts/assessments/keys.ts';
import { questionOf } from '#functions/parts/assessments/questions.ts';
import { getAssessmentState } from '#functions/parts/assessments/state.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { builtInCourses, publishCourses } from '#functions/seed/courses/publish-courses.ts';
import { answersTo, enrolIn, publishTestCourse } from '#functions/testing/attempts.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import type { Route } from '#shared/core/contract.ts';
import type { Answer } from '#shared/features/courses/exercises.ts';
import { answer, submit } from './attempt.ts';
import { check } from './check.ts';
import { practice, practise } from './practice.ts';
import { start } from './start.ts';

withOwnTable();

const NOW = new Date('2026-11-02T09:00:00.000Z');
const SOON = new Date('2026-11-05T09:00:00.000Z');
/** As long as the questions of the product’s own courses: a pack of them is some four KB. */
const MARK = 'a longer word '.repeat(12);

let student: Account;
let courseId: string;

/** The longest of the answers that are right. */
const rightAnswer = ({ key }: Question): Answer => {
  if (key.kind !== 'text' && key.kind !== 'code') return key.right;
  return key.right.toSorted((a, b) => b.length - a.length)[0] ?? '';
};

/** A handler's call with what it uses, and what it consumed. */
const costOf = async <R extends Route, L>(handle: Handler<R, L>, given: object): Promise<Usage> =>
  countingUsage(async () => {
    const used: object = { account: student, now: NOW, sender: () => '192.0.2.1', ...given };
    await handle(used as Call<R, L>);
    return usageSoFar();
  });

beforeAll(async () => {
  student = await storeUser({});
  courseId = await publishTestCourse({ mark: MARK });
  await enrolIn(courseId, student);
});

it('the start of an attempt costs eight read units and eight write units, an answer two write units', async () => {
  const started = await costOf(start, { body: { courseId } });
  expect(started.reads).toBeLessThanOrEqual(8);
  expect(started.writes).toBeLessThanOrEqual(8);
  const id = (await getAssessmentState(student.id, courseId))?.open ?? '';
  const drawn = (await getAttempt(id))?.drawn ?? [];
  expect(drawn).toHaveLength(12);
  for (const [index, name] of drawn.entries()) {
    const body = { answer: answersTo(name, MARK).right };
    const record = await getAttempt(id);
    const answered = await costOf(answer, { record, params: { n: index + 1 }, body });
    expect(answered.writes, `answer ${index + 1}`).toBeLessThanOrEqual(2);
  }
  const handedIn = await costOf(submit, { record: await getAttempt(id) });
  expect(handedIn.reads).toBeLessThanOrEqual(24);
});

it('so do those of the product’s own courses, answered in full', async () => {
  await publishCourses(NOW);
  for (const { id, course } of await builtInCourses()) {
    await enrolIn(id, student);
    const started = await costOf(start, { body: { courseId: id } });
    expect(started.reads, id).toBeLessThanOrEqual(8);
    expect(started.writes, id).toBeLessThanOrEqual(8);
    const packs = await getPacks({ courseId: id, version: 1 }, course.about.objectives.length);
    const attemptId = (await getAssessmentState(student.id, id))?.open ?? '';
    const drawn = (await getAttempt(attemptId))?.drawn ?? [];
    for (const [index, name] of drawn.entries()) {
      const { objective, question } = questionOf(name);
      const asked = packs[objective - 1]?.questions[question - 1];
      if (!asked) throw new Error(name);
      const given = { record: await getAttempt(attemptId), params: { n: index + 1 } };
      const answered = await costOf(answer, { ...given, body: { answer: rightAnswer(asked) } });
      expect(answered.writes, `${id}, ${name}`).toBeLessThanOrEqual(2);
    }
    expect(await getAttempt(attemptId)).toMatchObject({ status: 'open' });
    await costOf(submit, { record: await getAttempt(attemptId) });
    expect(await getAttempt(attemptId)).toMatchObject({
      status: 'passed',
      right: drawn.map((_, at) => at + 1),
    });
  }
});

it('practice costs two read units', async () => {
  for (let q = 1; q <= 6; q++) await costOf(check, { params: { id: courseId, q }, body: { answer: 3 } });
  const day = await costOf(practice, { now: SOON });
  expect(day.reads).toBeLessThanOrEqual(2);
  const sent = await costOf(practise, {
    now: SOON,
    body: { courseId, exercise: 1, answer: 3, rating: 3 },
  });
  expect(sent.writes).toBeLessThanOrEqual(8);
});
