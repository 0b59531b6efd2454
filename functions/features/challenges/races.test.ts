import { beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { itemOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { membersOf } from '#functions/parts/challenges/members.ts';
import { getChallenge, getEntry, getMember, getTeam } from '#functions/parts/challenges/repository.ts';
import { someChallenge, storeChallenge } from '#functions/scenarios/challenge.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { answeredUnless, call } from '#functions/testing/call.ts';
import { entryFields } from '#functions/testing/challenges.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { allClients, rounds } from '#functions/testing/rounds.ts';
import { addEntry } from './entry-changes.ts';
import { join } from './join.ts';
import { leave } from './leave.ts';
import { submit } from './submit.ts';

withOwnTable();
beforeAll(() => {
  process.env.MAIL_FROM = '';
});

const NOW = new Date('2027-03-01T08:00:00.000Z');
const CLIENTS = rounds(100, 400);
const answered = answeredUnless('conflict', 'illegal_transition', 'limit_reached', 'too_many_requests');

const newUser = async (given: Partial<Account> = {}): Promise<Account> => {
  const account = newAccount(given);
  await putItem({ Item: { ...itemOf('account', { userId: account.id }), ...account } });
  return account;
};
const opened = async (teamSize: number) => {
  const host = await newUser({ role: 'alumni' });
  return (await storeChallenge(someChallenge({ host, teamSize, status: 'open' }, NOW))).id;
};
const joins = (id: string, account: Account, teamId?: string) =>
  call(join, { params: { id }, body: { teamId }, account, now: NOW });

it(`of ${CLIENTS} who join for the last place of a team, one gets it`, async () => {
  const id = await opened(3);
  const founder = await newUser();
  const { teamId } = await joins(id, founder);
  await joins(id, await newUser(), teamId);
  let joined = 0;
  let busy = 0;
  await allClients(CLIENTS, async () => {
    const account = newAccount();
    const answer = await answeredUnless('limit_reached', 'too_many_requests')(joins(id, account, teamId));
    if (answer) joined += 1;
    else if (!(await getMember(id, account.id))) busy += 1;
  });
  expect([joined, busy]).toEqual([1, CLIENTS - 1]);
  expect((await getTeam(id, teamId))?.members.length).toBe(3);
  const { members } = await membersOf(id, 10);
  expect(members.length).toBe(3);
  expect((await getChallenge(id))?.participants).toBe(3);
});

it('who joins several teams at the same moment is in one of them', async () => {
  const id = await opened(4);
  const teams = await Promise.all(
    Array.from({ length: 6 }, async () => (await joins(id, await newUser())).teamId),
  );
  const student = await newUser();
  const answers = await Promise.all(
    [...teams, undefined, undefined].map((teamId) => answered(joins(id, student, teamId))),
  );
  const member = await getMember(id, student.id);
  expect(new Set(answers.flatMap((answer) => answer?.teamId ?? []))).toEqual(new Set([member?.teamId]));
  const all = await Promise.all(teams.map((teamId) => getTeam(id, teamId)));
  const inTeams = all.filter((team) => team?.members.some((one) => one.id === student.id));
  expect(inTeams.map((team) => team?.id)).toEqual(
    teams.includes(member?.teamId ?? '') ? [member?.teamId] : [],
  );
  expect((await getChallenge(id))?.participants).toBe(7);
});

it('a team begins one entry, even if several members begin it', async () => {
  const id = await opened(4);
  const people = await Promise.all(Array.from({ length: 4 }, () => newUser()));
  const { teamId } = await joins(id, people[0] ?? (await newUser()));
  for (const account of people.slice(1)) await joins(id, account, teamId);
  const begun = await Promise.all(
    people.map((account) =>
      answered(call(addEntry, { params: { id }, body: entryFields(), account, now: NOW })),
    ),
  );
  expect(begun.filter((entry) => entry !== undefined).length).toBe(1);
});

it('nobody hands in for a team that the last member leaves at the same moment', async () => {
  for (let round = 0; round < rounds(6, 60); round++) {
    const id = await opened(2);
    const student = await newUser();
    const { teamId } = await joins(id, student);
    const given = { account: student, now: NOW };
    const entry = await call(addEntry, { params: { id }, body: entryFields(), ...given });
    const params = { id, entryId: entry.id };
    await Promise.all([
      answeredUnless('illegal_transition', 'not_found')(call(submit, { params, body: {}, ...given })),
      answeredUnless('illegal_transition')(call(leave, { params: { id }, body: {}, ...given })),
    ]);
    const [team, after] = [await getTeam(id, teamId), await getEntry(id, entry.id)];
    expect([team?.members.length, after?.status]).toEqual(
      after?.status === 'submitted' ? [1, 'submitted'] : [0, 'draft'],
    );
  }
});
