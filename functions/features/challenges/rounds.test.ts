import { beforeAll, expect, it } from 'vitest';
import type * as z from 'zod';
import type { Account } from '#functions/core/account.ts';
import { itemOf } from '#functions/core/keys.ts';
import { putItem, queryItems } from '#functions/core/table.ts';
import { entriesOf, getEntryVersion } from '#functions/parts/challenges/entries.ts';
import { membersOf } from '#functions/parts/challenges/members.ts';
import { entryRecordSchema, teamRecordSchema } from '#functions/parts/challenges/record.ts';
import { getChallenge } from '#functions/parts/challenges/repository.ts';
import { someChallenge, storeChallenge } from '#functions/scenarios/challenge.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { answeredUnless, call } from '#functions/testing/call.ts';
import { entryFields } from '#functions/testing/challenges.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { RACE_SEED, randomFrom, rounds } from '#functions/testing/rounds.ts';
import { throttle } from '#functions/testing/stack.ts';
import { HOUR_MS } from '#shared/core/durations.ts';
import { settleChallenge } from './due.ts';
import { addEntry, updateEntry } from './entry-changes.ts';
import { disqualify, withdraw } from './entry-ends.ts';
import { join } from './join.ts';
import { leave } from './leave.ts';
import { cancel } from './lifecycle.ts';
import { submit } from './submit.ts';

/*
 * Students join, leave, write, hand in and withdraw, the host disqualifies and sometimes cancels, the deadline passes, requests are
 * repeated, and the table throttles: all at the same time. Whatever succeeded, everyone is in one team or none, no team is too large,
 * the count is that of the members, and each entry has the versions that were handed in before the deadline.
 */

withOwnTable();
beforeAll(() => {
  process.env.MAIL_FROM = '';
});

const START = Date.parse('2028-02-20T08:00:00.000Z');
const STEPS = 12;
const STUDENTS = 7;

/** What may be refused: by a rule, or by another change. Nothing else, such as a table that is busy, is an answer. */
const answered = answeredUnless(
  'conflict',
  'forbidden',
  'illegal_transition',
  'limit_reached',
  'not_found',
  'too_many_requests',
);

const newUser = async (given: Partial<Account> = {}): Promise<Account> => {
  const account = newAccount(given);
  await putItem({ Item: { ...itemOf('account', { userId: account.id }), ...account } });
  return account;
};

const partOf = async <T extends z.ZodType>(schema: T, id: string, prefix: string) =>
  (
    await queryItems(schema, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': `challenge-teams#${id}`, ':prefix': prefix },
      ConsistentRead: true,
    })
  ).items;

const stored = async (id: string) => {
  const [challenge, { members }, teams, entries, rows] = await Promise.all([
    getChallenge(id),
    membersOf(id, 100),
    partOf(teamRecordSchema, id, 'team#'),
    partOf(entryRecordSchema, id, 'entry#'),
    entriesOf(id, 100, { consistent: true }),
  ]);
  if (!challenge) throw new Error('The challenge is gone.');
  return { challenge, members, teams, entries, rows: rows.items };
};

const check = async ({ challenge, members, teams, entries, rows }: Awaited<ReturnType<typeof stored>>) => {
  expect(challenge.participants).toBe(members.length);
  const inTeams = teams.flatMap((team) => team.members.map((one) => `${team.id} ${one.id}`)).sort();
  expect(inTeams).toEqual(members.map(({ teamId, userId }) => `${teamId} ${userId}`).sort());
  for (const team of teams) {
    expect(team.members.length).toBeLessThanOrEqual(challenge.teamSize);
    const own = entries.filter((entry) => entry.team.id === team.id).map((entry) => entry.id);
    expect(own).toEqual(team.entryId === undefined ? [] : [team.entryId]);
  }
  const handedIn = entries.filter((entry) => entry.submitted);
  expect(new Set(rows.map((row) => `${row.id} ${row.status} ${row.number}`))).toEqual(
    new Set(handedIn.map((entry) => `${entry.id} ${entry.status} ${entry.submitted?.number}`)),
  );
  for (const entry of entries) {
    expect(entry.versions.map(({ number }) => number)).toEqual(entry.versions.map((_, place) => place + 1));
    for (const { number, submittedAt } of entry.versions) {
      expect(submittedAt < challenge.deadline).toBe(true);
      expect((await getEntryVersion(entry.id, number))?.submittedAt).toBe(submittedAt);
    }
    const team = teams.find(({ id }) => id === entry.team.id);
    if (entry.status === 'submitted' || entry.status === 'disqualified')
      expect(team?.members.length).toBeGreaterThan(0);
  }
};

const play = async (round: number) => {
  const random = randomFrom(RACE_SEED + round * 7919);
  const host = await newUser({ role: 'alumni' });
  const students = await Promise.all(Array.from({ length: STUDENTS }, () => newUser()));
  const deadline = new Date(START + 30 * HOUR_MS).toISOString();
  const teamSize = 1 + random(3);
  const given = someChallenge({ host, deadline, teamSize, status: 'open' }, new Date(START));
  const { id } = await storeChallenge(given);
  let now = new Date(START);
  const asHost = async () => {
    const record = await getChallenge(id);
    const [row] = (await entriesOf(id, 100, { consistent: true })).items.slice(random(3));
    const asked = { account: host, record, body: { reason: 'Rules' }, now };
    if (random(25) === 0) return answered(call(cancel, { params: { id }, ...asked }));
    return row && answered(call(disqualify, { params: { id, entryId: row.id }, ...asked }));
  };
  const bySchedule = async () => {
    const { dueAt } = (await getChallenge(id)) ?? {};
    if (dueAt !== undefined && Date.parse(dueAt) <= now.getTime()) await settleChallenge(id, dueAt, now);
  };
  const asStudent = async (account: Account) => {
    const asked = { params: { id }, account, now };
    const what = random(7);
    const { teams } = await stored(id);
    if (what === 0) return answered(call(join, { ...asked, body: {} }));
    if (what === 1)
      return answered(call(join, { ...asked, body: { teamId: teams[random(teams.length)]?.id } }));
    if (what === 2) return answered(call(leave, { ...asked, body: {} }));
    if (what === 3) return answered(call(addEntry, { ...asked, body: entryFields() }));
    const team = teams.find(({ members }) => members.some((one) => one.id === account.id));
    const params = { id, entryId: team?.entryId ?? 'none' };
    if (what === 4) return answered(call(withdraw, { ...asked, params }));
    if (what === 5) {
      const body = { ...entryFields({ title: `Title ${random(100)}` }), version: 1 + random(4) };
      return answered(call(updateEntry, { ...asked, params, body }));
    }
    await answered(call(submit, { ...asked, params, body: {} }));
    return random(3) === 0 ? answered(call(submit, { ...asked, params, body: {} })) : undefined;
  };
  for (let step = 0; step < STEPS; step++) {
    now = new Date(now.getTime() + random(5) * HOUR_MS + random(60_000));
    if (random(4) === 0) {
      const partition = random(2) === 0 ? `challenge#${id}` : `challenge-teams#${id}`;
      await throttle({ partition }, 1 + random(3));
    }
    await Promise.all(
      Array.from({ length: 2 + random(4) }, async () => {
        const what = random(12);
        if (what === 0) return asHost();
        if (what === 1) return bySchedule();
        const student = students[random(STUDENTS)];
        return student && asStudent(student);
      }),
    );
    await check(await stored(id));
  }
};

it.each(Array.from({ length: rounds(5, 200) }, (_, round) => round))(
  `round %i of joining, leaving, handing in and ends keeps every promise (seed ${RACE_SEED})`,
  play,
  60_000,
);
