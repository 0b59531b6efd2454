import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount, statusOf } from '#functions/core/account.ts';
import { ConditionFailed } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { approve } from '#functions/testing/decisions.ts';
import { signUp } from '#functions/testing/people.ts';
import { asOperator, itemsOf } from '#functions/testing/stack.ts';
import { changeRole, confirmAddress, endAllSessions } from './account-status.ts';

beforeAll(asOperator);

describe('a change of role', () => {
  it('happens once of several at a time, from the account as it was read', async () => {
    const { user } = await signUp('mentor');
    await approve(user.id);
    const before = await getAccount(user.id);
    if (!before) throw new Error('no account');
    const changed = await changeRole(before, 'employer');
    expect(changed).toEqual({
      ...before,
      role: 'employer',
      approved: false,
      sessionEpoch: before.sessionEpoch + 1,
    });
    expect(await getAccount(user.id)).toEqual(changed);
    await expect(changeRole(before, 'student')).rejects.toThrow(TransactionFailed);
    expect(await getAccount(user.id)).toEqual(changed);
  });

  it('does not carry a rejection or a first approval over to the new role', async () => {
    const firstApproval = { byId: 'a', byName: 'Ada', at: '2026-01-01T00:00:00.000Z' };
    const account = await storeUser({
      account: { role: 'employer', approved: false, rejected: true, firstApproval },
    });
    const changed = await changeRole(account, 'admin');
    expect(statusOf(changed)).toBe('pending');
    expect(await getAccount(account.id)).toEqual(changed);
    expect(changed).not.toHaveProperty('firstApproval');
  });
});

describe('an unknown user', () => {
  it.each([endAllSessions, confirmAddress])('is not made up (%o)', async (change) => {
    await expect(change('nobody')).rejects.toThrow(ConditionFailed);
    expect(await itemsOf('user#nobody')).toEqual([]);
  });
});
