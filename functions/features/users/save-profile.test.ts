import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { getProfile, getVersionedProfile } from '#functions/parts/profile/repository.ts';
import { confirmedPerson, onboardingBody, signUp } from '#functions/testing/people.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, itemAt } from '#functions/testing/stack.ts';

beforeAll(asOperator);

const scoreOf = async (id: string) => (await itemAt(`user#${id}`, 'dashboard'))?.resumeScore;

const edit = (version: number, given: Record<string, unknown> = {}) => {
  const { email: _, ...body } = onboardingBody('', {});
  return { ...body, version, ...given };
};

/** A user with functions to read and save their own profile. */
const person = async (role: Parameters<typeof signUp>[0] = 'student') => {
  const { browser, user, email } = await signUp(role);
  const params = { userId: user.id };
  return {
    browser,
    user,
    email,
    read: () => browser.call('users.profile', { params }),
    save: (body: Record<string, unknown>) => browser.call('users.saveProfile', { params, body }),
  };
};

describe('saving a profile', () => {
  it('stores it whole, moves the resume score, and counts the version on', async () => {
    const { read, save, browser, user, email } = await person();
    expect((await read()).body).toEqual({ ...user, version: 0 });
    const { body } = await save(edit(0, { firstName: ' Ada ', profileData: { skills: ['React'], gpa: 9 } }));
    expect(body).toMatchObject({ version: 1, firstName: 'Ada', email, phone: '+49 30 1234567' });
    expect(body.profileData).toMatchObject({ isOnboardingComplete: true, skills: ['React'], gpa: 9 });
    expect((await read()).body).toEqual(body);
    const { version: _, ...seen } = body;
    expect((await browser.call('auth.session')).body.user).toEqual(seen);
    expect(await scoreOf(user.id)).toBe(25);
    expect((await save(edit(1, { profileData: {} }))).body).toMatchObject({ version: 2 });
    expect(await scoreOf(user.id)).toBe(14);
  });

  it('counts on from what onboarding stored', async () => {
    const { read, save, browser, email } = await person();
    await browser.call('users.completeOnboarding', { body: onboardingBody(email) });
    expect((await read()).body.version).toBe(1);
    expect((await save(edit(0))).status).toBe(409);
    expect((await save(edit(1))).status).toBe(200);
    await browser.call('users.completeOnboarding', { body: onboardingBody(email) });
    expect((await save(edit(2))).status).toBe(409);
  });

  it('refuses one that began with an older profile, and changes nothing', async () => {
    const { read, save, user } = await person();
    await save(edit(0, { firstName: 'First' }));
    const before = (await read()).body;
    for (const version of [0, 2, 99]) {
      const { error, status } = await save(edit(version, { firstName: 'Second', profileData: {} }));
      expect(status).toBe(409);
      expect(error).toEqual({
        code: 'conflict',
        message: 'Your profile was changed elsewhere since you opened it.',
      });
    }
    expect((await read()).body).toEqual(before);
    expect((await getAccount(user.id))?.firstName).toBe('First');
  });

  it('has one winner among many with one version, whose whole profile is stored', async () => {
    const { save, user } = await person();
    await save(edit(0));
    const many = rounds(15, 100);
    const answers = await Promise.all(
      Array.from({ length: many }, (_, index) =>
        save(edit(1, { firstName: `Racer ${index}`, profileData: { position: `Racer ${index}` } })),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(many - 1);
    const name = won[0]?.body.firstName;
    expect((await getAccount(user.id))?.firstName).toBe(name);
    expect(await getVersionedProfile(user.id)).toMatchObject({
      version: 2,
      profile: { profileData: { position: name } },
    });
  });

  it('approves a mentor who states more than two years of experience, once the address is confirmed', async () => {
    const { browser, user } = await confirmedPerson('mentor');
    const params = { userId: user.id };
    const save = async (version: number, experience: string) =>
      (
        await browser.call('users.saveProfile', {
          params,
          body: edit(version, { profileData: { experience } }),
        })
      ).body.status;
    expect(await save(0, '0-2')).toBe('pending');
    expect(await save(1, '3-5')).toBe('active');
    const unconfirmed = await person('mentor');
    expect((await unconfirmed.save(edit(0, { profileData: { experience: '10+' } }))).body.status).toBe(
      'pending',
    );
  });

  it('takes any past graduation year, and none after the next six', async () => {
    const { save } = await person('alumni');
    const year = (await advanceClock(0)).getUTCFullYear();
    const inYears = (years: number) => String(year + years);
    expect((await save(edit(0, { profileData: { graduationYear: '1974' } }))).status).toBe(200);
    expect((await save(edit(1, { profileData: { graduationYear: inYears(6) } }))).status).toBe(200);
    const { error } = await save(edit(2, { profileData: { graduationYear: inYears(7) } }));
    expect(error.fields).toEqual({ 'profileData.graduationYear': `Enter a year up to ${inYears(6)}` });
  });

  it('is for users of 13 years and more', async () => {
    const { save } = await person();
    const bornOn = (day: Date) => day.toISOString().slice(0, 10);
    const day = await advanceClock(0);
    // Not on 29 February, which most years lack.
    day.setUTCFullYear(day.getUTCFullYear() - 13, day.getUTCMonth(), Math.min(day.getUTCDate(), 28));
    expect((await save(edit(0, { dateOfBirth: bornOn(day) }))).status).toBe(200);
    day.setUTCDate(day.getUTCDate() + 5);
    const { error } = await save(edit(1, { dateOfBirth: bornOn(day) }));
    expect(error.fields).toEqual({ dateOfBirth: 'You must be at least 13 years old' });
  });

  it('changes neither email nor role', async () => {
    const { save, email } = await person('employer');
    const { body } = await save(edit(0, { email: 'other@example.org', role: 'admin', status: 'active' }));
    expect(body).toMatchObject({ email, role: 'employer', status: 'pending' });
  });

  it.each([
    [{ firstName: '' }, { firstName: 'First name is required' }],
    [{ firstName: 'A\u0000da' }, { firstName: 'Remove the invisible character U+0000 after “A”' }],
    [{ lastName: 'x'.repeat(81) }, { lastName: 'Use at most 80 characters' }],
    [{ phone: '123' }, { phone: 'Phone number must be at least 10 digits' }],
    [{ phone: '+(((1 2 3 4-5-6' }, { phone: 'Phone number must be at least 10 digits' }],
    [{ dateOfBirth: '' }, { dateOfBirth: 'Date of birth is required' }],
    [{ dateOfBirth: '2990-01-01' }, { dateOfBirth: 'Enter a date in the past' }],
    [{ profileData: { gpa: 8.45 } }, { 'profileData.gpa': 'Use one decimal at most, such as 8.4' }],
    [{ profileData: { gpa: 1e-131 } }, { 'profileData.gpa': expect.any(String) }],
    [{ profileData: { gpa: 11 } }, { 'profileData.gpa': 'Enter a number from 0 to 10' }],
    [{ profileData: { gpa: 1e-131 } }, { 'profileData.gpa': 'Enter a number from 0 to 10' }],
    [
      { profileData: { linkedinUrl: 'javascript:alert(1)' } },
      { 'profileData.linkedinUrl': expect.any(String) },
    ],
    [{ version: -1 }, { version: expect.any(String) }],
    [{ version: '0' }, { version: expect.any(String) }],
    [{ version: undefined }, { version: 'This is required' }],
  ])('with %j is refused and says where', async (given, fields) => {
    const { save, user } = await person();
    const before = await getProfile(user.id);
    const { error } = await save(edit(0, given));
    expect(error).toMatchObject({ code: 'invalid_input', fields });
    expect(await getProfile(user.id)).toEqual(before);
  });
});

describe('preferences', () => {
  it('begin with all mail on, and are kept', async () => {
    const { browser, user } = await signUp();
    const params = { userId: user.id };
    expect((await browser.call('users.preferences', { params })).body).toEqual({
      mail: { applications: true },
    });
    const off = { mail: { applications: false } };
    expect((await browser.call('users.savePreferences', { params, body: off })).body).toEqual(off);
    expect((await browser.call('users.preferences', { params })).body).toEqual(off);
    const answer = await browser.call('users.savePreferences', {
      params,
      body: { mail: { applications: 'no' } },
    });
    expect(answer.error.fields).toHaveProperty(['mail.applications']);
  });
});
