import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#functions/core/ids.ts';
import { batchWrite, deleteItem, putItem, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { expireOverdue, overdueOpportunities } from '#functions/parts/opportunities/deadline.ts';
import {
  getCountedOpportunity,
  opportunityItem,
  opportunityKey,
} from '#functions/parts/opportunities/repository.ts';
import { someOpportunity, storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { allItems, useOwnTable } from '#functions/testing/own-table.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { handler } from './handler.ts';

let removeTable: () => Promise<void>;
beforeEach(async () => {
  removeTable = await useOwnTable();
});
afterEach(() => removeTable());

/** The 9th of May has just ended everywhere. */
const TIME = '2026-05-10T12:00:00Z';
const DAY = earliestDay(new Date(TIME));
const YESTERDAY = '2026-05-09';

/** A Lambda that may begin a number of pages. */
const context = (pages = 1000) => {
  let left = pages;
  return { getRemainingTimeInMillis: () => (--left > 0 ? 60_000 : 5_000) };
};
const run = (pages?: number) => handler({ time: TIME }, context(pages));

const store = async (...opportunities: Opportunity[]): Promise<void> =>
  batchWrite(opportunities.map((one) => ({ PutRequest: { Item: opportunityItem(storedOpportunity(one)) } })));
const many = (count: number, given: Partial<Opportunity>) =>
  Array.from({ length: count }, () => someOpportunity(given));

const statuses = async () => {
  const counted: Record<string, number> = {};
  for (const { status, deadline, entity } of await allItems()) {
    if (entity !== 'opportunity') continue;
    const key = `${status} ${deadline}`;
    counted[key] = (counted[key] ?? 0) + 1;
  }
  return counted;
};

describe('the closing of what is past its deadline', () => {
  it('closes what ended yesterday or before, and nothing whose last day it is', async () => {
    await store(
      ...many(2, { deadline: YESTERDAY }),
      ...many(1, { deadline: '2020-02-29' }),
      ...many(3, { deadline: DAY }),
      ...many(1, { deadline: '2026-05-11' }),
      ...many(1, { deadline: YESTERDAY, status: 'closed' }),
      ...many(2, { deadline: YESTERDAY, status: 'paused' }),
    );
    expect(await run()).toEqual({
      expired: 5,
      skipped: 0,
      failed: 0,
      reminded: 0,
      queued: 0,
      replies: 0,
      mentors: 0,
      lapsed: 0,
      buddies: 0,
      events: 0,
      challenges: 0,
      judging: 0,
      mentorships: 0,
      reviews: 0,
      attempts: 0,
      plans: 0,
      milestones: 0,
      closedDays: 0,
      more: false,
    });
    expect(await statuses()).toEqual({
      'closed 2026-05-09': 1,
      'expired 2020-02-29': 1,
      'expired 2026-05-09': 4,
      'open 2026-05-10': 3,
      'open 2026-05-11': 1,
    });
  });

  it('takes the day from the event, and closes it once it has ended everywhere', async () => {
    const one = someOpportunity({ deadline: '2026-05-09' });
    await store(one);
    const at = (time: string) => handler({ time }, context());
    expect(await at('2026-05-10T11:59:59Z')).toMatchObject({ expired: 0 });
    expect(await at('2026-05-10T12:00:00Z')).toMatchObject({ expired: 1 });
  });

  it('changes nothing but the status, and nothing when it comes twice', async () => {
    const one = someOpportunity({ deadline: YESTERDAY });
    await store(one);
    await run();
    expect(await getCountedOpportunity(one.id)).toEqual({ ...one, status: 'expired' });
    expect(await run()).toEqual({
      expired: 0,
      skipped: 0,
      failed: 0,
      reminded: 0,
      queued: 0,
      replies: 0,
      mentors: 0,
      lapsed: 0,
      buddies: 0,
      events: 0,
      challenges: 0,
      judging: 0,
      mentorships: 0,
      reviews: 0,
      attempts: 0,
      plans: 0,
      milestones: 0,
      closedDays: 0,
      more: false,
    });
  });

  it('pages through any number', async () => {
    await store(...many(130, { deadline: YESTERDAY }));
    expect(await run()).toMatchObject({ expired: 130, more: false });
  });

  it('continues where the run before ran out of time, the longest overdue first', async () => {
    await store(...many(60, { deadline: YESTERDAY }), ...many(10, { deadline: '2026-01-01' }));
    expect(await run(2)).toMatchObject({ expired: 50, more: true });
    expect(await statuses()).toEqual({
      'expired 2026-01-01': 10,
      'expired 2026-05-09': 40,
      'open 2026-05-09': 20,
    });
    expect(await run(2)).toMatchObject({ expired: 20, more: false });
    expect(await statuses()).toEqual({ 'expired 2026-01-01': 10, 'expired 2026-05-09': 60 });
  });

  it('costs one small query when nothing is due, however much is open or closed', async () => {
    await store(
      ...many(100, { deadline: '2999-12-31' }),
      ...many(100, { deadline: YESTERDAY, status: 'closed' }),
    );
    const cost = await countingUsage(async () => {
      await overdueOpportunities(DAY, 25, undefined);
      return usageSoFar();
    });
    expect(cost).toEqual({ reads: 0.5, writes: 0, calls: 1 });
  });

  it('leaves alone what is no opportunity', async () => {
    const other = { pk: `challenge#${newId()}`, sk: 'challenge', status: 'open', deadline: YESTERDAY };
    await putItem({ Item: other });
    await store(...many(1, { deadline: YESTERDAY }));
    expect(await run()).toMatchObject({ expired: 1 });
    expect(await allItems()).toContainEqual(other);
  });

  it('refuses an event without a time', async () => {
    await expect(handler({}, context())).rejects.toThrow();
  });
});

describe('concurrent changes', () => {
  const change = (id: string, name: string, value: string) =>
    updateItem(updateOf(opportunityKey(id), { set: { [name]: value } }));

  it.each<[string, (id: string) => Promise<unknown>, Partial<Opportunity> | undefined]>([
    ['moves the deadline to today', (id) => change(id, 'deadline', DAY), { deadline: DAY, status: 'open' }],
    ['closes it', (id) => change(id, 'status', 'closed'), { deadline: YESTERDAY, status: 'closed' }],
    ['deletes it', (id) => deleteItem({ Key: opportunityKey(id) }), undefined],
  ])('who %s wins', async (_, act, after) => {
    const one = someOpportunity({ deadline: YESTERDAY });
    await store(one);
    const { keys } = await overdueOpportunities(DAY, 25, undefined);
    expect(keys).toEqual([opportunityKey(one.id)]);
    await act(one.id);
    for (const key of keys) expect(await expireOverdue(key, DAY, new Date(TIME))).toBe(false);
    expect(await getCountedOpportunity(one.id)).toEqual(after && { ...one, ...after });
  });

  it('a deadline moved at the same moment is kept, whichever write is first', async () => {
    for (let round = 0; round < 20; round++) {
      const one = someOpportunity({ deadline: YESTERDAY });
      await store(one);
      const moved = updateItem(
        updateOf(
          opportunityKey(one.id),
          { set: { deadline: '2026-06-01' } },
          { condition: '#status = :open', names: { '#status': 'status' }, values: { ':open': 'open' } },
        ),
      ).then(
        () => true,
        () => false,
      );
      const [closed, employer] = await Promise.all([
        expireOverdue(opportunityKey(one.id), DAY, new Date(TIME)),
        moved,
      ]);
      expect([closed, employer].filter(Boolean)).toHaveLength(1);
      const { status, deadline } = (await getCountedOpportunity(one.id)) ?? {};
      expect([status, deadline]).toEqual(employer ? ['open', '2026-06-01'] : ['expired', YESTERDAY]);
    }
  });
});
