import { beforeAll, describe, expect, it } from 'vitest';
import { itemOf, listKey } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { entries as listEntries, entry as readEntry } from '#functions/features/challenges/entries.ts';
import { list as listChallenges, get as readChallenge } from '#functions/features/challenges/list.ts';
import { getJudge, getJudging, getTask, tasksOf } from '#functions/parts/judging/repository.ts';
import { call } from '#functions/testing/call.ts';
import { giveScore, judged, later, NOW, publishBy, refused } from '#functions/testing/judged.ts';
import {
  assignAll,
  closedChallenge,
  runRound,
  setJudges,
  storeJudgedChallenge,
  storeProfile,
} from '#functions/testing/judging.ts';
import { storedAccount } from '#functions/testing/members.ts';
import { allItems, withOwnTable } from '#functions/testing/own-table.ts';
import { CONFLICT_SETTLE_MS } from '#shared/features/judging/rules.ts';
import { conflict } from './conflict.ts';
import { settleJudging } from './due.ts';
import { list, task } from './list.ts';
import { feedback, results } from './results.ts';

withOwnTable();
beforeAll(() => {
  process.env.SITE_URL = 'https://fledge.test';
});

describe('judges', () => {
  it('are set by the host, and are neither host nor participant nor without an active account', async () => {
    const of = await judged(2, 3);
    const { id, host, panel, students } = of;
    const answer = await setJudges(id, host, panel, NOW);
    expect(answer.judges.map((judge) => judge.id).toSorted()).toEqual(panel.map((one) => one.id).toSorted());
    // Entries are closed already, so the first judges are assigned at once.
    await runRound(id);
    const others = panel.slice(1);
    const suspended = await storedAccount({ role: 'mentor', suspended: true });
    const unconfirmed = await storedAccount({ role: 'mentor', emailConfirmed: false });
    for (const one of [host, suspended, unconfirmed, students[0]])
      await expect(setJudges(id, host, one ? [...others, one] : others, NOW)).rejects.toEqual(
        refused('invalid_input'),
      );
    const audit = (await allItems()).filter(
      ({ entity, action }) => entity === 'audit-entry' && action === 'set_judges',
    );
    expect(audit).toHaveLength(1);
  });

  it('see their entries in an own order without the team, before the results in no way at all', async () => {
    const of = await judged(6, 4);
    const { id, host, panel, students, entryIds } = of;
    await setJudges(id, host, panel, NOW);
    await assignAll(id, NOW);
    const query = { limit: 20 };
    for (const account of panel) {
      const shown: unknown[] = [];
      const answer = await call(list, { params: { id }, account, query });
      shown.push(answer, await call(listChallenges, { query: { ...query, as: 'judge' }, account, now: NOW }));
      expect(answer.progress).toBeNull();
      expect(answer.tasks?.items.map(({ place }) => place)).toEqual(
        answer.tasks?.items.map((_, index) => index + 1),
      );
      shown.push(await call(readChallenge, { params: { id }, account, now: NOW }));
      shown.push(await call(listEntries, { params: { id }, account, query, now: NOW }));
      for (const entryId of entryIds) {
        await expect(call(readEntry, { params: { id, entryId }, account, now: NOW })).rejects.toEqual(
          refused('not_found'),
        );
        await expect(call(feedback, { params: { id, entryId }, account, now: NOW })).rejects.toEqual(
          refused('not_found'),
        );
        if (await getTask(id, account.id, entryId))
          shown.push(await call(task, { params: { id, entryId }, account }));
      }
      await expect(call(results, { params: { id } })).rejects.toEqual(refused('not_found'));
      const text = JSON.stringify(shown);
      for (const [index, student] of students.entries()) {
        expect(text).not.toContain(student.id);
        expect(text).not.toContain(`Given${index}`);
        expect(text).not.toContain(`Family${index}`);
        expect(text).not.toContain(`team-${id}-${index}`);
        expect(text).not.toContain(`"Team ${index}"`);
      }
    }
    const outsider = await storedAccount({ role: 'mentor' });
    await expect(call(list, { params: { id }, account: outsider, query })).rejects.toEqual(
      refused('not_found'),
    );
  });

  it('do not read the names of a team in its texts', async () => {
    const [host, ada] = [
      await storedAccount({ role: 'alumni' }),
      await storedAccount({ firstName: 'Adelheid', lastName: 'Quandt' }),
    ];
    await storeProfile(ada.id, { university: 'Nordwind Kolleg' });
    const id = 'c-blind';
    const challenge = closedChallenge(id, host, NOW);
    const [entryId = ''] = await storeJudgedChallenge(challenge, [
      {
        members: [ada],
        team: 'Blue Herons',
        title: 'Queues by Adelheid',
        description: 'Quandt and the Blue Herons of Nordwind Kolleg asked forty patients.',
      },
    ]);
    const panel = [
      await storedAccount({ role: 'mentor' }),
      await storedAccount({ role: 'mentor' }),
      await storedAccount({ role: 'mentor' }),
    ];
    await setJudges(id, host, panel, NOW);
    await assignAll(id, NOW);
    const [account] = panel;
    const shown = await call(task, { params: { id, entryId }, account });
    expect(shown.title).toBe('Queues by [hidden]');
    expect(shown.description).not.toMatch(/quandt|heron|nordwind/i);
    expect(shown.description).toContain('asked forty patients');
  });
});

describe('conflicts', () => {
  it('are found by university, company and mentorship, and such an entry is never assigned', async () => {
    const of = await judged(8, 6);
    const { id, host, panel, students, entryIds } = of;
    const [byUniversity, byCompany, byMentorship, byMembership] = panel;
    await storeProfile(byUniversity?.id ?? '', { university: 'TU Nord ', company: '' });
    await storeProfile(students[0]?.id ?? '', { university: 'tu  nord' });
    await storeProfile(byCompany?.id ?? '', { company: 'Acme' });
    await storeProfile(students[1]?.id ?? '', { company: 'ACME' });
    const mentorshipId = `m-${id}`;
    await putItem({
      Item: {
        ...itemOf('mentorship', { id: mentorshipId }),
        status: 'ended',
        mentee: { id: students[2]?.id },
        ...listKey('mentorship', 'ofMentor', {
          userId: byMentorship?.id ?? '',
          rank: '1',
          order: '',
          id: mentorshipId,
        }),
      },
    });
    for (const userId of [byMembership?.id ?? '', students[3]?.id ?? ''])
      await putItem({
        Item: { ...itemOf('membership', { userId }), userId, companyId: 'co-1', status: 'member' },
      });
    await setJudges(id, host, panel, NOW);
    await assignAll(id, NOW);
    for (const [index, account] of [byUniversity, byCompany, byMentorship, byMembership].entries()) {
      const entryId = entryIds[index] ?? '';
      expect(await getTask(id, account?.id ?? '', entryId)).toBeUndefined();
      if (account)
        await expect(giveScore(of, account, entryId, 5)).rejects.toEqual(refused('forbidden', /conflict/));
    }
    expect(await getJudging(id)).toMatchObject({ phase: 'judging', entries: 8, short: 0 });
  });

  it('are declared: what was given does not count, and another judge gets the entry', async () => {
    const of = await judged(3, 4);
    const { id, host, panel } = of;
    await setJudges(id, host, panel, NOW);
    await assignAll(id, NOW);
    const given = (await tasksOf(id)).find(({ common }) => !common);
    const account = panel.find((one) => one.id === given?.judgeId);
    if (!given || !account) throw new Error('Nothing was assigned.');
    const { entryId } = given;
    await giveScore(of, account, entryId, 5, 'CANARY-CONFLICT');
    const body = { entryId, reason: 'We were colleagues.' };
    const declared = { params: { id }, account, body, now: NOW };
    expect(await call(conflict, declared)).toEqual({ entryId, status: 'conflict' });
    expect(await call(conflict, declared)).toEqual({ entryId, status: 'conflict' });
    await expect(giveScore(of, account, entryId, 4)).rejects.toEqual(refused('forbidden', /conflict/));
    expect(JSON.stringify(await allItems())).not.toContain('CANARY-CONFLICT');
    const judging = await getJudging(id);
    expect(judging?.settleAt).toBe(later(CONFLICT_SETTLE_MS).toISOString());
    await expect(publishBy(of, host)).rejects.toEqual(refused('illegal_transition'));
    await settleJudging(id, judging?.dueAt ?? '', later(CONFLICT_SETTLE_MS));
    await runRound(id);
    const now = (await tasksOf(id)).filter((one) => one.entryId === entryId);
    expect(now.filter(({ status }) => status === 'waiting')).toHaveLength(3);
    expect(await getJudge(id, account.id)).toMatchObject({ conflicts: 1 });
  });
});
