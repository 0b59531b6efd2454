import { expect, it } from 'vitest';
import { deleteItem, putItem } from '#functions/core/table.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { followOpportunity } from '#functions/features/opportunities/effects.ts';
import { someOpportunity, storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { OWNED_OPPORTUNITIES_PAGE } from '#shared/features/opportunities/owner-list.ts';
import { getDashboard } from '../dashboard/repository.ts';
import { ownedBy } from './owner-list.ts';
import { opportunityItem, opportunityKey } from './repository.ts';

withOwnTable();

const AT = new Date('2026-03-01T00:00:00Z');
type Posted = Parameters<typeof opportunityItem>[0];

/** Stores an opportunity, and delivers the change as often as `times`. */
const change = async (before: Posted | undefined, after: Posted | undefined, times = 1) => {
  if (after) await putItem({ Item: opportunityItem(after) });
  else if (before) await deleteItem({ Key: opportunityKey(before.id) });
  const images = { before: before && opportunityItem(before), after: after && opportunityItem(after) };
  for (let delivery = 1; delivery <= times; delivery++) await followOpportunity({ ...images, at: AT });
};

it('follows an opportunity into its owner’s list and figures, however often a change is delivered', async () => {
  const [{ id: owner }, { id: other }] = [await storeUser(), await storeUser()];
  const state = async (user: string) => [
    (await ownedBy(user, 10, undefined)).map(({ title, status }) => `${title}, ${status}`),
    (await getDashboard(user))?.jobPostings,
  ];
  const posted = storedOpportunity(someOpportunity({ title: 'Sailor', skills: [] }), { owner });
  await change(undefined, posted, 2);
  expect(await state(owner)).toEqual([['Sailor, open'], 1]);
  const closed = { ...posted, title: 'Captain', status: 'closed' } as const;
  await change(posted, closed, 2);
  expect(await state(owner)).toEqual([['Captain, closed'], 1]);
  // The first change once more, late: the record is what counts.
  await followOpportunity({ before: undefined, after: opportunityItem(posted), at: AT });
  expect(await state(owner)).toEqual([['Captain, closed'], 1]);
  await change(closed, { ...closed, owner: other });
  expect([await state(owner), await state(other)]).toEqual([
    [[], 0],
    [['Captain, closed'], 1],
  ]);
  await change({ ...closed, owner: other }, undefined, 2);
  expect(await state(other)).toEqual([[], 0]);
});

it('does without an owner, and with one whose account is gone', async () => {
  await change(undefined, storedOpportunity(someOpportunity(), { owner: undefined }));
  const gone = storedOpportunity(someOpportunity(), { owner: 'gone' });
  await change(undefined, gone);
  expect(await ownedBy('gone', 10, undefined)).toEqual([]);
});

it('reads a page of the largest rows for two read units', async () => {
  const { id: owner } = await storeUser();
  const long = { title: '字'.repeat(120), location: '字'.repeat(80) };
  for (let index = 0; index <= OWNED_OPPORTUNITIES_PAGE; index++)
    await change(undefined, storedOpportunity(someOpportunity({ ...long, status: 'closed' }), { owner }));
  const { found, reads } = await countingUsage(async () => {
    const rows = await ownedBy(owner, OWNED_OPPORTUNITIES_PAGE + 1, undefined);
    return { found: rows, reads: usageSoFar().reads };
  });
  expect(found).toHaveLength(OWNED_OPPORTUNITIES_PAGE + 1);
  expect(reads).toBeLessThanOrEqual(2);
});
