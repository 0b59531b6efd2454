import { beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { putItem, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { type AttemptRecord, attemptKey, getAttempt } from '#functions/parts/assessments/attempts.ts';
import { eligibilityOf } from '#functions/parts/assessments/eligibility.ts';
import { draw } from '#functions/parts/assessments/questions.ts';
import { getAssessmentState } from '#functions/parts/assessments/state.ts';
import { enrolmentItem, getEnrolment } from '#functions/parts/courses/enrolment.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { answersTo, enrolIn, publishTestCourse } from '#functions/testing/attempts.ts';
import { call } from '#functions/testing/call.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { randomFrom } from '#functions/testing/rounds.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { ATTEMPT_MS, MOST_ANSWERS } from '#shared/features/assessments/rules.ts';
import type { Attempt } from '#shared/features/assessments/schema.ts';
import { answer, appeal, get, submit } from './attempt.ts';
import { start } from './start.ts';
import { decideAppeal, voidAttempt } from './void.ts';

withOwnTable();

const START = Date.parse('2026-10-12T08:00:00.000Z');
const at = (ms: number): Date => new Date(START + ms);

let courseId: string;
let admin: Account;

beforeAll(async () => {
  courseId = await publishTestCourse();
  admin = await storeUser({ account: { role: 'admin' } });
});

const student = async (): Promise<Account> => {
  const account = await storeUser({});
  await enrolIn(courseId, account);
  return account;
};
const begin = (account: Account, ms: number) =>
  call(start, { account, body: { courseId }, sender: () => '192.0.2.1', now: at(ms) });
const recordOf = async ({ id }: Pick<Attempt, 'id'>): Promise<AttemptRecord> => {
  const record = await getAttempt(id);
  if (!record) throw new Error('the attempt');
  return record;
};
const send = async (attempt: Pick<Attempt, 'id'>, n: number, isRight: boolean, ms: number) => {
  const record = await recordOf(attempt);
  const { right, wrong } = answersTo(record.drawn[n - 1] ?? '', 'answer');
  return call(answer, { record, params: { n }, body: { answer: isRight ? right : wrong }, now: at(ms) });
};
/** Begins an attempt, answers it, and hands it in. */
const take = async (account: Account, right: number, ms: number): Promise<Attempt> => {
  const attempt = await begin(account, ms);
  for (let n = 1; n <= right; n++) await send(attempt, n, true, ms);
  return call(submit, { record: await recordOf(attempt), account, now: at(ms) });
};
const refused = (code: string, details?: object) => ({ code, ...(details && { details }) });

it('waits 48 hours after the first attempt, 7 days after the next, and for the 90 days after three', async () => {
  const one = await student();
  expect((await take(one, 8, 0)).status).toBe('failed');
  const second = 48 * HOUR_MS;
  await expect(begin(one, second - 1)).rejects.toMatchObject(
    refused('cooling_down', { nextFrom: at(second).toISOString() }),
  );
  expect(await take(one, 8, second)).toMatchObject({ number: 2, status: 'failed' });
  const third = second + 7 * DAY_MS;
  await expect(begin(one, third - 1)).rejects.toMatchObject(
    refused('cooling_down', { nextFrom: at(third).toISOString() }),
  );
  expect((await take(one, 8, third)).nextFrom).toBe(at(90 * DAY_MS).toISOString());
  await expect(begin(one, 90 * DAY_MS - 1)).rejects.toMatchObject(refused('cooling_down'));
  const state = await getAssessmentState(one.id, courseId);
  const learner = { emailConfirmed: true, lessonsMissing: [] };
  expect(eligibilityOf(learner, state, at(80 * DAY_MS)).missing).toEqual(['attempts_used']);
  expect(await take(one, 9, 90 * DAY_MS)).toMatchObject({ number: 4, status: 'passed', nextFrom: null });
  await expect(begin(one, 400 * DAY_MS)).rejects.toMatchObject(refused('not_eligible'));
});

it('an attempt is for who has done all lessons, and has not left', async () => {
  const other = await storeUser({});
  await enrolIn(courseId, other, { lessonsDone: [1] });
  await expect(begin(other, 0)).rejects.toMatchObject(
    refused('not_eligible', { missing: ['lessons'], lessons: [2] }),
  );
  const enrolment = await getEnrolment(other.id, courseId);
  if (enrolment)
    await putItem({ Item: enrolmentItem({ ...enrolment, lessonsDone: [1, 2], status: 'left' }) });
  await expect(begin(other, 0)).rejects.toMatchObject(refused('not_found'));
  await expect(begin(await storeUser({}), 0)).rejects.toMatchObject(refused('not_found'));
});

it('takes answers while it is open, and none from the moment of its end on', async () => {
  const one = await student();
  const attempt = await begin(one, 0);
  for (let n = 1; n <= 9; n++) await send(attempt, n, true, ATTEMPT_MS - 1);
  await expect(send(attempt, 10, true, ATTEMPT_MS)).rejects.toMatchObject(refused('illegal_transition'));
  const late = await call(submit, { record: await recordOf(attempt), account: one, now: at(2 * ATTEMPT_MS) });
  expect(late).toMatchObject({
    status: 'passed',
    submittedAt: attempt.expiresAt,
    result: { right: 9, of: 12 },
  });
  await expect(send(attempt, 1, false, 0)).rejects.toMatchObject(refused('illegal_transition'));
});

it('takes no more answers than a person gives', async () => {
  const attempt = await begin(await student(), 0);
  await updateItem(updateOf(attemptKey(attempt.id), { set: { version: MOST_ANSWERS } }));
  await expect(send(attempt, 1, true, 0)).rejects.toMatchObject(refused('too_many_requests'));
});

it('an attempt that is read after its end is graded, and a start grades it, too', async () => {
  const [one, other] = [await student(), await student()];
  const [read, left] = [await begin(one, 0), await begin(other, 0)];
  await expect(begin(other, HOUR_MS)).rejects.toMatchObject(refused('attempt_open'));
  const seen = await call(get, { record: await recordOf(read), account: one, now: at(ATTEMPT_MS) });
  expect(seen).toMatchObject({ status: 'expired', questions: [], result: { right: 0 } });
  await expect(begin(other, ATTEMPT_MS + 1)).rejects.toMatchObject(refused('cooling_down'));
  expect((await recordOf(left)).status).toBe('expired');
});

/** How many of a number of simultaneous starts begin an attempt, and what the others are answered. */
const startsAtOnce = async (account: Account, count: number, ms: number) => {
  const outcomes = await inParallel(Array.from({ length: count }), count, () =>
    begin(account, ms).then(
      () => 'begun',
      ({ code }) => String(code),
    ),
  );
  return outcomes.toSorted();
};

it('of 50 starts at once one begins, the first time and later', async () => {
  const one = await student();
  const others = (count: number) => Array.from({ length: count - 1 }, () => 'attempt_open');
  expect(await startsAtOnce(one, 50, 0)).toEqual([...others(50), 'begun']);
  expect(await startsAtOnce(one, 10, ATTEMPT_MS + 2 * DAY_MS)).toEqual([...others(10), 'begun']);
});

it('an answer that comes while an attempt is graded is graded, or refused', async () => {
  for (let round = 0; round < 3; round++) {
    const one = await student();
    const attempt = await begin(one, 0);
    const record = await recordOf(attempt);
    const saved: number[] = [];
    const answers = record.drawn.map(async (_, index) => {
      const sent = send(attempt, index + 1, true, 0).then(
        () => true,
        () => false,
      );
      if (await sent) saved.push(index + 1);
    });
    const submits = [1, 2, 3].map(() => call(submit, { record, account: one, now: at(0) }));
    await Promise.allSettled([...answers, ...submits]);
    await call(submit, { record: await recordOf(attempt), account: one, now: at(0) });
    const graded = await recordOf(attempt);
    expect(graded.right).toEqual(saved.toSorted((a, b) => a - b));
    expect(graded.history).toHaveLength(2);
  }
});

it('a voided attempt does not count, is appealed once, and an answer decides', async () => {
  const one = await student();
  const begun = await begin(one, 0);
  const params = { id: begun.id };
  const voidOpen = call(voidAttempt, { params, account: admin, body: { reason: 'Odd.' }, now: at(0) });
  await expect(voidOpen).rejects.toMatchObject(refused('illegal_transition'));
  for (let n = 1; n <= 12; n++) await send(begun, n, true, 0);
  const attempt = await call(submit, { record: await recordOf(begun), account: one, now: at(0) });
  const decide = (decision: 'keep' | 'restore') =>
    call(decideAppeal, { params, account: admin, body: { decision, reason: 'So.' }, now: at(HOUR_MS) });
  const voidIt = () =>
    call(voidAttempt, { params, account: admin, body: { reason: 'Odd.' }, now: at(HOUR_MS) });
  const object = async () =>
    call(appeal, { record: await recordOf(attempt), account: one, body: { text: 'No.' }, now: at(HOUR_MS) });
  await expect(object()).rejects.toMatchObject(refused('illegal_transition'));
  await voidIt();
  await expect(decide('restore')).rejects.toMatchObject(refused('illegal_transition'));
  await object();
  await expect(object()).rejects.toMatchObject(refused('illegal_transition'));
  expect(await decide('keep')).toMatchObject({ status: 'voided', appeal: { answer: 'So.' } });
  await expect(decide('restore')).rejects.toMatchObject(refused('illegal_transition'));
  // It does not count against the three, and nobody has to wait for it.
  expect(await take(one, 12, HOUR_MS)).toMatchObject({ number: 2, status: 'passed' });
});

it('asks what was not asked before, then what was asked longest ago, and what was withdrawn last', () => {
  const shown = { kind: 'text' as const, prompt: [], options: [], unit: null, code: null };
  const question = { shown, key: { kind: 'text' as const, right: ['x'] } };
  const random = randomFrom(3);
  const pack = (withdrawn: number[] = []) => ({
    objective: 1,
    questions: Array.from({ length: 6 }, () => question),
    withdrawn: new Set(withdrawn),
  });
  const asked: string[] = [];
  for (let attempt = 1; attempt <= 3; attempt++) asked.push(...draw([pack()], asked, random));
  expect(asked.toSorted()).toEqual(['1.1', '1.2', '1.3', '1.4', '1.5', '1.6']);
  expect(draw([pack()], asked, random).toSorted()).toEqual(asked.slice(0, 2).toSorted());
  for (let times = 0; times < 20; times++)
    expect(draw([pack([1, 2, 3, 4])], ['1.5', '1.6'], random).toSorted()).toEqual(['1.5', '1.6']);
});
