import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '#functions/core/env.ts';
import { SIGN_UP_LIMIT } from '#functions/parts/auth/sign-up-limit.ts';
import { Browser, newSender } from '#functions/testing/api.ts';
import { restore, suspend } from '#functions/testing/decisions.ts';
import { answerGoogle, outcomeOf, signInThroughGoogle, startGoogle } from '#functions/testing/google.ts';
import { fillCounter } from '#functions/testing/limits.ts';
import { confirmedPerson, newEmail, signIn, signUp } from '#functions/testing/people.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, itemsOf, mailsTo } from '#functions/testing/stack.ts';

beforeAll(asOperator);

const SESSION = '__Host-fledge';
const whoIs = async (browser: Browser) => (await browser.call('auth.session')).body.user;

describe('a new user', () => {
  it('becomes what they chose, with a confirmed address, and is on the way to onboarding', async () => {
    const browser = new Browser();
    const email = newEmail();
    const given = { email, given_name: 'Zoë', family_name: 'van der Berg' };
    const { location } = await signInThroughGoogle(browser, given, {
      role: 'student',
      next: '/explore?type=job',
    });
    expect(location).toBe('/auth?google=joined&next=%2Fexplore%3Ftype%3Djob');
    expect(await whoIs(browser)).toMatchObject({
      email,
      firstName: 'Zoë',
      lastName: 'van der Berg',
      role: 'student',
      status: 'active',
      emailConfirmed: true,
      profileData: { isOnboardingComplete: false },
    });
    expect([...browser.cookies.keys()].sort()).toEqual([SESSION, `${SESSION}-browser`]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('gains no power by it: an admin waits for approval', async () => {
    const browser = new Browser();
    await signInThroughGoogle(browser, { email: newEmail() }, { role: 'admin' });
    expect(await whoIs(browser)).toMatchObject({ role: 'admin', status: 'pending' });
  });

  it('is asked for a role first, when none was chosen', async () => {
    const browser = new Browser();
    const { location } = await signInThroughGoogle(browser, { email: newEmail() }, { next: '/explore' });
    expect(location).toBe('/auth?google=choose-role&mode=signup&next=%2Fexplore');
    expect(browser.cookies.has(SESSION)).toBe(false);
  });

  it('gets a mail first when the mailbox is not Google’s: it may have changed hands', async () => {
    const browser = new Browser();
    const email = newEmail();
    const { outcome } = await signInThroughGoogle(
      browser,
      { email, mailbox: 'elsewhere' },
      { role: 'student' },
    );
    expect(outcome).toBe('joined');
    expect(await whoIs(browser)).toMatchObject({ email, emailConfirmed: false });
    const again = new Browser();
    expect((await signInThroughGoogle(again, { email, mailbox: 'elsewhere' })).outcome).toBe('signed-in');
    expect((await whoIs(again))?.email).toBe(email);
  });

  it('counts as one who joins from their address: when there were too many, only those with an account get in', async () => {
    const { email } = await confirmedPerson();
    const sender = newSender();
    await fillCounter(SIGN_UP_LIMIT, sender, SIGN_UP_LIMIT.limit - 1, await advanceClock(0));
    const come = async (address: string) =>
      (await signInThroughGoogle(new Browser(sender), { email: address }, { role: 'student' })).outcome;
    expect(await come(newEmail())).toBe('joined');
    expect(await come(newEmail())).toBe('too-many');
    expect(await come(email)).toBe('signed-in');
  });

  it('keeps a name that fits, whatever Google returns', async () => {
    const browser = new Browser();
    const given = { email: newEmail(), given_name: `\u202e A\u0000\n${'😀'.repeat(90)}`, family_name: '' };
    await signInThroughGoogle(browser, given, { role: 'student' });
    const user = await whoIs(browser);
    expect(user?.firstName).toBe(`A ${'😀'.repeat(39)}`);
    expect(user?.lastName).toBe('');
  });

  /** What becomes of a number of callbacks at once for one new address, and who is signed in afterwards. */
  const atOnce = async (count: number) => {
    const email = newEmail();
    const ways = await Promise.all(
      Array.from({ length: count }, async () => {
        const browser = new Browser();
        const back = await answerGoogle(await startGoogle(browser, { role: 'alumni' }), { email });
        return { browser, back };
      }),
    );
    const outcomes = await Promise.all(
      ways.map(async ({ browser, back }) => outcomeOf(await browser.send(back)).outcome),
    );
    const people = await Promise.all(ways.map(({ browser }) => whoIs(browser)));
    return { email, outcomes, ids: people.flatMap((user) => (user ? [user.id] : [])) };
  };

  it('is one person, and signed in by each of several concurrent callbacks', async () => {
    const { email, outcomes, ids } = await atOnce(rounds(10, 50));
    expect(outcomes.filter((outcome) => outcome === 'joined')).toHaveLength(1);
    // On a machine that has much else to do, some wait in vain for the one that makes the account.
    const heard = outcomes.filter((outcome) => outcome !== 'unavailable');
    expect(['joined', 'signed-in']).toEqual(expect.arrayContaining([...new Set(heard)]));
    expect(ids).toHaveLength(heard.length);
    expect(new Set(ids).size).toBe(1);
    expect((await signInThroughGoogle(new Browser(), { email })).outcome).toBe('signed-in');
  });
});

describe('a user with an account', () => {
  it('whose address is confirmed is signed in, and the password stays', async () => {
    const { user, email } = await confirmedPerson('mentor');
    const browser = new Browser();
    const { location } = await signInThroughGoogle(
      browser,
      { email: email.toUpperCase() },
      { role: 'student' },
    );
    expect(location).toBe('/auth?google=signed-in');
    expect(await whoIs(browser)).toMatchObject({ id: user.id, role: 'mentor', firstName: user.firstName });
    expect((await signIn(email)).answer.status).toBe(200);
  });

  it('is remembered for 30 days if they wish, and until the browser closes if not', async () => {
    const { email } = await confirmedPerson();
    const cookieOf = async (remember: 'true' | 'false') => {
      const { answer } = await signInThroughGoogle(new Browser(), { email }, { remember });
      return answer.headers.getSetCookie().find((cookie) => cookie.startsWith(`${SESSION}=`));
    };
    expect(await cookieOf('true')).toMatch(/; Max-Age=2592000$/);
    expect(await cookieOf('false')).not.toContain('Max-Age');
  });

  it('starts a new session in place of the one presented', async () => {
    const { browser, email } = await confirmedPerson();
    const before = browser.copy();
    await signInThroughGoogle(browser, { email });
    expect(await whoIs(before)).toBeNull();
    expect((await whoIs(browser))?.email).toBe(email);
  });

  it('is found again by their Google account when the address there has changed', async () => {
    const { user, email } = await confirmedPerson();
    await signInThroughGoogle(new Browser(), { email, sub: `sub-${user.id}` });
    const browser = new Browser();
    const { outcome } = await signInThroughGoogle(browser, { email: newEmail(), sub: `sub-${user.id}` });
    expect(outcome).toBe('signed-in');
    expect((await whoIs(browser))?.id).toBe(user.id);
  });

  it('is not given to another Google account of the same address', async () => {
    const { email } = await confirmedPerson();
    await signInThroughGoogle(new Browser(), { email });
    const { outcome } = await signInThroughGoogle(new Browser(), { email, sub: 'somebody else' });
    expect(outcome).toBe('account-exists');
  });

  it('is not given away by a Google account whose mailbox is elsewhere', async () => {
    for (const { email } of [await confirmedPerson(), await signUp()]) {
      const browser = new Browser();
      const { outcome } = await signInThroughGoogle(browser, { email, mailbox: 'elsewhere' });
      expect(outcome).toBe('account-exists');
      expect(await whoIs(browser)).toBeNull();
    }
  });

  it('does not get in while suspended, linked or not', async () => {
    const { user, email } = await confirmedPerson();
    await suspend(user.id);
    const browser = new Browser();
    expect((await signInThroughGoogle(browser, { email })).outcome).toBe('suspended');
    await restore(user.id);
    expect((await signInThroughGoogle(browser, { email })).outcome).toBe('signed-in');
    await suspend(user.id);
    expect((await signInThroughGoogle(browser, { email })).outcome).toBe('suspended');
    expect(await whoIs(browser)).toBeNull();
  });
});

describe('what is kept', () => {
  it('of a way is nothing but that it has ended; of a link, the two ids', async () => {
    const browser = new Browser();
    const email = newEmail();
    await signInThroughGoogle(browser, { email, sub: `kept-${email}` }, { role: 'student' });
    const user = await whoIs(browser);
    expect(await itemsOf(`google#kept-${email}`)).toEqual([
      { pk: `google#kept-${email}`, sk: 'google', entity: 'google', userId: user?.id },
    ]);
    const client = new CognitoIdentityProviderClient({});
    const { UserStatus } = await client.send(
      new AdminGetUserCommand({ UserPoolId: env('USER_POOL_ID'), Username: email }),
    );
    // A random password, so that "Forgot password?" works.
    expect(UserStatus).toBe('CONFIRMED');
  });
});
