import { expect, it } from 'vitest';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { challengeKey } from '#functions/parts/challenges/repository.ts';
import { someChallenge, storeChallenge } from '#functions/scenarios/challenge.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { allItems, withOwnTable } from '#functions/testing/own-table.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { tellMembers } from './tell-members.ts';
import type { MembersTask } from './tell-queue.ts';

withOwnTable();

const MEMBERS = rounds(120, 3000);
const AT = '2027-03-01T08:00:00.000Z';

const notified = async (): Promise<string[]> =>
  (await allItems()).flatMap(({ entity, pk }) =>
    entity === 'notification' ? [String(pk).replace('user#', '')] : [],
  );

it(`each of ${MEMBERS} participants of a cancelled challenge is notified once, however often a task is repeated`, async () => {
  const [host, admin] = [newAccount({ role: 'alumni' }), newAccount({ role: 'admin' })];
  const students = Array.from({ length: MEMBERS }, () => newAccount());
  const teams = students.map((who, index) => ({ id: `team-${index}`, name: 'Solo', members: [who] }));
  const { id } = await storeChallenge(someChallenge({ host, status: 'open' }, new Date(AT)), teams);
  const task: MembersTask = { challengeId: id, news: 'cancelled', at: AT };
  // Nobody is notified of what is not true, or no longer.
  expect(await tellMembers(task)).toBeUndefined();
  expect(await notified()).toEqual([]);
  const history = [{ status: 'cancelled', at: AT, by: 'admin', user: admin.id }];
  const cancelled = { status: 'cancelled', reason: 'Copied', updatedAt: AT, history };
  await updateItem(updateOf(challengeKey(id), { set: cancelled }));
  for (let next: MembersTask | undefined = task; next; ) {
    // Delivered twice at the same time.
    const [page]: (MembersTask | undefined)[] = await Promise.all([tellMembers(next), tellMembers(next)]);
    next = page;
  }
  // A message that is delivered again long after.
  await tellMembers(task);
  const userIds = await notified();
  expect(userIds.sort()).toEqual([host, ...students].map((account) => account.id).sort());
  const mails = (await allItems()).filter(({ entity }) => entity === 'mail-request');
  expect(mails).toHaveLength(userIds.length);
}, 120_000);
