import { beforeAll, describe, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { tasksOf } from '#functions/parts/judging/repository.ts';
import { call } from '#functions/testing/call.ts';
import { giveScore, judged, NOW, publishBy, refused, scoreAll } from '#functions/testing/judged.ts';
import { assignAll, setJudges } from '#functions/testing/judging.ts';
import { storedAccount } from '#functions/testing/members.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { resultsOf } from '#shared/features/judging/results.ts';
import { list, task } from './list.ts';
import { feedback, results } from './results.ts';

withOwnTable();
beforeAll(() => {
  process.env.SITE_URL = 'https://fledge.test';
});

describe('results', () => {
  it('are published once every entry has its reviews, can be recomputed, and name no judge', async () => {
    const of = await judged(7, 4);
    const { id, host, panel, students, entryIds } = of;
    await setJudges(id, host, panel, NOW);
    await assignAll(id, NOW);
    await expect(publishBy(of, host)).rejects.toEqual(refused('illegal_transition', /reviews/));
    await scoreAll(
      of,
      (judgeId, entryId) => (judgeId.charCodeAt(0) + entryId.charCodeAt(entryId.length - 1)) % 6,
    );
    const shownToHost = await call(list, { params: { id }, account: host, query: { limit: 20 } });
    expect(shownToHost.progress).toMatchObject({ entries: 7, short: 0, publishable: true });
    await publishBy(of, host);
    await publishBy(of, host);
    const public_ = await call(results, { params: { id } });
    expect(public_.entries).toHaveLength(7);
    expect(public_.entries.map(({ team }) => team).toSorted()).toEqual(
      students.map((_, index) => `Team ${index}`),
    );
    const again = resultsOf(public_.rubric.criteria, public_.scores);
    expect(public_.entries.map(({ title: _, team: __, ...entry }) => entry)).toEqual(again.entries);
    expect(public_.judges).toEqual(again.judges);
    const text = JSON.stringify(public_);
    for (const { id: judgeId } of panel) expect(text).not.toContain(judgeId);
    expect(text).not.toMatch(/Judge\d/);
    const [account] = panel;
    if (account)
      await expect(giveScore(of, account, entryIds[0] ?? '', 1)).rejects.toEqual(
        refused('illegal_transition', /published/),
      );
    await expect(setJudges(id, host, panel.slice(1), NOW)).rejects.toEqual(
      refused('illegal_transition', /published/),
    );
  });

  it('have comments that reach the team of the entry and the host alone', async () => {
    const of = await judged(3, 3);
    const { id, host, panel, students, entryIds } = of;
    await setJudges(id, host, panel, NOW);
    await assignAll(id, NOW);
    for (const { judgeId, entryId } of await tasksOf(id)) {
      const account = panel.find((one) => one.id === judgeId);
      if (account) await giveScore(of, account, entryId, 3, `CANARY ${entryId} of ${judgeId}`);
    }
    const read = (account: Account | undefined, entryId: string) =>
      call(feedback, { params: { id, entryId }, account });
    const [entryId = ''] = entryIds;
    for (const account of [students[0], host, panel[0]])
      await expect(read(account, entryId)).rejects.toEqual(refused('not_found'));
    await publishBy(of, host);
    for (const account of [students[0], host]) {
      const { scores } = await read(account, entryId);
      expect(scores).toHaveLength(6);
      for (const { comment, judge } of scores) {
        expect(comment).toContain(`CANARY ${entryId}`);
        expect(judge).toMatch(/^[A-C]$/);
      }
    }
    const admin = await storedAccount({ role: 'admin' });
    expect((await read(admin, entryId)).scores).toHaveLength(6);
    for (const account of [students[1], panel[0], await storedAccount()])
      await expect(read(account, entryId)).rejects.toEqual(refused('not_found'));
    expect(JSON.stringify(await call(results, { params: { id } }))).not.toContain('CANARY');
    const query = { limit: 20 };
    for (const account of [host, ...panel])
      expect(JSON.stringify(await call(list, { params: { id }, account, query }))).not.toContain('CANARY');
    // A judge reads their own comments only.
    const own = JSON.stringify(await call(task, { params: { id, entryId }, account: panel[0] }));
    expect(own).toContain(`of ${panel[0]?.id}`);
    for (const other of panel.slice(1)) expect(own).not.toContain(`of ${other.id}`);
  });
});
