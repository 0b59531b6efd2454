import { expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { withdraw } from '#functions/features/challenges/entry-ends.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { getJudging, judgedEntriesOf, judgesOf, tasksOf } from '#functions/parts/judging/repository.ts';
import { answeredUnless, call } from '#functions/testing/call.ts';
import {
  assignAll,
  closedChallenge,
  runRound,
  scoresOf,
  setJudges,
  storeJudgedChallenge,
} from '#functions/testing/judging.ts';
import { storedAccount } from '#functions/testing/members.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { throttle } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { resultsOf } from '#shared/features/judging/results.ts';
import { JUDGES_PER_ENTRY } from '#shared/features/judging/rules.ts';
import { conflict } from './conflict.ts';
import { settleJudging } from './due.ts';
import { leaveJudging } from './leaving.ts';
import { publish } from './publish.ts';
import { results } from './results.ts';
import { score } from './score.ts';

/*
 * Judges score and correct, declare conflicts and are late, the host changes the panel and tries to publish, teams withdraw, tasks are
 * delivered twice, and the table throttles: all at the same time. Whatever succeeded, the counts are those of the tasks, no
 * entry has a judge with a conflict, and what is published has every review and is what anyone computes from its scores.
 */

withOwnTable();

const START = Date.parse('2027-02-01T08:00:00.000Z');
const STEPS = 10;
const ENTRIES = 4;
const JUDGES = 6;

const answered = answeredUnless(
  'conflict',
  'illegal_transition',
  'too_many_requests',
  'forbidden',
  'not_found',
);

const play = async (round: number) => {
  const random = randomFrom(RACE_SEED + round * 104_729);
  const id = `c-round-${round}`;
  const host = await storedAccount({ role: 'alumni' });
  const all = await Promise.all(
    Array.from({ length: JUDGES }, () => storedAccount({ role: 'mentor', approved: true })),
  );
  const teams = await Promise.all(Array.from({ length: ENTRIES }, () => storedAccount()));
  let now = new Date(START);
  const entryIds = await storeJudgedChallenge(
    closedChallenge(id, host, now),
    teams.map((student) => ({ members: [student] })),
  );
  await setJudges(id, host, all.slice(0, 4), now);
  await assignAll(id, now);

  const asJudge = async () => {
    const tasks = await tasksOf(id);
    const task = tasks[random(Math.max(1, tasks.length))];
    const account = all.find((one) => one.id === task?.judgeId);
    if (!task || !account) return;
    const { entryId } = task;
    if (random(15) === 0) {
      const body = { entryId, reason: 'We know each other.' };
      await answered(call(conflict, { params: { id }, account, body, now }));
      return;
    }
    const given = { params: { id, entryId }, account, body: { scores: scoresOf(random(6)) }, now };
    await Promise.all(Array.from({ length: 1 + random(2) }, () => answered(call(score, given))));
  };
  const asHost = async () => {
    const from = random(JUDGES - 3);
    await answered(setJudges(id, host, all.slice(from, from + 4 + random(2)), now));
  };
  const asTeam = async () => {
    const at = random(ENTRIES);
    const [account, entryId] = [teams[at] as Account, entryIds[at] ?? ''];
    const done = await answered(call(withdraw, { params: { id, entryId }, account, now }));
    // What the stream does.
    if (done?.status === 'withdrawn') await leaveJudging(id, entryId, now);
  };
  const bySchedule = async () => {
    const judging = await getJudging(id);
    if (judging?.dueAt !== undefined && judging.dueAt <= now.toISOString() && judging.phase === 'judging')
      await settleJudging(id, judging.dueAt, now);
  };
  const publishes = async () => {
    const record = await getChallenge(id);
    await answered(call(publish, { params: { id }, record, account: host, body: {}, now }));
  };

  for (let step = 0; step < STEPS; step += 1) {
    now = new Date(now.getTime() + random(80) * HOUR_MS);
    if (random(4) === 0) await throttle({ partition: `judging#${id}` }, 1 + random(3));
    await Promise.all(
      Array.from({ length: 3 + random(6) }, () => {
        const what = random(20);
        if (what === 0) return asHost();
        if (what === 1) return asTeam();
        if (what < 4) return bySchedule();
        return what < 6 ? publishes() : asJudge();
      }),
    );
    // Each task of a round, delivered twice at the same time.
    await Promise.all([runRound(id), runRound(id)]);
    await check(id);
  }
  // The judges who are left score what waits.
  for (const { judgeId, entryId, status } of await tasksOf(id)) {
    const account = all.find((one) => one.id === judgeId);
    const given = { params: { id, entryId }, account, body: { scores: scoresOf(random(6)) }, now };
    if (status === 'waiting') await answered(call(score, given));
  }
  await publishes();
  await check(id);
};

const check = async (id: string): Promise<void> => {
  const [challenge, judging, judges, tasks, entries] = await Promise.all([
    getChallenge(id),
    getJudging(id),
    judgesOf(id),
    tasksOf(id),
    judgedEntriesOf(id),
  ]);
  const waiting = tasks.filter(({ status }) => status === 'waiting');
  expect(judging?.open).toBe(waiting.length);
  expect(judging?.entries).toBe(entries.filter(({ out }) => !out).length);
  const current = new Set(judges.map(({ userId }) => userId));
  for (const { userId, assigned, scored } of judges) {
    const own = tasks.filter(({ judgeId }) => judgeId === userId);
    expect(assigned).toBe(own.filter(({ status }) => status === 'waiting' || status === 'scored').length);
    expect(scored).toBe(own.filter(({ status }) => status === 'scored').length);
  }
  for (const { judgeId, entryId, status } of tasks) {
    const entry = entries.find((one) => one.entryId === entryId);
    // What is open of an entry that was withdrawn while results were published stays as it is.
    if (status === 'waiting' && judging?.phase !== 'published') {
      expect(current.has(judgeId)).toBe(true);
      expect(entry?.out).not.toBe(true);
    }
    if (status === 'waiting' || status === 'scored')
      expect(entry?.declared?.has(judgeId) ?? false).toBe(false);
  }
  if (judging?.phase === 'judging')
    for (const entry of entries) {
      const having = tasks.filter(
        ({ entryId, status }) => entryId === entry.entryId && (status === 'waiting' || status === 'scored'),
      );
      if (!entry.out && judging.short === 0 && judging.settleAt === undefined)
        expect(having.length).toBeGreaterThanOrEqual(JUDGES_PER_ENTRY);
    }
  expect(challenge?.status === 'published').toBe(judging?.phase === 'published');
  if (challenge?.status !== 'published') return;
  const published = await call(results, { params: { id } });
  const judged = entries.filter(({ out }) => !out).map(({ entryId }) => entryId);
  expect(published.entries.map(({ entryId }) => entryId).toSorted()).toEqual(judged.toSorted());
  for (const { reviews } of published.entries) expect(reviews).toBeGreaterThanOrEqual(JUDGES_PER_ENTRY);
  const counted = tasks.filter(({ entryId, status }) => status === 'scored' && judged.includes(entryId));
  expect(published.scores).toHaveLength(2 * counted.length);
  const again = resultsOf(published.rubric.criteria, published.scores);
  expect(published.entries.map(({ title: _, team: __, ...entry }) => entry)).toEqual(again.entries);
};

it.each(Array.from({ length: rounds(4, 200) }, (_, round) => round))(
  `round %i of scores, conflicts, panels and publications keeps every promise (seed ${RACE_SEED})`,
  play,
  60_000,
);
