import { beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { batchWrite, transact } from '#functions/core/table.ts';
import { getEnrolment } from '#functions/parts/courses/enrolment.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { enrolIn, publishTestCourse } from '#functions/testing/attempts.ts';
import { call } from '#functions/testing/call.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { PRACTICE_A_DAY } from '#shared/features/assessments/rules.ts';
import { countPractised, newCard } from './cards.ts';
import { check } from './check.ts';
import { practice, practise } from './practice.ts';

withOwnTable();

const NOW = new Date('2026-11-02T09:00:00.000Z');
let courseId: string;
let student: Account;

const later = (days: number): Date => new Date(NOW.getTime() + days * DAY_MS);

const answer = (q: number, given: number, now = NOW) =>
  call(check, { account: student, params: { id: courseId, q }, body: { answer: given }, now });
const today = (now: Date) => call(practice, { account: student, now });
const send = (exercise: number, given: number, rating: number, now: Date) =>
  call(practise, { account: student, body: { courseId, exercise, answer: given, rating }, now });

beforeAll(async () => {
  courseId = await publishTestCourse();
  student = await storeUser({});
  await enrolIn(courseId, student);
});

it('explains the option that was chosen, and learns what was right, once', async () => {
  expect(await answer(4, 1)).toEqual({ right: false, feedback: 'Why left answer. Because answer.' });
  expect((await getEnrolment(student.id, courseId))?.exercisesDone).toEqual([]);
  for (let times = 0; times < 2; times++)
    expect(await answer(4, 3)).toEqual({ right: true, feedback: 'Why right answer. Because answer.' });
  expect((await getEnrolment(student.id, courseId))?.exercisesDone).toEqual([4]);
  expect(await today(NOW)).toEqual({ cards: [], done: 0, later: 0, nextAt: later(3).toISOString() });
  await expect(answer(7, 3)).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    call(check, { account: student, params: { id: 'none', q: 1 }, body: { answer: 3 }, now: NOW }),
  ).rejects.toMatchObject({ code: 'not_found' });
});

it('a card is due when it is nearly forgotten; a wrong answer counts as forgotten, whatever is said', async () => {
  await expect(send(4, 3, 3, NOW)).rejects.toMatchObject({ code: 'conflict' });
  await expect(send(5, 3, 3, NOW)).rejects.toMatchObject({ code: 'not_found' });
  const { cards } = await today(later(3));
  expect(cards).toMatchObject([{ courseId, course: 'Tides', exercise: 4, lesson: 2, kind: 'choice' }]);
  expect(JSON.stringify(cards)).not.toContain('answer');
  const forgotten = await send(4, 1, 4, later(3));
  expect(forgotten).toMatchObject({ right: false, dueAt: later(4).toISOString() });
  await expect(send(4, 3, 4, later(3))).rejects.toMatchObject({ code: 'conflict' });
  const known = await send(4, 3, 3, later(4));
  expect(Date.parse(known.dueAt)).toBeGreaterThan(later(5).getTime());
  expect((await today(later(4))).done).toBe(1);
});

it('an exercise is checked by the version that shows it, and learned in the one that is read', async () => {
  const reader = await storeUser({});
  const id = await publishTestCourse({ mark: 'first' });
  await enrolIn(id, reader);
  const send = (q: number, version?: number) =>
    call(check, { account: reader, params: { id, q }, body: { answer: 3, version }, now: NOW });
  await send(1);
  await publishTestCourse({ id, mark: 'second' });
  await enrolIn(id, reader, { version: 2 });
  expect(await send(1, 1)).toEqual({ right: true, feedback: 'Why right first. Because first.' });
  expect((await getEnrolment(reader.id, id))?.exercisesDone).toEqual([]);
  expect((await call(practice, { account: reader, now: later(3) })).cards).toMatchObject([{ version: 1 }]);
  expect((await send(1)).feedback).toBe('Why right second. Because second.');
  expect((await getEnrolment(reader.id, id))?.exercisesDone).toEqual([1]);
  await expect(send(1, 9)).rejects.toMatchObject({ code: 'not_found' });
});

it('of sent answers to one card at once one counts', async () => {
  await answer(5, 3);
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => send(5, 3, 3, later(6))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await today(later(6))).done).toBe(1);
});

it('a backlog is spread: twenty a day, the longest due first, and no more', async () => {
  student = await storeUser({});
  await enrolIn(courseId, student);
  const cards = Array.from({ length: 50 }, (_, index) => ({
    ...{ courseId, course: 'Tides', version: 1, lesson: index < 3 ? 1 : 2, exercise: index + 1 },
    ...{ kind: 'choice' as const, prompt: [], options: ['a', 'b'], unit: null, code: null },
    ...{ stability: 2, difficulty: 5, reviewedAt: later(-100 + index).toISOString() },
    dueAt: later(-98 + index).toISOString(),
  }));
  await batchWrite(cards.map((card) => ({ PutRequest: { Item: newCard(student.id, card).Item } })));
  const first = await today(NOW);
  expect(first.cards.map(({ exercise }) => exercise)).toEqual(
    Array.from({ length: PRACTICE_A_DAY }, (_, index) => index + 1),
  );
  expect(first).toMatchObject({ done: 0, later: 30, nextAt: '2026-11-03T00:00:00.000Z' });
  for (const exercise of [1, 2, 3]) await send(exercise, 3, 3, NOW);
  const rest = await today(NOW);
  expect(rest).toMatchObject({ done: 3, later: 30 });
  expect(rest.cards).toHaveLength(PRACTICE_A_DAY - 3);
  const date = NOW.toISOString().slice(0, 10);
  for (let more = 3; more < PRACTICE_A_DAY; more++)
    await transact({ day: countPractised(student.id, date, NOW) });
  expect(await today(NOW)).toMatchObject({ cards: [], done: PRACTICE_A_DAY, later: 47 });
  await expect(send(4, 3, 3, NOW)).rejects.toMatchObject({ code: 'conflict' });
});

it('an exercise of another version is learned anew, and one that was answered before a switch is not done in it', async () => {
  student = await storeUser({});
  const id = await publishTestCourse();
  await enrolIn(id, student);
  const check1 = (now: Date) =>
    call(check, { account: student, params: { id, q: 1 }, body: { answer: 3 }, now });
  await check1(NOW);
  await publishTestCourse({ id });
  await enrolIn(id, student, { version: 2 });
  await check1(later(1));
  const [card] = (await today(later(5))).cards;
  expect(card).toMatchObject({ courseId: id, exercise: 1, version: 2, dueAt: later(4).toISOString() });
  // Back in the first version: what the newer one learned stays.
  await enrolIn(id, student);
  await check1(later(2));
  expect((await today(later(5))).cards).toEqual([card]);
});
