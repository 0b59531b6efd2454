import { beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import type { Call } from '#functions/core/handlers.ts';
import { newId } from '#functions/core/ids.ts';
import { inParallel } from '#functions/core/in-parallel.ts';
import { transact } from '#functions/core/table.ts';
import { type AttemptRecord, getAttempt, newAttempt } from '#functions/parts/assessments/attempts.ts';
import { grade } from '#functions/parts/assessments/grade.ts';
import { getSums } from '#functions/parts/assessments/item-records.ts';
import { statisticsOf } from '#functions/parts/assessments/item-statistics.ts';
import { getPacks } from '#functions/parts/assessments/keys.ts';
import { draw } from '#functions/parts/assessments/questions.ts';
import { getAssessmentState, newAssessmentState, stateWrite } from '#functions/parts/assessments/state.ts';
import { withdrawQuestion } from '#functions/parts/assessments/withdraw.ts';
import { getQuality } from '#functions/parts/courses/repository.ts';
import { notificationsOf } from '#functions/parts/notifications/repository.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { answersTo, OBJECTIVES, publishTestCourse } from '#functions/testing/attempts.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { randomFrom } from '#functions/testing/rounds.ts';
import type { assessments } from '#shared/features/assessments/routes.ts';
import { ATTEMPT_MS, QUALITY_FROM } from '#shared/features/assessments/rules.ts';
import { attemptGraded } from './graded.ts';
import { attemptsRegraded } from './regrade.ts';
import { voidAttempt } from './void.ts';

withOwnTable();

const START = Date.parse('2026-11-02T09:00:00.000Z');
const random = randomFrom(11);
let author: Account;

beforeAll(async () => {
  author = await storeUser({ account: { role: 'mentor' } });
});

interface Taken {
  readonly courseId: string;
  readonly userId?: string;
  readonly number?: number;
  readonly sender?: string;
  readonly drawn?: readonly string[];
  /** Minutes until it is handed in. */
  readonly minutes?: number;
  /** Whether an answer is right. */
  readonly knows: (name: string, place: number) => boolean;
}

/** An attempt that was answered and handed in. */
const take = async (given: Taken): Promise<AttemptRecord> => {
  const { courseId, userId = newId(), number = 1, sender = newId(), minutes = 30, knows } = given;
  const of = { courseId, version: 1 };
  const drawn = [...(given.drawn ?? draw(await getPacks(of, OBJECTIVES), [], random))];
  const [openedAt, id] = [new Date(START).toISOString(), newId()];
  const answers = drawn.map((name, index) => {
    const { right, wrong } = answersTo(name, 'answer');
    return [String(index + 1), knows(name, index + 1) ? right : wrong];
  });
  const attempt: AttemptRecord = {
    ...{ id, userId, courseId, number, sender, drawn, openedAt, status: 'open', version: 1 },
    ...{ title: 'Tides', courseVersion: 1, updatedAt: openedAt, student: { id: userId, name: 'Stella' } },
    expiresAt: new Date(START + ATTEMPT_MS).toISOString(),
    answers: Object.fromEntries(answers),
    history: [{ status: 'open', at: openedAt, by: 'student' }],
  };
  const state = (await getAssessmentState(userId, courseId)) ?? newAssessmentState(userId, courseId);
  const begun = { id, at: openedAt, status: 'open' as const, endedAt: null };
  await transact({
    attempt: newAttempt(attempt),
    state: stateWrite(state, { attempts: [...state.attempts, begun], open: id, begun: state.begun + 1 }),
  });
  await grade(attempt, 'student', new Date(START + minutes * 60_000));
  return (await getAttempt(id)) ?? attempt;
};

const follow = ({ id }: AttemptRecord) => attemptGraded.run({ attemptId: id }, new Date(START));

it('counts each first attempt once, shows the quality from thirty on, and tells the author of a flagged question once', async () => {
  const courseId = await publishTestCourse({ authorId: author.id });
  const of = { courseId, version: 1 };
  // Question 1.1 is answered right by those alone who know little.
  const taken: AttemptRecord[] = [];
  for (let index = 0; index <= QUALITY_FROM; index++) {
    const ability = index % 4;
    const knows = (name: string, place: number) =>
      name === '1.1' ? ability === 0 : (place * 7 + index) % 4 < ability + 1;
    const drawn = ['1.1', '1.2', ...drawnFrom(index)];
    taken.push(await take({ courseId, knows, drawn, minutes: 30 + index }));
  }
  const [last, other, ...earlier] = taken.toReversed();
  if (!last || !other) throw new Error('the last attempts');
  await inParallel(earlier, 2, follow);
  expect(await getQuality(courseId, 1)).toBeUndefined();
  // Two at the same time, delivered twice, and once more: also what came before.
  await Promise.all([follow(last), follow(other), follow(last), follow(other)]);
  for (const attempt of [last, ...earlier.slice(0, 3)]) await follow(attempt);
  await take({ courseId, knows: () => true, number: 2 }).then(follow);
  const { items, test } = await getSums(of, 12);
  expect(test).toMatchObject({
    attempts: taken.length,
    passed: taken.filter(({ status }) => status === 'passed').length,
    score: taken.reduce((sum, { right = [] }) => sum + right.length, 0),
  });
  for (const item of items) {
    const name = `${item.objective}.${item.question}`;
    const asked = taken.filter(({ drawn }) => drawn.includes(name));
    const rightOf = ({ drawn, right = [] }: AttemptRecord) => right.includes(drawn.indexOf(name) + 1);
    expect([item.answers, item.right]).toEqual([asked.length, asked.filter(rightOf).length]);
  }
  const quality = await getQuality(courseId, 1);
  expect(quality).toMatchObject({ attempts: taken.length, questions: 36 });
  expect(quality?.passed).toBe((test?.passed ?? 0) / taken.length);
  const { items: statistics } = await statisticsOf(of, OBJECTIVES);
  expect(statistics).toHaveLength(36);
  for (const { objective, question, discrimination } of statistics) {
    const pairs = restsOf(taken, `${objective}.${question}`);
    const expected = correlationOf(pairs);
    if (Number.isNaN(expected)) expect(discrimination).toBeNull();
    else expect(discrimination).toBeCloseTo(expected, 10);
  }
  expect(statistics[0]).toMatchObject({ objective: 1, question: 1, flagged: true, withdrawn: false });
  const news = await notificationsOf(author.id, 20, undefined, new Date(START));
  expect(news.filter(({ event }) => event.kind === 'course' && event.news === 'flagged')).toHaveLength(1);
});

/** Of the attempts that asked a question, whether it was right (1 or 0), and how many other answers were. */
const restsOf = (attempts: readonly AttemptRecord[], name: string): [number, number][] =>
  attempts.flatMap(({ drawn, right = [] }): [number, number][] => {
    const place = drawn.indexOf(name) + 1;
    if (place === 0) return [];
    const isRight = right.includes(place) ? 1 : 0;
    return [[isRight, right.length - isRight]];
  });

/** Pearson’s correlation by its definition; NaN where one of both does not vary. */
const correlationOf = (pairs: readonly (readonly [number, number])[]): number => {
  const mean = (of: (pair: readonly [number, number]) => number) =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / pairs.length;
  const [a, b] = [mean(([one]) => one), mean(([, other]) => other)];
  const [both, ones, others] = [
    mean(([one, other]) => (one - a) * (other - b)),
    mean(([one]) => (one - a) ** 2),
    mean(([, other]) => (other - b) ** 2),
  ];
  return ones < 1e-12 || others < 1e-12 ? Number.NaN : both / Math.sqrt(ones * others);
};

/** Ten questions of the objectives after the first. */
const drawnFrom = (seed: number): string[] =>
  Array.from({ length: 10 }, (_, index) => `${2 + Math.floor(index / 2)}.${1 + ((seed + index) % 6)}`);

it('a withdrawn question gives everyone the point who was asked it, also who answered before', async () => {
  const courseId = await publishTestCourse();
  const of = { courseId, version: 1 };
  const drawn = ['1.1', '1.2', ...drawnFrom(0)];
  const knows = (right: number) => (_: string, place: number) => place > 12 - right;
  const [close, far, other] = [
    await take({ courseId, drawn, knows: knows(8) }),
    await take({ courseId, drawn, knows: knows(7) }),
    await take({ courseId, drawn: ['1.3', '1.4', ...drawnFrom(0)], knows: knows(8) }),
  ];
  expect([close, far, other].map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
  const voided = await take({ courseId, drawn, knows: knows(8) });
  await voidAttempt({
    ...{ params: { id: voided.id }, account: author, body: { reason: 'Odd.' }, now: new Date(START) },
  } as Call<typeof assessments.void>);
  const question = { objective: 1, question: 1 };
  const now = new Date(START + 1000);
  await withdrawQuestion(of, question, now);
  await expect(withdrawQuestion(of, question, now)).rejects.toMatchObject({ code: 'conflict' });
  await expect(withdrawQuestion(of, { objective: 1, question: 7 }, now)).rejects.toMatchObject({
    code: 'not_found',
  });
  for (let times = 0; times < 2; times++) await attemptsRegraded.run({ ...of, ...question }, now);
  const after = await Promise.all([close, far, other].map(({ id }) => getAttempt(id)));
  expect(after.map((attempt) => [attempt?.status, attempt?.right?.length])).toEqual([
    ['passed', 9],
    ['failed', 8],
    ['failed', 8],
  ]);
  expect((await getAssessmentState(close.userId, courseId))?.passedAt).toBe(close.submittedAt);
  // It would count as passed if it were restored, and stays voided.
  expect(await getAttempt(voided.id)).toMatchObject({ status: 'voided', gradedAs: 'passed' });
  expect((await getAssessmentState(voided.userId, courseId))?.passedAt).toBeNull();
  const late = await take({ courseId, drawn, knows: knows(8) });
  expect([late.status, late.right?.[0]]).toEqual(['passed', 1]);
  expect((await statisticsOf(of, OBJECTIVES)).items[0]).toMatchObject({ withdrawn: true, flagged: false });
});

it('says what is odd about an attempt, and voids nothing', async () => {
  const courseId = await publishTestCourse();
  const drawn = ['1.1', '1.2', ...drawnFrom(0)];
  const first = await take({ courseId, drawn, sender: 'library', knows: (_, place) => place > 3 });
  await follow(first);
  expect((await getAttempt(first.id))?.patterns).toBeUndefined();
  const sameRight = await take({ courseId, drawn, knows: () => true });
  await follow(sameRight);
  expect((await getAttempt(sameRight.id))?.patterns).toBeUndefined();
  const alsoRight = await take({ courseId, drawn, knows: () => true });
  await follow(alsoRight);
  expect((await getAttempt(alsoRight.id))?.patterns).toBeUndefined();
  const odd = await take({
    ...{ courseId, drawn, sender: 'library', minutes: 0.5 },
    knows: (_, place) => place > 3,
  });
  await follow(odd);
  const seen = await getAttempt(odd.id);
  expect(seen?.status).toBe('passed');
  expect(seen?.patterns).toEqual([
    { pattern: 'same_sender', detail: 'Begun in the same network as an attempt of another student.' },
    { pattern: 'implausible_speed', detail: '12 answers in 30 seconds.' },
    {
      pattern: 'equal_answers',
      detail: 'The same answers, right and wrong, as an attempt of another student.',
    },
  ]);
  // An earlier attempt of the same student is no pattern.
  const again = { courseId, drawn, sender: 'home', userId: newId(), knows: () => false };
  await follow(await take(again));
  const second = await take({ ...again, number: 2 });
  await follow(second);
  expect((await getAttempt(second.id))?.patterns).toBeUndefined();
});
