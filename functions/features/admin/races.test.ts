import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getAccount, statusOf } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { approveAccount } from '#functions/parts/admin/approve.ts';
import { entriesAfter, getHead } from '#functions/parts/admin/audit/repository.ts';
import {
  type DecisionContext,
  rejectAccount,
  restoreAccount,
  suspendAccount,
} from '#functions/parts/admin/decisions.ts';
import { invitationLinks, redeemInvitation } from '#functions/parts/auth/invitations.ts';
import { getVersionedProfile, storeProfile } from '#functions/parts/profile/repository.ts';
import { activeAdmins, addActiveAdmin } from '#functions/parts/users/active-admins.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import type { AuditEntry } from '#shared/features/admin/audit.ts';

withOwnTable();

const DECISIONS = { approveAccount, rejectAccount, restoreAccount, suspendAccount };
type Decide = keyof typeof DECISIONS;

/** Reads the account and decides, as a route does. */
const act = async (decision: Decide, id: string, by: string) => {
  const account = await getAccount(id);
  if (!account) throw new Error(`There is no account ${id}.`);
  const context: DecisionContext = { by: { id: by, name: by }, reason: 'A race', now: new Date() };
  return DECISIONS[decision](account, context);
};

const newAdmins = async (count: number): Promise<string[]> => {
  const admins = await Promise.all(
    Array.from({ length: count }, () => storeUser({ account: { role: 'admin' } })),
  );
  for (const { id } of admins) await transact({ activeAdmins: addActiveAdmin(id) });
  return admins.map(({ id }) => id);
};

const newPending = async (): Promise<string> =>
  (await storeUser({ account: { role: 'admin', approved: false } })).id;

/** Suspends all active admins of the rounds before, as the operator of the test. */
const onlyActive = async (admins: readonly string[]): Promise<void> => {
  for (const id of await activeAdmins()) if (!admins.includes(id)) await act('suspendAccount', id, 'cleanup');
};

/** Follows the audit log and checks each entry against the admins who were active at that moment. */
const replay = (entries: readonly AuditEntry[], before: ReadonlySet<string>): ReadonlySet<string> => {
  const active = new Set(before);
  const firstApprovals = new Map<string, string>();
  for (const { action, actor, target } of entries) {
    if (action === 'approve_first') firstApprovals.set(target.id, actor.id);
    if (action === 'approve') {
      const first = firstApprovals.get(target.id) ?? '';
      expect(active, 'who approves is active').toContain(actor.id);
      if (active.size > 1) expect(active, 'another active admin approved first').toContain(first);
      expect(first).not.toBe(actor.id);
    }
    if (action === 'approve' || action === 'restore') active.add(target.id);
    if (action === 'suspend') active.delete(target.id);
    expect(active.size, 'an admin is active').toBeGreaterThan(0);
  }
  return active;
};

/** Does all at once and returns what was written to the audit log meanwhile. */
const race = async (actions: readonly (() => Promise<unknown>)[]) => {
  const before = await activeAdmins();
  const { n } = await getHead();
  const outcomes = await Promise.allSettled(actions.map((action) => action()));
  const active = replay(await entriesAfter(n, 100), before);
  expect(active).toEqual(await activeAdmins());
  return { outcomes, active };
};

const codesOf = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.reason.code)).sort();

describe('granting admin rights', () => {
  it('is complete when two admins approve at the same moment', async () => {
    const [one = '', two = ''] = await newAdmins(2);
    await onlyActive([one, two]);
    for (let round = 1; round <= 2; round++) {
      const id = await newPending();
      const { outcomes } = await race([one, two].map((by) => () => act('approveAccount', id, by)));
      expect(codesOf(outcomes)).toEqual(['active', 'awaiting_second_admin']);
    }
  });

  it('is not completed by one admin who approves many times at once', async () => {
    const [one = ''] = await newAdmins(2);
    const id = await newPending();
    const { active } = await race(Array.from({ length: 4 }, () => () => act('approveAccount', id, one)));
    expect(active).not.toContain(id);
  });

  it('is left to the only admin once: the second account needs the first', async () => {
    for (let round = 1; round <= 2; round++) {
      const [only = ''] = await newAdmins(1);
      await onlyActive([only]);
      const pending = [await newPending(), await newPending()];
      const { active } = await race(pending.map((id) => () => act('approveAccount', id, only)));
      expect(active).toHaveProperty('size', 2);
    }
  });

  it('does not count a first approval by an admin who is suspended at the same moment', async () => {
    const [one = '', two = '', three = ''] = await newAdmins(3);
    const id = await newPending();
    await act('approveAccount', id, one);
    // The approval may read the admins before the suspension is written, or afterwards: then it is the first one.
    const { outcomes, active } = await race([
      () => act('suspendAccount', one, three),
      () => act('approveAccount', id, two),
    ]);
    const [approval, suspension] = codesOf(outcomes);
    expect(['awaiting_second_admin', 'conflict']).toContain(approval);
    expect(suspension).toBe('suspended');
    expect(active).not.toContain(id);
  });

  it('is refused to an admin who is suspended while approving alone', async () => {
    const [one = '', two = ''] = await newAdmins(2);
    await onlyActive([one, two]);
    const id = await newPending();
    await act('suspendAccount', one, two);
    await expect(act('approveAccount', id, one)).rejects.toMatchObject({ code: 'conflict' });
  });
});

it('a decision about an invited user is refused once the user has accepted: it would undo that', async () => {
  const now = new Date();
  const account = await storeUser({ account: { emailConfirmed: false, invitedAt: now.toISOString() } });
  const token = await invitationLinks.create(account, now);
  await redeemInvitation(token, account, now);
  const context = { by: { id: 'x', name: 'x' }, reason: 'A race', now };
  await expect(suspendAccount(account, context)).rejects.toMatchObject({ code: 'conflict' });
});

it('a mentor who was rejected is not approved by an onboarding that began before', async () => {
  const account = await storeUser({ account: { role: 'mentor', approved: false } });
  await act('rejectAccount', account.id, 'an admin');
  const { profile } = await getVersionedProfile(account.id);
  const names = { firstName: 'Robin', lastName: 'Example' };
  const change = { names, profile, stored: {}, changed: [], from: undefined };
  await expect(storeProfile(account, { ...change, approve: true })).rejects.toSatisfy(
    ({ failed }) => Object.keys(failed).join() === 'account',
  );
  await storeProfile(account, { ...change, approve: false });
});

const ADMINS = 3;
/** An action on one of the admins or (the last two) of the pending accounts, by one of the admins. */
const anyAction = fc.record({
  decision: fc.constantFrom<Decide>(
    'approveAccount',
    'approveAccount',
    'suspendAccount',
    'restoreAccount',
    'rejectAccount',
  ),
  target: fc.nat({ max: ADMINS + 1 }),
  by: fc.nat({ max: ADMINS - 1 }),
});

it('any decisions about admins at once leave one active, and grant rights by two active ones only', async () => {
  const rounds = fc.sample(fc.array(anyAction, { minLength: 6, maxLength: 10 }), { numRuns: 3, seed: 8 });
  for (const actions of rounds) {
    const admins = await newAdmins(ADMINS);
    await onlyActive(admins);
    const accounts = [...admins, await newPending(), await newPending()];
    const first = accounts[ADMINS] ?? '';
    await act('approveAccount', first, admins[0] ?? '');
    const { active } = await race(
      actions.map(
        ({ decision, target, by }) =>
          () =>
            act(decision, accounts[target] ?? '', admins[by] ?? ''),
      ),
    );
    for (const id of accounts) {
      const account = await getAccount(id);
      expect(active.has(id)).toBe(account && statusOf(account) === 'active');
    }
  }
});
