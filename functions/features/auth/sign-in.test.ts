import { beforeAll, describe, expect, it } from 'vitest';
import { setRole } from '#functions/parts/auth/cognito.ts';
import { Browser, newSender } from '#functions/testing/api.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { newEmail, signIn, signUp, signUpBody } from '#functions/testing/people.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator } from '#functions/testing/stack.ts';
import { tally } from '#functions/testing/tally.ts';
import { SESSION_SECONDS } from '#shared/core/retention.ts';
import { SENDER_FAILURES, SIGN_IN_FAILURES } from '#shared/features/auth/routes.ts';

const COOKIE = '__Host-fledge';
const WRONG = 'not-the-password-1';
const WINDOW_MS = SIGN_IN_FAILURES.windowSeconds * 1000;

beforeAll(asOperator);

const times = <T>(count: number, act: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, act));
const statusOf = async (email: string, password: string) => (await signIn(email, password)).answer.status;

describe('sign-in', () => {
  it('answers with the user and starts a session', async () => {
    const { email, user } = await signUp('mentor');
    const { browser, answer } = await signIn(` ${email.toUpperCase()}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(user);
    expect((await browser.call('auth.session')).body.user).toEqual(user);
  });

  it('gives a new session identifier every time and ends the one presented', async () => {
    const { browser, email } = await signUp();
    const before = browser.copy();
    await browser.call('auth.signIn', { body: { email, password: PASSWORD } });
    expect(browser.cookies.get(COOKIE)).not.toBe(before.cookies.get(COOKIE));
    expect((await before.call('auth.session')).body.user).toBeNull();
    expect((await browser.call('auth.session')).body.user).not.toBeNull();
  });

  it('does not take over an identifier that an attacker planted', async () => {
    const { email } = await signUp();
    const browser = new Browser();
    browser.cookies.set(COOKIE, 'a'.repeat(43));
    await browser.call('auth.signIn', { body: { email, password: PASSWORD } });
    expect(browser.cookies.get(COOKIE)).not.toBe('a'.repeat(43));
  });

  it('lasts for the browser session, or with "remember me" for 30 days', async () => {
    const { email } = await signUp();
    const short = await signIn(email, PASSWORD, false);
    const long = await signIn(email, PASSWORD, true);
    expect(short.answer.headers.getSetCookie()[0]).not.toContain('Max-Age');
    expect(long.answer.headers.getSetCookie()[0]).toContain(`Max-Age=${SESSION_SECONDS.remembered}`);
    await advanceClock(SESSION_SECONDS.short * 1000);
    expect((await short.browser.call('auth.session')).body.user).toBeNull();
    expect((await long.browser.call('auth.session')).body.user).not.toBeNull();
    await advanceClock((SESSION_SECONDS.remembered - SESSION_SECONDS.short) * 1000);
    expect((await long.browser.call('auth.session')).body.user).toBeNull();
  });

  it('takes the role from the group in Cognito, without the old role’s approval, and ends other sessions', async () => {
    const { browser, email } = await signUp('student');
    await setRole(email, 'mentor');
    const answers = await times(5, () => signIn(email));
    for (const { answer } of answers)
      expect(answer.body).toMatchObject({ role: 'mentor', status: 'pending' });
    expect((await browser.call('auth.session')).body.user).toBeNull();
  });
});

describe('a failed sign-in', () => {
  it('looks alike for an unknown address, a wrong password and a suspended person', async () => {
    const known = await signUp();
    const suspended = await signUp();
    await suspend(suspended.user.id);
    const answers = [
      (await signIn(newEmail(), WRONG)).answer,
      (await signIn(known.email, WRONG)).answer,
      (await signIn(suspended.email, PASSWORD)).answer,
      (await signIn(suspended.email, WRONG)).answer,
    ];
    const [first] = answers;
    expect(first?.error).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid credentials. Please try again.',
    });
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.text).toBe(first?.text);
      expect([...answer.headers.keys()]).toEqual([...(first?.headers.keys() ?? [])]);
    }
  });
});

/** Longer than Cognito locks a user out after ten wrong passwords (infra/local/cognito/operations/lockout.ts). */
const LOCKOUT_MS = 33_000;

describe('the limit of wrong passwords', () => {
  /** Tries a password from one sender, each time in a browser without cookies. */
  const from = (sender: string) => async (email: string, password: string) =>
    (await signIn(email, password, false, new Browser(sender))).answer;

  it.each(['known', 'unknown'])(
    'refuses a sender after ten wrong ones for a %s address, even the right password',
    async (kind) => {
      const email = kind === 'known' ? (await signUp()).email : newEmail();
      const attempt = from(newSender());
      for (let failure = 0; failure < SIGN_IN_FAILURES.limit; failure++)
        expect((await attempt(email, WRONG)).status).toBe(401);
      const answer = await attempt(email.toUpperCase(), PASSWORD);
      expect(answer.status).toBe(429);
      expect(answer.error.code).toBe('too_many_requests');
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(SIGN_IN_FAILURES.windowSeconds - 60);
      expect(seconds).toBeLessThanOrEqual(SIGN_IN_FAILURES.windowSeconds);
    },
  );

  it('does not keep the owner out: not elsewhere, not in a browser they have used, not with a new password', async () => {
    const sender = newSender();
    const own = new Browser(sender);
    const { email } = (await own.call('auth.signUp', { body: signUpBody() })).body;
    const stranger = from(sender);
    for (let failure = 0; failure < SIGN_IN_FAILURES.limit; failure++) {
      await advanceClock(LOCKOUT_MS);
      await stranger(email, WRONG);
    }
    expect((await stranger(email, PASSWORD)).status).toBe(429);
    // Cognito itself looks at no password for half a minute now. In their own browser the owner learns that they have to wait.
    expect((await signIn(email, PASSWORD, false, own)).answer.error.code).toBe('too_many_requests');
    expect(await statusOf(email, PASSWORD)).toBe(401);
    await advanceClock(LOCKOUT_MS);
    expect(await statusOf(email, PASSWORD)).toBe(200);
    expect((await signIn(email, PASSWORD, false, own)).answer.status).toBe(200);
    // Signed in, they can change the password, which begins a new count for all.
    const body = { currentPassword: PASSWORD, newPassword: `${PASSWORD} new` };
    expect((await own.call('auth.changePassword', { body })).status).toBe(200);
    expect((await stranger(email, `${PASSWORD} new`)).status).toBe(200);
  });

  it('is as strict in a browser that the owner has used', async () => {
    const { browser, email } = await signUp();
    const attempt = async (password: string) => (await signIn(email, password, false, browser)).answer.status;
    for (let failure = 0; failure < SIGN_IN_FAILURES.limit; failure++) {
      expect(await attempt(WRONG)).toBe(401);
      // Cognito locks the user out in between, which is another limit.
      await advanceClock(LOCKOUT_MS);
    }
    expect(await attempt(PASSWORD)).toBe(429);
    expect(await statusOf(email, PASSWORD)).toBe(200);
  });

  it('refuses a sender who tries one password for many addresses, except in browsers known by the password of today', async () => {
    const sender = newSender();
    const [own, other] = [new Browser(sender), new Browser(sender)];
    const { email } = (await own.call('auth.signUp', { body: signUpBody() })).body;
    for (const cookie of (await signIn(email, PASSWORD)).browser.cookies) other.cookies.set(...cookie);
    const attempt = from(sender);
    const answers = await times(60, () => attempt(newEmail(), WRONG));
    expect(tally(answers)).toEqual({ 401: SENDER_FAILURES.limit, 429: 60 - SENDER_FAILURES.limit });
    expect((await attempt(email, PASSWORD)).status).toBe(429);
    const statusIn = async (browser: Browser, password: string) =>
      (await signIn(email, password, false, browser)).answer.status;
    expect(await statusIn(own, PASSWORD)).toBe(200);
    expect(await statusIn(other, PASSWORD)).toBe(200);
    const body = { currentPassword: PASSWORD, newPassword: `${PASSWORD} new` };
    expect((await own.call('auth.changePassword', { body })).status).toBe(200);
    expect(await statusIn(own, body.newPassword)).toBe(200);
    expect(await statusIn(other, body.newPassword)).toBe(429);
  });

  it('opens again when the oldest failure leaves the window', async () => {
    const { email } = await signUp();
    const attempt = from(newSender());
    await attempt(email, WRONG);
    await advanceClock(WINDOW_MS / 2);
    for (let failure = 1; failure < SIGN_IN_FAILURES.limit; failure++) await attempt(email, WRONG);
    const answer = await attempt(email, PASSWORD);
    expect(answer.status).toBe(429);
    await advanceClock(Number(answer.headers.get('retry-after')) * 1000);
    // One place is free: a failure takes it again.
    expect((await attempt(email, WRONG)).status).toBe(401);
    expect((await attempt(email, PASSWORD)).status).toBe(429);
    await advanceClock(WINDOW_MS / 2 + 60_000);
    expect((await attempt(email, PASSWORD)).status).toBe(200);
  });

  it('does not count a success, and is not erased by one', async () => {
    const { email } = await signUp();
    const attempt = from(newSender());
    for (let failure = 1; failure < SIGN_IN_FAILURES.limit; failure++) await attempt(email, WRONG);
    await advanceClock(LOCKOUT_MS);
    expect((await attempt(email, PASSWORD)).status).toBe(200);
    expect((await attempt(email, PASSWORD)).status).toBe(200);
    expect((await attempt(email, WRONG)).status).toBe(401);
    expect((await attempt(email, PASSWORD)).status).toBe(429);
  });

  it('counts a suspended person with the right password as a failure', async () => {
    const { email, user } = await signUp();
    await suspend(user.id);
    const attempt = from(newSender());
    for (let failure = 0; failure < SIGN_IN_FAILURES.limit; failure++)
      expect((await attempt(email, PASSWORD)).status).toBe(401);
    expect((await attempt(email, PASSWORD)).status).toBe(429);
  });

  it('lets ten of many simultaneous wrong passwords through', async () => {
    const { email } = await signUp();
    const tries = rounds(16, 49);
    const attempt = from(newSender());
    expect(tally(await times(tries, () => attempt(email, WRONG)))).toEqual({
      401: SIGN_IN_FAILURES.limit,
      429: tries - SIGN_IN_FAILURES.limit,
    });
  });

  it('lets more simultaneous right passwords through than it allows failures', async () => {
    const { email } = await signUp();
    const tries = rounds(SIGN_IN_FAILURES.limit + 2, 30);
    const attempt = from(newSender());
    expect(tally(await times(tries, () => attempt(email, PASSWORD)))).toEqual({ 200: tries });
  });
});
