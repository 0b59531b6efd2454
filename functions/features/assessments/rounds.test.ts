import { expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import type { AttemptRecord } from '#functions/parts/assessments/attempts.ts';
import { getAttempt } from '#functions/parts/assessments/attempts.ts';
import { passes, rightPlaces } from '#functions/parts/assessments/grade.ts';
import { getPacks } from '#functions/parts/assessments/keys.ts';
import { type AssessmentState, getAssessmentState } from '#functions/parts/assessments/state.ts';
import { withdrawQuestion } from '#functions/parts/assessments/withdraw.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { answersTo, enrolIn, OBJECTIVES, publishTestCourse } from '#functions/testing/attempts.ts';
import { answeredUnless, call } from '#functions/testing/call.ts';
import { allItems, useOwnTable } from '#functions/testing/own-table.ts';
import { RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { asOperator, throttle } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { ATTEMPTS } from '#shared/features/assessments/rules.ts';
import type { Answer } from '#shared/features/courses/exercises.ts';
import { answer, appeal, get, submit } from './attempt.ts';
import { attemptDue } from './due.ts';
import { attemptGraded } from './graded.ts';
import { attemptsRegraded } from './regrade.ts';
import { start } from './start.ts';
import { decideAppeal, voidAttempt } from './void.ts';

const STEPS = 30;
const START = Date.parse('2026-10-12T08:00:00.000Z');
/** How often a student begins, and hands in, at the same time, and in how many rounds that happens in one step. */
const CROWD = rounds(8, 50);
const CROWDED_ROUNDS = 20;

/** What may be refused: by a rule, by another change, or by a table that is busy. */
const answered = answeredUnless(
  'conflict',
  'illegal_transition',
  'attempt_open',
  'cooling_down',
  'not_eligible',
  'unavailable',
  'not_found',
  'too_many_requests',
);

/** Students, an admin, an author and the schedule, who do one thing each at the same time while the table throttles. */
const play = async (round: number) => {
  const random = randomFrom(RACE_SEED + round * 7919);
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T;
  const [students, admin] = [
    await Promise.all([storeUser({}), storeUser({})]),
    await storeUser({ account: { role: 'admin' } }),
  ];
  const courseId = await publishTestCourse();
  for (const student of students) await enrolIn(courseId, student);
  let now = new Date(START);
  /** By attempt and place: what was saved last, with the answers that may have been the last of several at once. */
  const saved = new Map<string, Answer | null>();
  const withdrawn = new Set<string>();

  const openOf = async (student: Account): Promise<AttemptRecord | undefined> => {
    const state = await getAssessmentState(student.id, courseId);
    return state?.open ? getAttempt(state.open) : undefined;
  };
  const begin = (student: Account) =>
    answered(
      call(start, { account: student, body: { courseId }, sender: () => `192.0.2.${random(3)}`, now }),
    );
  const respondTo = async (student: Account, record: AttemptRecord, n: number) => {
    const { right, wrong } = answersTo(record.drawn[n - 1] ?? '', 'answer');
    const given = random(6) === 0 ? null : random(4) === 0 ? wrong : right;
    const sent = call(answer, { record, account: student, params: { n }, body: { answer: given }, now });
    if (await answered(sent)) saved.set(`${record.id} ${n}`, given);
  };
  const respond = async (student: Account) => {
    const record = await openOf(student);
    if (record) await respondTo(student, record, 1 + random(record.drawn.length));
  };
  const handIn = async (student: Account) => {
    const record = await openOf(student);
    if (!record) return;
    const given = { record, account: student, now };
    await Promise.all([answered(call(submit, given)), random(3) === 0 && answered(call(submit, given))]);
  };
  /** Begins many times at once, then answers half of the questions while many requests hand the attempt in. */
  const crowd = async (student: Account) => {
    const begun = await Promise.all(Array.from({ length: CROWD }, () => begin(student)));
    expect(begun.filter(Boolean).length).toBeLessThanOrEqual(1);
    const record = await openOf(student);
    if (!record) return;
    const given = { record, account: student, now };
    await Promise.all([
      ...[1, 3, 5, 7, 9, 11].map((n) => respondTo(student, record, n)),
      ...Array.from({ length: CROWD }, () => answered(call(submit, given))),
    ]);
  };
  const lastOf = async (student: Account) => {
    const last = (await getAssessmentState(student.id, courseId))?.attempts.at(-1);
    return last && getAttempt(last.id);
  };
  const decide = async (student: Account) => {
    const record = await lastOf(student);
    if (!record) return;
    const given = { params: { id: record.id }, account: admin, now };
    if (record.status !== 'voided') await answered(call(voidAttempt, { ...given, body: { reason: 'Odd.' } }));
    else if (!record.appeal)
      await answered(call(appeal, { record, account: student, body: { text: 'No.' }, now }));
    else {
      const decision = random(2) === 0 ? 'keep' : 'restore';
      await answered(call(decideAppeal, { ...given, body: { decision, reason: 'So.' } }));
    }
  };
  const expire = async (student: Account) => {
    const record = await openOf(student);
    if (!record || record.expiresAt > now.toISOString()) return;
    if (random(2) === 0) await answered(call(get, { record, account: student, now }));
    else await answered(attemptDue.run({ attemptId: record.id, at: record.expiresAt }, now).then(() => true));
  };
  const withdraw = async () => {
    const question = { objective: 1 + random(OBJECTIVES), question: 1 + random(6) };
    const of = { courseId, version: 1 };
    if (!(await answered(withdrawQuestion(of, question, now).then(() => true)))) return;
    withdrawn.add(`${question.objective}.${question.question}`);
  };
  let latest = 1;
  /** A new version is published, to which one of the students switches. */
  const publish = async () => {
    await publishTestCourse({ id: courseId, at: now });
    latest += 1;
    await enrolIn(courseId, one(students), { version: latest });
  };
  const crowdedAt = round % CROWDED_ROUNDS === 0 ? random(STEPS) : STEPS;
  const moves = [begin, respond, respond, respond, respond, handIn, expire, decide];
  for (let step = 0; step < STEPS; step++) {
    now = new Date(now.getTime() + (1 + random(8)) * HOUR_MS);
    if (random(4) === 0) await throttle({ partition: `assessments#${one(students).id}` }, 1 + random(3));
    // One of them answers at a time, so that it is known which answer was the last.
    const acting = students.map((student) => [step === crowdedAt ? crowd : one(moves), student] as const);
    await Promise.all([
      ...acting.map(([move, student]) => move(student)),
      ...(random(3) === 0 ? [expire(one(students)), decide(one(students))] : []),
      ...(random(8) === 0 ? [withdraw()] : []),
      ...(random(12) === 0 && latest < 3 ? [publish()] : []),
    ]);
  }
  now = new Date(now.getTime() + 48 * HOUR_MS);
  for (const student of students) {
    const record = await openOf(student);
    if (record) await call(get, { record, account: student, now });
  }
  return { students, courseId, saved, withdrawn, latest, now };
};

type Item = Record<string, unknown>;

/** What must be true of the table, whatever was tried. */
const check = async (played: Awaited<ReturnType<typeof play>>) => {
  const { students, courseId, saved, withdrawn, latest, now } = played;
  const of = { courseId, version: 1 };
  for (const name of withdrawn) {
    const [objective = 0, question = 0] = name.split('.').map(Number);
    await attemptsRegraded.run({ ...of, objective, question }, now);
  }
  const items = ((await allItems()) as Item[]).filter((item) => item.courseId === courseId);
  const attempts = items.filter(({ entity }) => entity === 'attempt') as unknown as AttemptRecord[];
  const packs = await Promise.all(
    Array.from({ length: latest }, (_, index) =>
      getPacks({ courseId, version: index + 1 }, OBJECTIVES, true),
    ),
  );
  for (const attempt of attempts) {
    const { id, status, right = [], gradedAs } = attempt;
    for (const [key, given] of saved)
      if (key.startsWith(`${id} `)) expect(attempt.answers[key.split(' ')[1] ?? ''] ?? null).toEqual(given);
    expect(status).not.toBe('open');
    expect(right).toEqual(rightPlaces(attempt, packs[attempt.courseVersion - 1] ?? []));
    const grade = status === 'voided' ? gradedAs : status;
    expect(grade === 'passed').toBe(passes(attempt, right));
    // Graded once: there is one step from open to a grade.
    const graded = attempt.history.filter(({ by, status: to }) => by !== 'admin' && to !== 'open');
    expect(graded.filter(({ by }) => by === 'student').length).toBeLessThanOrEqual(1);
    expect(attempt).not.toHaveProperty('deadlineList');
  }
  for (const { id } of students) {
    const own = attempts.filter(({ userId }) => userId === id);
    const state = items.find(({ pk }) => pk === `assessments#${id}`) as unknown as
      | AssessmentState
      | undefined;
    const listed = (state?.attempts ?? []).map((one) => [one.id, one.status]);
    expect(listed.toSorted()).toEqual(own.map((one) => [one.id, one.status]).toSorted());
    expect(state?.open ?? null).toBeNull();
    expect(state?.passedAt != null).toBe(own.some(({ status }) => status === 'passed'));
    const counted = own.filter(({ status }) => status !== 'voided');
    const restored = own.filter(({ history }) => history.some(({ status }) => status === 'voided'));
    expect(counted.length - restored.length).toBeLessThanOrEqual(ATTEMPTS.most);
    const times = own.map(({ openedAt, submittedAt = '' }) => [openedAt, submittedAt]).toSorted();
    // Never two open at the same time.
    for (const [index, [opened = '']] of times.entries())
      if (index > 0) expect(opened >= (times[index - 1]?.[1] ?? '')).toBe(true);
    for (const attempt of own) {
      await Promise.all([
        attemptGraded.run({ attemptId: attempt.id }, now),
        attemptGraded.run({ attemptId: attempt.id }, now),
      ]);
    }
  }
  const tests = ((await allItems()) as Item[]).filter(
    ({ pk, objective }) => pk === `item-statistics#${courseId}` && objective === 0,
  );
  const counted = tests.reduce((sum, test) => sum + Number(test.attempts), 0);
  expect(counted).toBe(attempts.filter(({ number }) => number === 1).length);
};

it.each(Array.from({ length: rounds(2, 200) }, (_, round) => round))(
  `round %i of attempts, answers, expiry, voids, appeals, new versions and withdrawn questions keeps every promise (seed ${RACE_SEED})`,
  async (round) => {
    // A table for each round: what is in it is read as a whole.
    const remove = await useOwnTable();
    try {
      await check(await play(round));
    } finally {
      await remove();
      asOperator();
    }
  },
);
