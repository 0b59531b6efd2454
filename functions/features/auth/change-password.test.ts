import { beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '#functions/core/ids.ts';
import { putItem } from '#functions/core/table.ts';
import { withPasswordLock } from '#functions/parts/auth/password-lock.ts';
import { Browser } from '#functions/testing/api.ts';
import { restore, suspend } from '#functions/testing/decisions.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { signIn, signUp } from '#functions/testing/people.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, eventually, itemAt } from '#functions/testing/stack.ts';
import { tally } from '#functions/testing/tally.ts';
import { SESSION_SECONDS } from '#shared/core/retention.ts';
import { SIGN_IN_FAILURES } from '#shared/features/auth/routes.ts';

beforeAll(asOperator);

const NEW = 'three herons on a pier 7';

const change = (browser: Browser, given: Record<string, unknown> = {}) =>
  browser.call('auth.changePassword', {
    body: { currentPassword: PASSWORD, newPassword: NEW, ...given },
  });
const isIn = async (browser: Browser) => (await browser.call('auth.session')).body.user !== null;

describe('changing the password', () => {
  it('counts from then on, ends all other sessions, and keeps this browser with a new one', async () => {
    const { browser, email } = await signUp();
    const { browser: other } = await signIn(email);
    const stolen = browser.copy();
    expect((await change(browser)).status).toBe(200);
    expect(await isIn(browser)).toBe(true);
    expect(await isIn(other)).toBe(false);
    expect(await isIn(stolen)).toBe(false);
    expect((await signIn(email, PASSWORD)).answer.status).toBe(401);
    expect((await signIn(email, NEW)).answer.status).toBe(200);
  });

  it('lasts in this browser as long as it would have: for the browser session, or 30 days', async () => {
    const { email } = await signUp();
    const long = (await signIn(email, PASSWORD, true)).browser;
    const answer = await change(long);
    expect(answer.headers.getSetCookie()[0]).toContain(`Max-Age=${SESSION_SECONDS.remembered}`);
    const short = (await signIn(email, NEW)).browser;
    const again = await change(short, { currentPassword: NEW, newPassword: PASSWORD });
    expect(again.headers.getSetCookie()[0]).not.toContain('Max-Age');
  });

  it('needs the password that is', async () => {
    const { browser, email } = await signUp();
    const { browser: other } = await signIn(email);
    const answer = await change(browser, { currentPassword: 'not the one that it is' });
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toEqual({ currentPassword: 'This isn’t your current password' });
    expect(await isIn(other)).toBe(true);
    expect((await signIn(email)).answer.status).toBe(200);
  });

  it.each([
    ['short', 'Use at least 8 characters'],
    ['password123', expect.stringContaining('too easy to guess')],
    ['Password1!', expect.stringContaining('too easy to guess')],
    [PASSWORD, 'This is your current password. Choose a different one'],
    ['a line\nand another', expect.stringContaining('Use a single line')],
    ['x'.repeat(257), 'Use at most 256 characters'],
  ])('refuses %j as the new one', async (newPassword, problem) => {
    const { browser, email } = await signUp();
    expect((await change(browser, { newPassword })).error.fields).toEqual({ newPassword: problem });
    expect((await signIn(email)).answer.status).toBe(200);
  });

  it('refuses the own address', async () => {
    const { browser, email } = await signUp();
    const { error } = await change(browser, { newPassword: email });
    expect(error.fields).toEqual({ newPassword: expect.stringContaining('too easy to guess') });
  });

  it('is limited in each session, and guesses of strangers at sign-in do not count', async () => {
    const { browser, email } = await signUp();
    const stranger = new Browser(browser.sender);
    for (let guess = 0; guess < 2; guess++)
      expect((await signIn(email, 'a guess', false, stranger)).answer.status).toBe(401);
    for (let failure = 0; failure < SIGN_IN_FAILURES.limit; failure++) {
      expect((await change(browser, { currentPassword: `guess number ${failure}` })).status).toBe(400);
      // Cognito itself locks the user out after five, for twice as long each time, with an answer of its own.
      await advanceClock(1000 * 2 ** Math.max(0, failure - 2));
    }
    const refused = await change(browser);
    expect(refused.error.code).toBe('too_many_requests');
    expect((await signIn(email)).answer.status).toBe(200);
    await advanceClock(Number(refused.headers.get('retry-after')) * 1000);
    expect((await change(browser)).status).toBe(200);
  });

  it('has one winner among many at once, whose password is stored', async () => {
    const { browser, email } = await signUp();
    const passwords = Array.from(
      { length: rounds(6, 30) },
      (_, index) => `a lamp for each of ${index} boats`,
    );
    const answers = await Promise.all(
      passwords.map((newPassword) => change(browser.copy(), { newPassword })),
    );
    expect(tally(answers)).toMatchObject({ 200: 1 });
    for (const { status } of answers) expect([200, 400, 401, 409]).toContain(status);
    for (const [index, password] of passwords.entries()) {
      if (answers[index]?.status === 200) expect((await signIn(email, password)).answer.status).toBe(200);
    }
    expect((await signIn(email, PASSWORD)).answer.status).toBe(401);
  });

  it('is refused while another change is in progress, unless that one crashed', async () => {
    const { browser, user, email } = await signUp();
    // Later than any test has moved the clock: the lock holds.
    await withPasswordLock(user.id, new Date('2900-01-01'), async () => {
      const answer = await change(browser);
      expect(answer.status).toBe(409);
      expect(answer.error.message).toContain('is being changed in another tab');
    });
    expect((await signIn(email)).answer.status).toBe(200);
    const key = { pk: `user#${user.id}`, sk: 'password-lock' };
    await putItem({ Item: { ...key, holder: 'a crashed request', leaseUntil: 0 } });
    expect((await change(browser)).status).toBe(200);
  });

  it('says so when the user is suspended at the same moment: there is a new password, and no session', async () => {
    const { browser, user, email } = await signUp();
    // It waits for guesses in progress, which end only when the test ends them.
    const underWay = Array.from({ length: SIGN_IN_FAILURES.limit }, (_, index) => [index, Date.UTC(2900)]);
    const session = browser.cookies.get('__Host-fledge') ?? '';
    const guesses = { pk: `rate#change-password#${hashToken(session)}`, sk: 'rate', counted: [] };
    await putItem({ Item: { ...guesses, pending: Object.fromEntries(underWay), version: 1 } });
    const changing = change(browser);
    await eventually('the change', () => itemAt(`user#${user.id}`, 'password-lock'));
    await suspend(user.id);
    await putItem({ Item: { ...guesses, pending: {}, version: 2 } });
    const { error } = await changing;
    expect(error).toMatchObject({ code: 'unauthenticated', message: expect.stringContaining('was changed') });
    await restore(user.id);
    expect(await isIn(browser)).toBe(false);
    expect((await signIn(email, NEW)).answer.status).toBe(200);
  });

  it('leaves no lock behind, whatever came of it', async () => {
    const { browser, user } = await signUp();
    await change(browser, { currentPassword: 'not the one that it is' });
    expect(await itemAt(`user#${user.id}`, 'password-lock')).toBeUndefined();
    await change(browser);
    expect(await itemAt(`user#${user.id}`, 'password-lock')).toBeUndefined();
  });
});

describe('signing out everywhere', () => {
  it('ends every session, the one that asks included, and forgets its cookie', async () => {
    const { browser, email } = await signUp();
    const others = [(await signIn(email)).browser, (await signIn(email, PASSWORD, true)).browser];
    const copy = browser.copy();
    expect((await browser.call('auth.signOutEverywhere')).status).toBe(200);
    expect(browser.cookies.has('__Host-fledge')).toBe(false);
    for (const one of [copy, ...others])
      expect((await one.call('users.preferences', { params: { userId: 'x' } })).status).toBe(401);
    expect((await signIn(email)).answer.status).toBe(200);
  });
});
