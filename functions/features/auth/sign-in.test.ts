import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '#functions/testing/api.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { newEmail, signIn, signUp } from '#functions/testing/people.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator } from '#functions/testing/stack.ts';
import { SIGN_IN_FAILURES } from '#shared/features/auth.ts';
import { SESSION_SECONDS } from '#shared/retention.ts';
import { setRole } from './cognito.ts';

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

describe('the limit of failed sign-ins', () => {
  it.each(['known', 'unknown'])(
    'refuses after ten failures for a %s address, even the right password',
    async (kind) => {
      const email = kind === 'known' ? (await signUp()).email : newEmail();
      for (let failure = 0; failure < SIGN_IN_FAILURES.limit; failure++)
        expect(await statusOf(email, WRONG)).toBe(401);
      const { answer } = await signIn(email.toUpperCase(), PASSWORD);
      expect(answer.status).toBe(429);
      expect(answer.error.code).toBe('too_many_requests');
      const seconds = Number(answer.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(SIGN_IN_FAILURES.windowSeconds - 60);
      expect(seconds).toBeLessThanOrEqual(SIGN_IN_FAILURES.windowSeconds);
    },
  );

  it('opens again when the oldest failure leaves the window', async () => {
    const { email } = await signUp();
    await statusOf(email, WRONG);
    await advanceClock(WINDOW_MS / 2);
    for (let failure = 1; failure < SIGN_IN_FAILURES.limit; failure++) await statusOf(email, WRONG);
    const { answer } = await signIn(email, PASSWORD);
    expect(answer.status).toBe(429);
    await advanceClock(Number(answer.headers.get('retry-after')) * 1000);
    // One place is free: a failure takes it again.
    expect(await statusOf(email, WRONG)).toBe(401);
    expect(await statusOf(email, PASSWORD)).toBe(429);
    await advanceClock(WINDOW_MS / 2 + 60_000);
    expect(await statusOf(email, PASSWORD)).toBe(200);
  });

  it('does not count a success, and is not erased by one', async () => {
    const { email } = await signUp();
    for (let failure = 1; failure < SIGN_IN_FAILURES.limit; failure++) await statusOf(email, WRONG);
    expect(await statusOf(email, PASSWORD)).toBe(200);
    expect(await statusOf(email, PASSWORD)).toBe(200);
    expect(await statusOf(email, WRONG)).toBe(401);
    expect(await statusOf(email, PASSWORD)).toBe(429);
  });

  it('counts a suspended person with the right password as a failure', async () => {
    const { email, user } = await signUp();
    await suspend(user.id);
    for (let failure = 0; failure < SIGN_IN_FAILURES.limit; failure++)
      expect(await statusOf(email, PASSWORD)).toBe(401);
    expect(await statusOf(email, PASSWORD)).toBe(429);
  });

  it('lets ten of many simultaneous wrong passwords through', async () => {
    const { email } = await signUp();
    const tries = rounds(16, 100);
    const answers = await times(tries, () => signIn(email, WRONG));
    const statuses = answers.map(({ answer }) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(SIGN_IN_FAILURES.limit);
    expect(statuses.filter((status) => status === 429)).toHaveLength(tries - SIGN_IN_FAILURES.limit);
  });

  it('lets more simultaneous right passwords through than it allows failures', async () => {
    const { email } = await signUp();
    const tries = rounds(SIGN_IN_FAILURES.limit + 2, 30);
    const answers = await times(tries, () => signIn(email, PASSWORD));
    expect(answers.map(({ answer }) => answer.status)).toEqual(Array(tries).fill(200));
  });
});
