import { beforeAll, expect, it } from 'vitest';
import { inParallel } from '#functions/core/in-parallel.ts';
import { getAttempt } from '#functions/parts/assessments/attempts.ts';
import { getAssessmentState } from '#functions/parts/assessments/state.ts';
import { answersTo, enrolIn, publishTestCourse } from '#functions/testing/attempts.ts';
import { fillCounter } from '#functions/testing/limits.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { advanceClock, asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { ANSWERS } from '#shared/features/assessments/rules.ts';

const RACERS = 50;
let courseId: string;

beforeAll(async () => {
  asOperator();
  courseId = await publishTestCourse();
});

const student = async (given: Parameters<typeof member>[0] = {}): Promise<Member> => {
  const one = await member(given);
  await enrolIn(courseId, one);
  return one;
};
const start = ({ browser }: Member, id = courseId) =>
  browser.call('assessments.start', { body: { courseId: id } });
const submit = ({ browser }: Member, id: string) =>
  browser.call('assessments.submit', { params: { id }, body: {} });
const drawnOf = async (id: string): Promise<string[]> => {
  asOperator();
  return (await getAttempt(id))?.drawn ?? [];
};
/** Answers the first questions right and the others wrong. */
const answerAll = async ({ browser }: Member, id: string, right: number) => {
  for (const [index, name] of (await drawnOf(id)).entries()) {
    const { right: good, wrong } = answersTo(name, 'answer');
    const params = { id, n: String(index + 1) };
    (await browser.call('assessments.answer', { params, body: { answer: index < right ? good : wrong } }))
      .body;
  }
};
const newsOf = async ({ browser }: Member) =>
  (await browser.call('notifications.list')).body.items.flatMap(({ event }) =>
    event.kind === 'course' ? [event.news] : [],
  );

it('an attempt asks two questions of each objective, saves each answer, and says what was right by objective', async () => {
  const one = await student();
  const begun = (await start(one)).body;
  expect(begun).toMatchObject({ number: 1, status: 'open', passMark: 9, result: null });
  expect(begun.questions).toHaveLength(12);
  expect(Date.parse(begun.expiresAt) - Date.parse(begun.openedAt)).toBe(DAY_MS);
  const objectives = (await drawnOf(begun.id)).map((name) => name.split('.')[0]);
  expect(objectives).toEqual(['1', '1', '2', '2', '3', '3', '4', '4', '5', '5', '6', '6']);
  await answerAll(one, begun.id, 8);
  const params = { id: begun.id };
  const open = (await one.browser.call('assessments.get', { params })).body;
  expect(open.questions.map(({ answer }) => answer === null)).not.toContain(true);
  (await one.browser.call('assessments.answer', { params: { ...params, n: '12' }, body: { answer: null } }))
    .body;
  expect((await one.browser.call('assessments.get', { params })).body.questions[11]?.answer).toBeNull();
  const done = (await submit(one, begun.id)).body;
  expect(done).toMatchObject({ status: 'failed', questions: [], result: { right: 8, of: 12 } });
  expect(done.result?.objectives.map(({ right }) => right)).toEqual([2, 2, 2, 2, 0, 0]);
  expect(Date.parse(done.nextFrom ?? '') - Date.parse(done.submittedAt ?? '')).toBe(2 * DAY_MS);
  expect((await submit(one, begun.id)).body).toEqual(done);
  const late = await one.browser.call('assessments.answer', {
    params: { ...params, n: '1' },
    body: { answer: 1 },
  });
  expect(late.error.code).toBe('illegal_transition');
  const missing = { params: { ...params, n: '13' }, body: { answer: 1 } };
  expect((await one.browser.call('assessments.answer', missing)).status).toBe(404);
  const other = await member();
  expect((await other.browser.call('assessments.get', { params })).status).toBe(404);
  const again = await start(one);
  expect([again.error.code, again.error.details]).toEqual(['cooling_down', { nextFrom: done.nextFrom }]);
});

it('says what is missing before one can begin', async () => {
  const other = await member();
  expect((await start(other)).status).toBe(404);
  await enrolIn(courseId, other, { lessonsDone: [2] });
  const refused = await start(other);
  expect([refused.error.code, refused.error.details]).toEqual([
    'not_eligible',
    { missing: ['lessons'], lessons: [1] },
  ]);
  const unconfirmed = await student({ emailConfirmed: false });
  expect((await start(unconfirmed)).error.code).toBe('email_unconfirmed');
  const passed = await student();
  const { id } = (await start(passed)).body;
  await answerAll(passed, id, 9);
  expect((await submit(passed, id)).body).toMatchObject({ status: 'passed', nextFrom: null });
  expect((await start(passed)).error.code).toBe('not_eligible');
});

it('of 50 starts at once one begins, and 50 hand-ins are graded once with every answer that was saved', async () => {
  const one = await student();
  const starts = await inParallel(Array.from({ length: RACERS }), 24, () => start(one));
  expect(starts.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
  const refused = starts.filter(({ status }) => status !== 201).map(({ error }) => error.code);
  expect(new Set(refused)).toEqual(new Set(['attempt_open']));
  asOperator();
  const id = (await getAssessmentState(one.id, courseId))?.open ?? '';
  const drawn = await drawnOf(id);
  const saved = new Set<number>();
  const answers = drawn.map((name, index) => async () => {
    const params = { id, n: String(index + 1) };
    const sent = await one.browser.call('assessments.answer', {
      params,
      body: { answer: answersTo(name, 'answer').right },
    });
    if (sent.status === 200) saved.add(index + 1);
    else expect(sent.error.code).toBe('illegal_transition');
  });
  const submits = Array.from({ length: RACERS }, () => async () => {
    const sent = await submit(one, id);
    // One that meets many others may be asked to try again.
    if (sent.status !== 200) expect(['conflict', 'unavailable']).toContain(sent.error.code);
  });
  await inParallel([...answers.slice(0, 6), ...submits, ...answers.slice(6)], 24, (send) => send());
  (await submit(one, id)).body;
  asOperator();
  const attempt = await getAttempt(id);
  expect(attempt?.right).toEqual([...saved].toSorted((a, b) => a - b));
  expect(Object.keys(attempt?.answers ?? {})).toHaveLength(saved.size);
  expect(attempt?.history).toHaveLength(2);
});

it('answers to exercises are limited for programs, in lessons and in practice', async () => {
  const { id, browser } = await student();
  const check = () =>
    browser.call('assessments.check', { params: { id: courseId, q: '1' }, body: { answer: 3 } });
  const practise = () =>
    browser.call('assessments.practise', { body: { courseId, exercise: 1, answer: 3, rating: 3 } });
  expect((await check()).body.right).toBe(true);
  const due = await advanceClock(4 * DAY_MS);
  await fillCounter({ name: 'exercise-answers', ...ANSWERS }, id, ANSWERS.limit, due);
  expect([(await check()).status, (await practise()).status]).toEqual([429, 429]);
  await advanceClock(DAY_MS + HOUR_MS);
  expect((await practise()).body.right).toBe(true);
});

it('a voided attempt does not count, is appealed once, and counts again when it is restored', async () => {
  const [one, admin] = [await student(), await member({ role: 'admin', firstName: 'Ada' })];
  const { id } = (await start(one)).body;
  const params = { id };
  const reason = 'Answered by someone else.';
  const voidIt = () => admin.browser.call('assessments.void', { params, body: { reason } });
  expect((await voidIt()).error.code).toBe('illegal_transition');
  await answerAll(one, id, 12);
  expect((await submit(one, id)).body.status).toBe('passed');
  expect((await voidIt()).body).toMatchObject({ status: 'voided', voided: { reason }, right: 12, of: 12 });
  expect((await voidIt()).error.code).toBe('illegal_transition');
  await eventually('the news', async () => (await newsOf(one)).includes('voided'));
  const seen = (await one.browser.call('assessments.get', { params })).body;
  expect(seen).toMatchObject({ status: 'voided', voided: { reason }, nextFrom: null });
  const appeal = () => one.browser.call('assessments.appeal', { params, body: { text: 'It was me.' } });
  expect((await appeal()).body.appeal).toMatchObject({ text: 'It was me.', answer: null });
  expect((await appeal()).error.code).toBe('illegal_transition');
  const watched = (await admin.browser.call('assessments.watch')).body.items;
  expect(watched.find((item) => item.id === id)).toMatchObject({ appeal: { text: 'It was me.' } });
  const body = { decision: 'restore', reason: 'We believe you.' } as const;
  const decided = (await admin.browser.call('assessments.decideAppeal', { params, body })).body;
  expect(decided).toMatchObject({ status: 'passed', voided: null, appeal: { answer: 'We believe you.' } });
  expect((await start(one)).error.code).toBe('not_eligible');
  await eventually('the answer', async () => (await newsOf(one)).includes('appeal_restored'));
  // What they handed in themselves was answered at once.
  expect(await newsOf(one)).toEqual(['appeal_restored', 'voided']);
  const log = (await admin.browser.call('admin.audit', { query: { limit: '10' } })).body.items;
  expect(log.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['restore_attempt', 'void_attempt']),
  );
});

it('the schedule grades what expired as it is, and its student is notified', async () => {
  const one = await student();
  const { id, expiresAt } = (await start(one)).body;
  await answerAll(one, id, 9);
  await advanceClock(DAY_MS + HOUR_MS);
  const graded = await eventually('the grade', async () => {
    asOperator();
    const attempt = await getAttempt(id);
    return attempt?.status !== 'open' && attempt;
  });
  expect(graded).toMatchObject({ status: 'passed', submittedAt: expiresAt });
  expect(graded.history.map(({ by }) => by)).toEqual(['student', 'schedule']);
  expect(await itemAt(`attempt#${id}`, 'attempt')).not.toHaveProperty('deadlineList');
  await eventually('the news', async () => (await newsOf(one)).includes('expired'));
});
