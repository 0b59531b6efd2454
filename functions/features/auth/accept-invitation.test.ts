import { beforeAll, describe, expect, it } from 'vitest';
import { accountKey, getAccount } from '#functions/core/account.ts';
import { updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { setPassword } from '#functions/parts/auth/cognito.ts';
import { invitationLinks, invitedAccount, redeemInvitation } from '#functions/parts/auth/invitations.ts';
import { activeAdmin } from '#functions/testing/admins.ts';
import { Browser } from '#functions/testing/api.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { newEmail, signIn } from '#functions/testing/people.ts';
import { asOperator, itemAt } from '#functions/testing/stack.ts';
import type { Role } from '#shared/core/contract.ts';
import { INVITATION_SECONDS } from '#shared/core/retention.ts';

beforeAll(asOperator);

/** An invited user with a token for the link, sent so long ago. Other tests may have moved the clock of the stack. */
const invited = async (role: Role = 'student', agoMs = 0) => {
  const admin = await activeAdmin();
  const email = newEmail();
  const body = { email, firstName: 'Ina', lastName: 'Vited', role };
  const { body: user } = await admin.browser.call('invitations.create', { body });
  return {
    admin,
    email,
    user,
    token: await invitationLinks.create(user, new Date(Date.parse(user.joinedAt) - agoMs)),
  };
};

const accept = (token: string, password = PASSWORD, browser = new Browser()) =>
  browser.call('auth.acceptInvitation', { body: { token, password } });

describe('an invitation', () => {
  it.each([
    ['mentor', 'active'],
    ['admin', 'pending'],
  ] as const)('makes of a %s one who is %s, signed in with a confirmed address', async (role, status) => {
    const { email, user, token } = await invited(role);
    expect(user).toMatchObject({ email, role, status: 'invited', lastActiveOn: null });
    expect((await signIn(email)).answer.error.code).toBe('invalid_credentials');
    const shown = await new Browser().call('auth.invitation', { body: { token } });
    expect(shown.body).toEqual({ email, firstName: 'Ina', role });
    const browser = new Browser();
    const { body } = await accept(token, PASSWORD, browser);
    expect(body).toMatchObject({ id: user.id, email, role, status, emailConfirmed: true });
    expect((await browser.call('auth.session')).body.user?.id).toBe(user.id);
    expect((await signIn(email)).answer.status).toBe(200);
  });

  it('works once, of several links and several at a time', async () => {
    const { email, user, token } = await invited();
    const other = await invitationLinks.create(user, new Date(user.joinedAt));
    const passwords = [`${PASSWORD}-1`, `${PASSWORD}-2`, `${PASSWORD}-3`];
    const answers = await Promise.all(passwords.map((password) => accept(token, password)));
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const [index, password] of passwords.entries())
      expect((await signIn(email, password)).answer.status).toBe(index === winner ? 200 : 401);
    expect((await accept(token)).error.code).toBe('invalid_token');
    expect((await accept(other)).error.code).toBe('invalid_token');
  });

  it('works once when two links are used at the same moment', async () => {
    const { user, token } = await invited();
    const other = await invitationLinks.create(user, new Date(user.joinedAt));
    const now = new Date(user.joinedAt);
    const account = await invitedAccount(token, now);
    await redeemInvitation(token, account, now);
    await expect(redeemInvitation(other, account, now)).rejects.toMatchObject({ code: 'invalid_token' });
  });

  it('expires after a week', async () => {
    const { token } = await invited('student', INVITATION_SECONDS * 1000);
    expect((await accept(token)).error.code).toBe('invalid_token');
    expect((await new Browser().call('auth.invitation', { body: { token } })).error.code).toBe(
      'invalid_token',
    );
  });

  it('is for the address it was sent to', async () => {
    const { user, token } = await invited();
    await updateItem(updateOf(accountKey(user.id), { set: { email: newEmail() } }));
    expect((await accept(token)).error.code).toBe('invalid_token');
  });

  it('is not valid for a user who was suspended, nor with a common password', async () => {
    const { user, token } = await invited();
    expect((await accept(token, 'password123')).error.fields).toHaveProperty('password');
    await suspend(user.id);
    expect((await accept(token)).error.code).toBe('invalid_token');
    expect((await getAccount(user.id))?.invitedAt).toBeDefined();
  });

  it('does not accept a password that was set before the invitation was accepted', async () => {
    const { email } = await invited();
    await setPassword(email, PASSWORD);
    expect((await signIn(email)).answer.error.code).toBe('invalid_credentials');
  });

  it('is asked for again by an admin until it is accepted, and the table holds no token', async () => {
    const { admin, user, token } = await invited();
    const params = { id: user.id };
    expect((await admin.browser.call('invitations.resend', { params })).status).toBe(200);
    const request = await itemAt(`user#${user.id}`, 'invitation');
    expect(request).toMatchObject({ userId: user.id, invitedBy: admin.id });
    expect(JSON.stringify(request)).not.toContain(token);
    await accept(token);
    expect((await admin.browser.call('invitations.resend', { params })).error.code).toBe('conflict');
  });
});
