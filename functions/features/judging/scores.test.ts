import { beforeAll, describe, expect, it } from 'vitest';
import { partsIn } from '#functions/parts/challenges/own.ts';
import { judgingEvents } from '#functions/parts/judging/calendar.ts';
import { getJudge, getJudging, getTask, tasksOf } from '#functions/parts/judging/repository.ts';
import { call } from '#functions/testing/call.ts';
import { giveScore, judged, later, NOW, publishBy, refused, scoreAll } from '#functions/testing/judged.ts';
import { assignAll, runRound, scoresOf, setJudges } from '#functions/testing/judging.ts';
import { allItems, withOwnTable } from '#functions/testing/own-table.ts';
import { JUDGING_MS, JUDGING_REMINDER_MS } from '#shared/features/judging/rules.ts';
import { settleJudging } from './due.ts';
import { score } from './score.ts';

withOwnTable();
beforeAll(() => {
  process.env.SITE_URL = 'https://fledge.test';
});

describe('scores', () => {
  it('are taken for every criterion, from those to whom the entry is assigned, and can be changed', async () => {
    const of = await judged(4, 4);
    const { id, host, panel, entryIds } = of;
    await setJudges(id, host, panel, NOW);
    await assignAll(id, NOW);
    const tasks = await tasksOf(id);
    const [account] = panel;
    if (!account) throw new Error('There is no judge.');
    const own = tasks.find(({ judgeId }) => judgeId === account.id)?.entryId ?? '';
    const shown = await giveScore(of, account, own, 4);
    expect(shown).toMatchObject({ entryId: own, status: 'scored', scores: scoresOf(4) });
    await giveScore(of, account, own, 2, 'On second thought.');
    expect(await getJudge(id, account.id)).toMatchObject({ scored: 1 });
    expect((await getTask(id, account.id, own))?.points).toEqual([2, 2]);
    const incomplete = { scores: scoresOf(4).slice(1) };
    const given = { params: { id, entryId: own }, account, now: NOW };
    await expect(call(score, { ...given, body: incomplete })).rejects.toEqual(refused('invalid_input'));
    const stranger = { scores: [...scoresOf(4).slice(1), { criterion: 'c9', score: 1, comment: 'x' }] };
    await expect(call(score, { ...given, body: stranger })).rejects.toEqual(refused('invalid_input'));
    const foreign = entryIds.find(
      (entryId) => !tasks.some((one) => one.judgeId === account.id && one.entryId === entryId),
    );
    if (foreign !== undefined)
      await expect(giveScore(of, account, foreign, 3)).rejects.toEqual(refused('forbidden', /not assigned/));
    await expect(giveScore(of, host, own, 3)).rejects.toEqual(refused('not_found'));
  });

  it('that are late come from others, after a reminder', async () => {
    const of = await judged(6, 5);
    const { id, host, panel } = of;
    await setJudges(id, host, panel, NOW);
    await assignAll(id, NOW);
    const [late] = panel;
    expect(await judgingEvents(late?.id ?? '', await partsIn(late?.id ?? ''))).toMatchObject([
      { start: later(JUDGING_MS).getTime(), summary: 'Scores due: Shorter waits' },
    ]);
    for (const { judgeId, entryId } of await tasksOf(id)) {
      const account = panel.find((one) => one.id === judgeId);
      if (account && account !== late) await giveScore(of, account, entryId, 3);
    }
    const reminder = (await getJudging(id))?.dueAt ?? '';
    expect(reminder).toBe(later(JUDGING_MS - JUDGING_REMINDER_MS).toISOString());
    await settleJudging(id, reminder, new Date(reminder));
    const due = (await getJudging(id))?.dueAt ?? '';
    expect(due).toBe(later(JUDGING_MS).toISOString());
    await settleJudging(id, due, new Date(due));
    await runRound(id);
    const tasks = await tasksOf(id);
    const ofLate = tasks.filter(({ judgeId }) => judgeId === late?.id);
    expect(new Set(ofLate.map(({ status }) => status))).toEqual(new Set(['late']));
    if (late)
      await expect(giveScore(of, late, ofLate[0]?.entryId ?? '', 3)).rejects.toEqual(
        refused('illegal_transition', /was due/),
      );
    await scoreAll(of);
    expect(await getJudging(id)).toMatchObject({ open: 0, short: 0 });
    expect(await judgingEvents(late?.id ?? '', await partsIn(late?.id ?? ''))).toEqual([]);
    const events = (await allItems()).flatMap(({ entity, pk, event }) =>
      entity === 'notification' && JSON.stringify(event).includes(id)
        ? [[String(pk).replace('user#', ''), event]]
        : [],
    );
    const newsOf = (userId: string | undefined) =>
      events
        .filter(([who]) => who === userId)
        .map(([, event]) => JSON.stringify(event).match(/"news":"(\w+)"/)?.[1]);
    expect(newsOf(late?.id).toSorted()).toEqual(['assigned', 'late', 'reminder']);
    await expect(publishBy(of, host)).resolves.toEqual({ status: 'published' });
  });

  it('stay with late judges when nobody else can give them', async () => {
    const of = await judged(2, 3);
    const { id, host, panel } = of;
    await setJudges(id, host, panel, NOW);
    await assignAll(id, NOW);
    const due = later(JUDGING_MS);
    await settleJudging(id, (await getJudging(id))?.dueAt ?? '', later(JUDGING_MS - JUDGING_REMINDER_MS));
    await settleJudging(id, (await getJudging(id))?.dueAt ?? '', due);
    await runRound(id);
    expect(await getJudging(id)).toMatchObject({ phase: 'judging', open: 6 });
    expect((await getJudging(id))?.dueAt).toBeUndefined();
    await scoreAll(of);
    await publishBy(of, host);
  });
});
