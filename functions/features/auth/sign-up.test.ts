import { describe, expect, it } from 'vitest';
import { Browser } from '#functions/testing/api.ts';
import { PASSWORD } from '#functions/testing/password.ts';
import { newEmail, signIn, signUp, signUpBody } from '#functions/testing/people.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { confirmationToken, itemAt, itemsOf } from '#functions/testing/stack.ts';
import { ROLES } from '#shared/core/contract.ts';

const COOKIE = '__Host-fledge';

describe('sign-up', () => {
  it('answers with the user, and is signed in', async () => {
    const browser = new Browser();
    const body = signUpBody();
    const answer = await browser.call('auth.signUp', {
      body: { ...body, email: `  ${body.email.toUpperCase()} ` },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      email: body.email,
      firstName: 'Robin',
      lastName: 'Example',
      role: 'student',
      status: 'active',
      emailConfirmed: false,
      profileData: { isOnboardingComplete: false, skills: [] },
    });
    expect((await browser.call('auth.session')).body.user).toEqual(answer.body);
    const cookie = answer.headers.getSetCookie()[0];
    expect(cookie).toMatch(/^__Host-fledge=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it.each(ROLES)('takes the role %s, but gives no power that needs approval', async (role) => {
    const { user } = await signUp(role);
    expect(user.role).toBe(role);
    expect(user.status).toBe(role === 'student' || role === 'alumni' ? 'active' : 'pending');
  });

  it('makes a student of an empty or a missing role, and refuses an unknown one', async () => {
    for (const role of ['', undefined]) {
      const { body } = await new Browser().call('auth.signUp', { body: { ...signUpBody(), role } });
      expect(body.role).toBe('student');
    }
    const { error } = await new Browser().call('auth.signUp', { body: { ...signUpBody(), role: 'owner' } });
    expect(error).toMatchObject({ code: 'invalid_input', fields: { role: expect.any(String) } });
  });

  it('starts with a dashboard of true zeros and a small resume score', async () => {
    const { user } = await signUp();
    const dashboard = await itemAt(`user#${user.id}`, 'dashboard');
    expect(dashboard).toMatchObject({ applications: 0, interviews: 0, profileViews: 0, resumeScore: 10 });
  });

  it.each([
    ['too short', 'aB3!xyz'],
    ['common', 'password123'],
    ['common in other case', 'PassWord123'],
    ['the product', 'Fledge2026'],
    ['led by a space', ' quiet-harbour-42'],
  ])('refuses a password that is %s', async (_, password) => {
    const { error } = await new Browser().call('auth.signUp', { body: signUpBody({ password }) });
    expect(error).toMatchObject({ code: 'invalid_input', fields: { password: expect.any(String) } });
  });

  it('refuses the address and its local part as a password', async () => {
    const email = newEmail();
    for (const password of [email, email.slice(0, email.indexOf('@')).toUpperCase()]) {
      const { error } = await new Browser().call('auth.signUp', { body: signUpBody({ email, password }) });
      expect(error).toMatchObject({ code: 'invalid_input', fields: { password: expect.any(String) } });
    }
  });

  it('answers 409 for a taken address, however it is written', async () => {
    const { email } = await signUp();
    for (const written of [email, email.toUpperCase(), ` ${email} `]) {
      const answer = await new Browser().call('auth.signUp', { body: signUpBody({ email: written }) });
      expect(answer.status).toBe(409);
      expect(answer.error.code).toBe('email_taken');
    }
    expect((await signIn(email)).answer.status).toBe(200);
  });

  it('makes one account of many simultaneous sign-ups for one address', async () => {
    const email = newEmail();
    const many = rounds(15, 100);
    const answers = await Promise.all(
      Array.from({ length: many }, (_, index) =>
        new Browser().call('auth.signUp', { body: signUpBody({ email, password: `${PASSWORD}-${index}` }) }),
      ),
    );
    const winners = answers.filter(({ status }) => status === 201);
    expect(winners).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
    // The password that counts is the winner's: no loser has touched the user in Cognito.
    const winner = answers.indexOf(winners[0] as (typeof answers)[number]);
    expect((await signIn(email, `${PASSWORD}-${winner}`)).answer.status).toBe(200);
    expect((await signIn(email, `${PASSWORD}-${(winner + 1) % many}`)).answer.status).toBe(401);
  });

  it('mails one confirmation link', async () => {
    const { user, email } = await signUp();
    const token = await confirmationToken(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = JSON.stringify(await itemsOf(`user#${user.id}`));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(PASSWORD);
  });

  it('starts a new session in place of the one presented', async () => {
    const { browser } = await signUp();
    const before = browser.copy();
    await browser.call('auth.signUp', { body: signUpBody() });
    expect(browser.cookies.get(COOKIE)).not.toBe(before.cookies.get(COOKIE));
    expect((await before.call('auth.session')).body.user).toBeNull();
  });

  it('refuses a date of birth that is still to come', async () => {
    const body = { ...signUpBody(), dateOfBirth: '2999-01-01' };
    expect((await new Browser().call('auth.signUp', { body })).error.fields).toHaveProperty('dateOfBirth');
  });
});
