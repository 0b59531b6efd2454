import { beforeAll, describe, expect, it } from 'vitest';
import { accountKey, getAccount } from '#functions/core/account.ts';
import { startSession } from '#functions/core/session.ts';
import { updateItem } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { endAllSessions } from '#functions/parts/users/account-status.ts';
import { Browser } from '#functions/testing/api.ts';
import { restore, suspend } from '#functions/testing/decisions.ts';
import { signIn, signUp } from '#functions/testing/people.ts';
import { asOperator } from '#functions/testing/stack.ts';

beforeAll(asOperator);

describe('the session', () => {
  it('is empty without a cookie', async () => {
    const answer = await new Browser().call('auth.session');
    expect(answer.body).toEqual({ user: null });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('is empty with a stale cookie, which is deleted', async () => {
    const browser = new Browser();
    browser.cookies.set('__Host-fledge', 'stale');
    const answer = await browser.call('auth.session');
    expect(answer.body).toEqual({ user: null });
    expect(browser.cookies.size).toBe(0);
  });

  it('ends at sign-out, for every copy of the cookie, and in no other browser', async () => {
    const { browser, email } = await signUp();
    const elsewhere = await signIn(email);
    const copy = browser.copy();
    const answer = await browser.call('auth.signOut');
    expect(answer.body).toEqual({});
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
    expect(browser.cookies.has('__Host-fledge')).toBe(false);
    expect((await copy.call('auth.session')).body.user).toBeNull();
    expect((await copy.call('auth.resendConfirmation')).status).toBe(401);
    expect((await elsewhere.browser.call('auth.session')).body.user).not.toBeNull();
  });

  it('is fine to end when there is none', async () => {
    expect((await new Browser().call('auth.signOut')).status).toBe(200);
  });

  it('ends at the next request when the person is suspended, for good', async () => {
    const { browser, user, email } = await signUp();
    await suspend(user.id);
    expect((await browser.copy().call('auth.resendConfirmation')).error.code).toBe('unauthenticated');
    expect((await browser.copy().call('auth.session')).body.user).toBeNull();
    await restore(user.id);
    expect((await browser.copy().call('auth.session')).body.user).toBeNull();
    expect((await signIn(email)).answer.status).toBe(200);
  });

  it('is refused while the account is suspended, whatever its epoch', async () => {
    const { browser, user } = await signUp();
    await updateItem(updateOf(accountKey(user.id), { set: { suspended: true } }));
    expect((await browser.copy().call('auth.resendConfirmation')).error.code).toBe('unauthenticated');
  });

  it('ends everywhere when all sessions are ended', async () => {
    const { browser, email } = await signUp();
    const elsewhere = await signIn(email);
    const answer = await browser.copy().call('auth.signOutEverywhere');
    expect(answer.headers.get('clear-site-data')).toBe('"storage"');
    for (const each of [browser, elsewhere.browser])
      expect((await each.call('auth.resendConfirmation')).status).toBe(401);
  });

  it('does not start for an account that was suspended, or whose sessions were ended, meanwhile', async () => {
    for (const meanwhile of [suspend, endAllSessions]) {
      const { user } = await signUp();
      const before = await getAccount(user.id);
      if (!before) throw new Error('no account');
      await meanwhile(user.id);
      await expect(startSession(before, false, new Date())).rejects.toThrow(TransactionFailed);
    }
  });

  it('cannot be used from another site', async () => {
    const { browser } = await signUp();
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const answer = await browser.call('auth.signOut', { headers });
      expect(answer.status).toBe(403);
    }
    expect((await browser.call('auth.session')).body.user).not.toBeNull();
  });
});
