import { beforeAll, expect, it } from 'vitest';
import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { itemOf } from '#functions/core/keys.ts';
import { putItem } from '#functions/core/table.ts';
import { getChallenge, getEntry } from '#functions/parts/challenges/repository.ts';
import { someChallenge, storeChallenge } from '#functions/scenarios/challenge.ts';
import { newAccount } from '#functions/scenarios/user.ts';
import { call } from '#functions/testing/call.ts';
import { entryFields } from '#functions/testing/challenges.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { settleChallenge } from './due.ts';
import { addEntry, updateEntry } from './entry-changes.ts';
import { withdraw } from './entry-ends.ts';
import { join } from './join.ts';
import { leave } from './leave.ts';
import { submit } from './submit.ts';

/*
 * The server's clock decides: what arrives in the last millisecond before the deadline counts, also when judging is about to begin,
 * and what arrives at the deadline or after it never does.
 */

withOwnTable();
beforeAll(() => {
  process.env.MAIL_FROM = '';
});

const DEADLINE = Date.parse('2027-03-28T01:30:00.000Z');
const at = (ms: number) => new Date(DEADLINE + ms);

const newUser = async (given: Partial<Account> = {}): Promise<Account> => {
  const account = newAccount(given);
  await putItem({ Item: { ...itemOf('account', { userId: account.id }), ...account } });
  return account;
};

const entered = async () => {
  const [host, student] = [await newUser({ role: 'alumni' }), await newUser()];
  const deadline = at(0).toISOString();
  const { id } = await storeChallenge(someChallenge({ host, deadline, status: 'open' }, at(-3_600_000)));
  const early = { account: student, now: at(-60_000) };
  await call(join, { params: { id }, body: {}, ...early });
  const entry = await call(addEntry, { params: { id }, body: entryFields(), ...early });
  const params = { id, entryId: entry.id };
  const hand = (ms: number) => call(submit, { params, body: {}, account: student, now: at(ms) });
  return { id, student, entry, params, hand };
};

/** The code with which it was refused. */
const refusal = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'none';
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
};

it('an entry counts until the last millisecond, and not at the deadline itself', async () => {
  const [first, second] = [await entered(), await entered()];
  expect((await first.hand(-1)).status).toBe('submitted');
  for (const ms of [0, 1, 29_000, 3_600_000])
    expect(await refusal(second.hand(ms))).toBe('illegal_transition');
  expect((await getEntry(second.id, second.entry.id))?.status).toBe('draft');
});

it('judging waits for what arrived before the deadline and is still being stored', async () => {
  const { id, hand, entry } = await entered();
  const { dueAt = '' } = (await getChallenge(id)) ?? {};
  await Promise.all([
    hand(-1),
    (async () => {
      for (let due = dueAt; due !== '' && Date.parse(due) <= DEADLINE; ) {
        await settleChallenge(id, due, new Date(due));
        due = (await getChallenge(id))?.dueAt ?? '';
      }
    })(),
  ]);
  const { dueAt: close = '', status } = (await getChallenge(id)) ?? {};
  // Longer than a request may take: the gateway ends each after 30 seconds, the function after 10.
  expect([status, Date.parse(close)]).toEqual(['open', DEADLINE + 30_000]);
  await settleChallenge(id, close, new Date(close));
  expect((await getChallenge(id))?.status).toBe('judging');
  expect((await getEntry(id, entry.id))?.status).toBe('submitted');
});

it('after the deadline nothing changes but that entries are withdrawn, which the challenge notes', async () => {
  const { id, student, entry, params, hand } = await entered();
  await hand(-1000);
  const late = { account: student, now: at(1) };
  const version = entry.version + 1;
  expect(await refusal(call(updateEntry, { params, body: { ...entryFields(), version }, ...late }))).toBe(
    'illegal_transition',
  );
  expect(await refusal(call(leave, { params: { id }, body: {}, ...late }))).toBe('illegal_transition');
  const other = await newUser();
  expect(await refusal(call(join, { params: { id }, body: {}, account: other, now: at(1) }))).toBe(
    'illegal_transition',
  );
  const before = (await getChallenge(id))?.version ?? 0;
  expect((await call(withdraw, { params, ...late })).status).toBe('withdrawn');
  expect((await getChallenge(id))?.version).toBe(before + 1);
  expect(await refusal(hand(2))).toBe('illegal_transition');
});
