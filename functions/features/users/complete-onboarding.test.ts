import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { getProfile, storeProfile } from '#functions/parts/profile/repository.ts';
import { Browser } from '#functions/testing/api.ts';
import { suspend } from '#functions/testing/decisions.ts';
import { confirmedPerson, newEmail, onboardingBody, signUp } from '#functions/testing/people.ts';
import { asOperator, itemAt } from '#functions/testing/stack.ts';
import { DAY_MS } from '#shared/core/durations.ts';

beforeAll(asOperator);

const scoreOf = async (id: string) => (await itemAt(`user#${id}`, 'dashboard'))?.resumeScore;

describe('onboarding', () => {
  it('stores names, profile and resume score, and answers with the user', async () => {
    const { browser, user, email } = await signUp();
    const body = {
      ...onboardingBody(email, { academicLevel: 'Undergraduate', graduationYear: '2027', gpa: 8.4 }),
      firstName: ' Ada ',
      lastName: 'Lovelace',
    };
    const { body: stored } = await browser.call('users.completeOnboarding', { body });
    expect(stored).toMatchObject({
      id: user.id,
      firstName: 'Ada',
      lastName: 'Lovelace',
      phone: body.phone,
      dateOfBirth: body.dateOfBirth,
      profileData: {
        isOnboardingComplete: true,
        academicLevel: 'Undergraduate',
        graduationYear: '2027',
        gpa: 8.4,
        skills: ['React', 'TypeScript'],
        company: '',
      },
    });
    expect((await browser.call('auth.session')).body.user).toEqual(stored);
    expect(await scoreOf(user.id)).toBe(31);
  });

  it('may be done again, and forgets what is left out', async () => {
    const { browser, user, email } = await signUp();
    await browser.call('users.completeOnboarding', { body: onboardingBody(email, { gpa: 7 }) });
    const { body } = await browser.call('users.completeOnboarding', {
      body: onboardingBody(email, { skills: [] }),
    });
    expect(body.profileData).not.toHaveProperty('gpa');
    expect(body.profileData.skills).toEqual([]);
    expect(await scoreOf(user.id)).toBe(14);
  });

  it('changes neither email nor role', async () => {
    const { browser, email } = await signUp('employer');
    const body = { ...onboardingBody(newEmail()), role: 'admin' as const };
    const { body: stored } = await browser.call('users.completeOnboarding', { body });
    expect(stored).toMatchObject({ email, role: 'employer', status: 'pending' });
  });

  it('leaves the other figures of the dashboard as they are', async () => {
    const { browser, user, email } = await signUp();
    await browser.call('users.completeOnboarding', { body: onboardingBody(email) });
    expect(await itemAt(`user#${user.id}`, 'dashboard')).toMatchObject({ applications: 0, interviews: 0 });
  });

  it.each([
    ['mentor', '3-5', 'active'],
    ['mentor', '10+', 'active'],
    ['mentor', '0-2', 'pending'],
    ['mentor', '', 'pending'],
    ['employer', '10+', 'pending'],
    ['admin', '10+', 'pending'],
    ['student', '', 'active'],
  ] as const)('makes of a %s with experience "%s" one who is %s', async (role, experience, status) => {
    const { browser, email } = await confirmedPerson(role);
    const { body } = await browser.call('users.completeOnboarding', {
      body: onboardingBody(email, { experience }),
    });
    expect(body.status).toBe(status);
    expect((await browser.call('auth.session')).body.user?.status).toBe(status);
  });

  it('refuses a date of birth that is still to come', async () => {
    const { browser, email } = await signUp();
    const tomorrow = new Date(Date.now() + 40 * 365 * DAY_MS).toISOString().slice(0, 10);
    const body = { ...onboardingBody(email), dateOfBirth: tomorrow };
    const { error } = await browser.call('users.completeOnboarding', { body });
    expect(error).toMatchObject({ code: 'invalid_input', fields: { dateOfBirth: expect.any(String) } });
  });

  it('says what is wrong with each field, in the spec’s words', async () => {
    const { browser } = await signUp();
    const body = {
      firstName: '',
      lastName: ' ',
      email: 'nobody',
      phone: '123',
      dateOfBirth: '',
      profileData: { gpa: 11, linkedinUrl: 'linkedin' },
    };
    const { error } = await browser.call('users.completeOnboarding', { body });
    expect(error.fields).toMatchObject({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Invalid email address',
      phone: 'Phone number must be at least 10 digits',
      dateOfBirth: 'Date of birth is required',
      'profileData.gpa': expect.any(String),
      'profileData.linkedinUrl': expect.any(String),
    });
  });

  it('needs a session', async () => {
    const answer = await new Browser().call('users.completeOnboarding', { body: onboardingBody(newEmail()) });
    expect(answer.status).toBe(401);
  });

  it('stores nothing for a user who was suspended meanwhile', async () => {
    const { user } = await signUp('mentor');
    const [before, profile] = [await getAccount(user.id), await getProfile(user.id)];
    if (!before) throw new Error('no account');
    await suspend(user.id);
    const late = { ...profile, phone: '0123456789' };
    const names = { firstName: 'Too', lastName: 'Late' };
    const change = { names, profile: late, stored: {}, changed: [], approve: true, from: undefined };
    await expect(storeProfile(before, change)).rejects.toThrow(TransactionFailed);
    expect(await getAccount(user.id)).toMatchObject({ firstName: 'Robin', approved: false });
    expect(await getProfile(user.id)).toEqual(profile);
  });

  it('keeps one whole of two simultaneous profiles', async () => {
    const { browser, user, email } = await signUp();
    const bodies = [
      { ...onboardingBody(email, { skills: [] }), firstName: 'None' },
      { ...onboardingBody(email, { skills: ['a', 'b', 'c', 'd', 'e'] }), firstName: 'Five' },
    ];
    for (let round = 0; round < 5; round++) {
      await Promise.all(bodies.map((body) => browser.call('users.completeOnboarding', { body })));
      const [account, profile] = [await getAccount(user.id), await getProfile(user.id)];
      const skills = profile.profileData.skills.length;
      expect(account?.firstName).toBe(skills === 5 ? 'Five' : 'None');
      expect(await scoreOf(user.id)).toBe(Math.floor(14 + skills * 1.6));
    }
  });
});
