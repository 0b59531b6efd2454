import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { getJudging, judgesOf, tasksOf } from '#functions/parts/judging/repository.ts';
import { call } from '#functions/testing/call.ts';
import { closedChallenge, firstTask, setJudges, storeJudgedChallenge } from '#functions/testing/judging.ts';
import { storedAccount } from '#functions/testing/members.ts';
import { allItems, withOwnTable } from '#functions/testing/own-table.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { eventually } from '#functions/testing/stack.ts';
import { assign } from '#shared/features/judging/assignment.ts';
import { JUDGES_PER_ENTRY } from '#shared/features/judging/rules.ts';
import { type AssignTask, assignJudges } from './assign.ts';
import { list } from './list.ts';
import { beginJudging } from './round.ts';

withOwnTable();

const ENTRIES = rounds(60, 1000);
const JUDGES = 12;
const PROCESS = join(import.meta.dirname, '..', '..', 'testing', 'assign-judges-process.ts');
const NOW = new Date('2027-03-01T12:00:00.000Z');

const written = async (): Promise<number> =>
  (await allItems()).filter(({ entity }) => entity === 'judging-task' || entity === 'judged-entry').length;

/** Begins a step in a process of its own and kills it in the middle: the message is delivered again afterwards. */
const killedInTheMiddle = async (task: AssignTask): Promise<void> => {
  const before = await written();
  const child = fork(PROCESS, [JSON.stringify(task)]);
  const ended = once(child, 'exit');
  await Promise.race([
    ended,
    eventually('the first part to be written', async () => (await written()) > before),
  ]);
  child.kill('SIGKILL');
  await ended;
};

it(`each of ${ENTRIES} entries is assigned to its judges once, as the seed says, however often a task is interrupted or repeated`, async () => {
  // As long as ids and titles are as a rule: they decide what a page costs.
  const id = 'c-00000000-0000-4000-8000-000000000000';
  const host = await storedAccount({ role: 'alumni' });
  const panel = await Promise.all(Array.from({ length: JUDGES }, () => storedAccount({ role: 'mentor' })));
  const student = await storedAccount();
  const entryIds = await storeJudgedChallenge(
    closedChallenge(id, host, NOW),
    Array.from({ length: ENTRIES }, () => ({
      members: [student],
      title: 'Wait anywhere: a queue by text message for the clinic',
    })),
  );
  await setJudges(id, host, panel, NOW);
  await beginJudging(id, NOW);
  await beginJudging(id, NOW);
  let task = await firstTask(id);
  const killed = new Set<string>();
  while (task) {
    const { name } = task.step;
    if (!killed.has(name)) {
      killed.add(name);
      if (name !== 'plan') await killedInTheMiddle(task);
    }
    // Delivered twice at the same time.
    const [next]: (AssignTask | undefined)[] = await Promise.all([assignJudges(task), assignJudges(task)]);
    task = next;
  }
  expect([...killed]).toEqual(['prepare', 'plan', 'write']);
  const [judging, judges, tasks] = await Promise.all([getJudging(id), judgesOf(id), tasksOf(id)]);
  expect(judging).toMatchObject({ phase: 'judging', round: 0, entries: ENTRIES, short: 0 });
  expect(judging?.open).toBe(tasks.length);
  for (const entryId of entryIds)
    expect(tasks.filter((one) => one.entryId === entryId).length).toBeGreaterThanOrEqual(JUDGES_PER_ENTRY);
  const loads = judges.map(({ assigned }) => assigned);
  expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
  expect(loads.reduce((sum, load) => sum + load, 0)).toBe(tasks.length);
  const keys = new Map(judges.map(({ userId, key }) => [key, userId]));
  const { added } = assign({
    seed: judging?.seed ?? '',
    round: 0,
    judges: [...keys.keys()],
    entries: entryIds.map((entryId) => ({ id: entryId, conflicts: [] })),
    common: [],
    kept: [],
  });
  const inOrder = (rows: readonly (readonly [string, string, number])[]) => rows.map(String).toSorted();
  expect(inOrder(tasks.map(({ judgeId, entryId, place }) => [judgeId, entryId, place]))).toEqual(
    inOrder(added.map(({ judge, entryId, place }) => [keys.get(judge) ?? '', entryId, place])),
  );
  const [account] = panel;
  const pages: string[] = [];
  let cursor: string | undefined;
  do {
    const answer = await countingUsage(async () => ({
      ...(await call(list, { params: { id }, account, query: { limit: 20, cursor } })),
      ...usageSoFar(),
    }));
    expect(answer.reads).toBeLessThanOrEqual(2);
    pages.push(...(answer.tasks?.items ?? []).map(({ entryId }) => entryId));
    cursor = answer.tasks?.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(pages).toHaveLength(judges.find(({ userId }) => userId === account?.id)?.assigned ?? 0);
  expect(new Set(pages).size).toBe(pages.length);
}, 240_000);
