import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { suspendUser } from '#functions/features/admin/status.ts';
import { storeUser } from '#functions/scenarios/user.ts';
import { activeAdmin, flagsOf } from '#functions/testing/admins.ts';
import { listedMember } from '#functions/testing/members.ts';
import { useOwnTable } from '#functions/testing/own-table.ts';
import { signIn, signUp } from '#functions/testing/people.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { activeAdmins, addActiveAdmin } from '../users/active-admins.ts';
import { type DecisionContext, rejectAccount, suspendAccount } from './decisions.ts';

beforeAll(asOperator);

const reason = 'Shares an account';

describe('suspending and restoring', () => {
  it('acts on the next request, and on the password', async () => {
    const admin = await activeAdmin();
    const { browser, user, email } = await signUp();
    const params = { id: user.id };
    const done = await admin.browser.call('admin.suspend', { params, body: { reason } });
    expect(done.body).toEqual({ status: 'suspended' });
    expect((await browser.copy().call('auth.resendConfirmation')).status).toBe(401);
    expect((await signIn(email)).answer.error.code).toBe('invalid_credentials');
    const again = await admin.browser.call('admin.suspend', { params, body: { reason } });
    expect(again.body).toEqual({ status: 'suspended' });
    const back = await admin.browser.call('admin.restore', { params, body: { reason: 'A mistake' } });
    expect(back.body).toEqual({ status: 'active' });
    expect((await signIn(email)).answer.status).toBe(200);
    const { body } = await admin.browser.call('admin.user', { params });
    expect(body.decision).toMatchObject({ kind: 'restored', reason: 'A mistake', byId: admin.id });
  });

  it('leaves the password as the latest decision has it, when two decide at the same moment', async () => {
    const { user, email } = await signUp();
    const account = await getAccount(user.id);
    if (!account) throw new Error('no account');
    const context = { by: { id: 'x', name: 'x' }, reason, now: new Date() };
    // Read while the user was suspended; restored since.
    await suspendUser({ ...account, suspended: true }, context);
    expect((await signIn(email)).answer.status).toBe(200);
  });

  it.each([undefined, '', ' ', 'x'.repeat(501)])('needs a reason: not %j', async (given) => {
    const admin = await activeAdmin();
    const { id } = await listedMember();
    const answer = await admin.browser.call('admin.suspend', { params: { id }, body: { reason: given } });
    expect(answer.error).toMatchObject({ code: 'invalid_input', fields: { reason: expect.any(String) } });
    expect(await flagsOf(id)).toEqual({ approved: true, suspended: false });
  });

  it('on an unknown user is a 404', async () => {
    const admin = await activeAdmin();
    const answer = await admin.browser.call('admin.suspend', { params: { id: 'nobody' }, body: { reason } });
    expect(answer.error.code).toBe('not_found');
  });
});

describe('approving', () => {
  it.each(['employer', 'mentor'] as const)('lets a waiting %s in, once', async (role) => {
    const admin = await activeAdmin();
    const { id, browser } = await listedMember({ role, approved: false });
    const params = { id };
    const { body } = await admin.browser.call('admin.approve', { params, body: {} });
    expect(body).toEqual({ status: 'active' });
    expect((await browser.call('auth.session')).body.user?.status).toBe('active');
    expect((await admin.browser.call('admin.reject', { params, body: { reason } })).error.code).toBe(
      'conflict',
    );
  });

  it('can follow a rejection, which keeps the user out of the queue', async () => {
    const admin = await activeAdmin();
    const { id, browser } = await listedMember({ role: 'employer', approved: false });
    const params = { id };
    const rejected = await admin.browser.call('admin.reject', {
      params,
      body: { reason: 'No such company' },
    });
    expect(rejected.body).toEqual({ status: 'rejected' });
    const { user } = (await browser.call('auth.session')).body;
    expect(user).toMatchObject({ status: 'rejected', rejectionReason: 'No such company' });
    expect((await admin.browser.call('admin.approve', { params, body: {} })).body.status).toBe('active');
    expect((await browser.call('auth.session')).body.user).not.toHaveProperty('rejectionReason');
  });

  it('of an admin takes two admins, not one twice', async () => {
    const [first, second] = [await activeAdmin('One'), await activeAdmin('Two')];
    const { id, browser } = await listedMember({ role: 'admin', approved: false });
    const approve = async (by: typeof first) =>
      (await by.browser.call('admin.approve', { params: { id }, body: {} })).body.status;
    expect(await approve(first)).toBe('awaiting_second_admin');
    expect(await approve(first)).toBe('awaiting_second_admin');
    expect((await browser.call('admin.users')).error.code).toBe('approval_pending');
    expect(await approve(second)).toBe('active');
    expect((await browser.call('admin.users')).status).toBe(200);
    expect(await activeAdmins()).toContain(id);
  });

  it('does not count the approval of an admin who has been suspended since', async () => {
    const [first, second, third] = [
      await activeAdmin('One'),
      await activeAdmin('Two'),
      await activeAdmin('Three'),
    ];
    const { id } = await listedMember({ role: 'admin', approved: false });
    const approve = async (by: typeof first) =>
      (await by.browser.call('admin.approve', { params: { id }, body: {} })).body.status;
    expect(await approve(first)).toBe('awaiting_second_admin');
    await second.browser.call('admin.suspend', { params: { id: first.id }, body: { reason } });
    expect(await approve(second)).toBe('awaiting_second_admin');
    expect(await approve(third)).toBe('active');
  });
});

const suspendAs = async (by: string, id: string) => {
  const account = await getAccount(id);
  if (!account) throw new Error('no account');
  const context: DecisionContext = { by: { id: by, name: by }, reason, now: new Date() };
  return suspendAccount(account, context);
};

describe('the last active admin', () => {
  it('stays, however many admins suspend each other at once', async () => {
    const remove = await useOwnTable();
    try {
      for (let round = 1; round <= 4; round++) {
        const admins = await Promise.all(
          Array.from({ length: 3 }, () => storeUser({ account: { role: 'admin' } })),
        );
        for (const { id } of admins) await transact({ activeAdmins: addActiveAdmin(id) });
        const before = [...(await activeAdmins())];
        const outcomes = await Promise.allSettled(before.map((id) => suspendAs('another admin', id)));
        // All but one: the last request concerned the last admin.
        expect(await activeAdmins(), `round ${round}`).toHaveProperty('size', 1);
        const refused = outcomes.filter(({ status }) => status === 'rejected');
        expect(refused).toEqual([
          expect.objectContaining({ reason: expect.objectContaining({ code: 'last_admin' }) }),
        ]);
        const flags = await Promise.all(before.map(flagsOf));
        expect(flags.filter(({ suspended }) => !suspended)).toHaveLength(1);
      }
    } finally {
      await remove();
      asOperator();
    }
  });

  it('cannot be rejected either: there is nothing to decide', async () => {
    const admin = await activeAdmin();
    const account = await getAccount(admin.id);
    if (!account) throw new Error('no account');
    const context = { by: { id: 'x', name: 'x' }, reason, now: new Date() };
    await expect(rejectAccount(account, context)).rejects.toMatchObject({ code: 'conflict' });
  });
});
