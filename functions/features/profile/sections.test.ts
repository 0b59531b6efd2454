import { beforeAll, describe, expect, it } from 'vitest';
import { getAccount } from '#functions/core/account.ts';
import { type Member, member } from '#functions/testing/members.ts';
import { confirmedPerson, onboardingBody, signUp } from '#functions/testing/people.ts';
import { rounds } from '#functions/testing/rounds.ts';
import { advanceClock, asOperator, itemAt } from '#functions/testing/stack.ts';
import { MAX_BODY_BYTES } from '#shared/core/contract.ts';
import type { Sections } from '#shared/features/profile/sections.ts';
import { resumeScore } from '#shared/features/resume/score.ts';

beforeAll(asOperator);

const read = async ({ browser }: Pick<Member, 'browser'>) =>
  (await browser.call('profile.own')).body.sections;
const saveWork = ({ browser }: Pick<Member, 'browser'>, items: object[], version = 0) =>
  browser.call('profile.saveWork', { body: { items, version } });
const HARBOUR = {
  name: 'Harbour',
  position: 'Engineer',
  startDate: '2024-02',
  highlights: ['Led a team of 4'],
};

describe('a section', () => {
  it('is stored as it is, without empty fields, and counts its version on', async () => {
    const user = await member();
    const items = [
      HARBOUR,
      { name: 'Mill', position: '', startDate: '2022-05-17', endDate: 'present', highlights: ['', 'Baked'] },
    ];
    const stored = [HARBOUR, { name: 'Mill', startDate: '2022-05', highlights: ['Baked'] }];
    expect((await saveWork(user, items)).body).toEqual({ items: stored, version: 1, audience: 'everyone' });
    const { work, projects } = await read(user);
    expect(work).toEqual({ items: stored, version: 1, audience: 'everyone' });
    expect(projects).toEqual({ items: [], version: 0, audience: 'everyone' });
  });

  it('has its own version: saving one section does not make the others outdated', async () => {
    const user = await member();
    const own = await user.browser.call('profile.own');
    const { browser } = user;
    const versions = own.body.sections;
    for (const answer of [
      await saveWork(user, [HARBOUR], versions.work.version),
      await browser.call('profile.saveEducation', {
        body: { items: [{ institution: 'Turin' }], version: versions.education.version },
      }),
      await browser.call('profile.saveSkills', {
        body: { items: [{ name: 'Go' }], version: versions.skills.version },
      }),
    ])
      expect(answer.status).toBe(200);
  });

  it('is refused when it began with an older version, and one of many at once is stored', async () => {
    const user = await member();
    await saveWork(user, [HARBOUR]);
    for (const version of [0, 2, 99]) {
      const { status, error } = await saveWork(user, [{ name: 'Other' }], version);
      expect(status).toBe(409);
      expect(error.message).toBe('This section was changed elsewhere since you opened it.');
    }
    expect((await read(user)).work.items).toEqual([HARBOUR]);
    const many = rounds(10, 60);
    const answers = await Promise.all(
      Array.from({ length: many }, (_, index) => saveWork(user, [{ name: `Racer ${index}` }], 1)),
    );
    const [won, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(many - 1);
    expect((await read(user)).work).toEqual(won?.body);
  });

  it('of all kinds are saved at once, none is lost, and the score is that of all of them', async () => {
    const user = await member();
    const { browser } = user;
    await Promise.all([
      saveWork(user, [HARBOUR]),
      browser.call('profile.saveEducation', { body: { items: [{ institution: 'Turin' }], version: 0 } }),
      browser.call('profile.saveSkills', { body: { items: [{ name: 'Go' }], version: 0 } }),
      browser.call('profile.saveLanguages', { body: { items: [{ language: 'Italian' }], version: 0 } }),
    ]);
    const { work, education, skills, languages, ...rest } = await read(user);
    expect([work, education, skills, languages].map(({ items }) => items.length)).toEqual([1, 1, 1, 1]);
    const sections: Sections = {
      basics: rest.basics.items,
      projects: rest.projects.items,
      volunteer: rest.volunteer.items,
      awards: rest.awards.items,
      publications: rest.publications.items,
      interests: rest.interests.items,
      references: rest.references.items,
      certificates: rest.certificates.items,
      lookingFor: rest.lookingFor.items,
      work: work.items,
      education: education.items,
      skills: skills.items,
      languages: languages.items,
    };
    expect((await itemAt(`user#${user.id}`, 'dashboard'))?.resumeScore).toBe(
      resumeScore({ role: 'student', sections }),
    );
  });

  it.each([
    [[{ position: '', highlights: [] }], 'items.0.name', 'Enter a company or a position'],
    [[{ name: 'A', startDate: '2024-13' }], 'items.0.startDate', 'Enter a month and a year, such as 2024-06'],
    [[{ name: 'A', url: 'javascript:alert(1)' }], 'items.0.url', expect.any(String)],
    [[{ name: 'x'.repeat(121) }], 'items.0.name', 'Use at most 120 characters'],
    [Array.from({ length: 31 }, () => HARBOUR), 'items', 'Add at most 30 entries'],
  ])('with %j is refused and says where', async (items, field, message) => {
    const user = await member();
    const { error } = await saveWork(user, items);
    expect(error.fields).toEqual({ [field]: message });
    expect((await read(user)).work.version).toBe(0);
  });

  it('is refused when the whole profile would get too long to be imported again', async () => {
    const user = await member();
    const long = { name: 'A', highlights: Array.from({ length: 20 }, () => 'x'.repeat(600)) };
    const { status } = await saveWork(user, [long, long, long, long]);
    expect(status).toBe(413);
  });

  it('is refused when the request is larger than any may be, whatever is in it', async () => {
    const user = await member();
    const body = { items: [], version: 0, more: 'x'.repeat(MAX_BODY_BYTES) };
    expect((await user.browser.call('profile.saveWork', { body })).status).toBe(413);
    expect((await read(user)).work.version).toBe(0);
  });

  it('is shown to whom its owner chooses', async () => {
    const user = await member();
    const body = { items: [HARBOUR], version: 0, audience: 'me' };
    expect((await user.browser.call('profile.saveWork', { body })).body.audience).toBe('me');
    expect((await saveWork(user, [], 1)).body.audience).toBe('me');
  });
});

describe('the answers of onboarding', () => {
  it('are entries of the sections, which begin with version 0', async () => {
    const { browser, email } = await signUp();
    const profileData = {
      university: 'Turin',
      program: 'B.Sc',
      graduationYear: '2027',
      careerGoal: 'Research',
    };
    await browser.call('users.completeOnboarding', { body: onboardingBody(email, profileData) });
    const { basics, education, skills, lookingFor } = await read({ browser });
    expect(basics).toMatchObject({
      items: [{ name: 'Robin Example', phone: '+49 30 1234567', email }],
      version: 0,
    });
    expect(education.items).toEqual([{ institution: 'Turin', studyType: 'B.Sc', endDate: '2027' }]);
    expect(skills.items).toEqual([{ name: 'React' }, { name: 'TypeScript' }]);
    expect(lookingFor.items).toEqual([{ careerGoal: 'Research' }]);
    await browser.call('users.completeOnboarding', { body: onboardingBody(email, profileData) });
    expect((await read({ browser })).education.version).toBe(1);
  });

  it('change with the sections, and what depends on them follows', async () => {
    const { browser, user, email } = await signUp();
    await browser.call('users.completeOnboarding', { body: onboardingBody(email) });
    await browser.call('profile.saveEducation', {
      body: {
        items: [{ institution: 'Leeds', studyType: 'B.Sc', endDate: '2027-06', score: '8.5' }],
        version: 0,
      },
    });
    await browser.call('profile.saveSkills', {
      body: { items: [{ name: 'Go', level: 'Expert' }], version: 0 },
    });
    const basics = { name: 'Ada Byron King', firstName: 'Ada', lastName: 'Byron King', label: 'Engineer' };
    await browser.call('profile.saveBasics', { body: { items: [basics], version: 0 } });
    expect((await browser.call('auth.session')).body.user).toMatchObject({
      firstName: 'Ada',
      lastName: 'Byron King',
      phone: '',
      dateOfBirth: '2003-05-17',
      profileData: {
        university: 'Leeds',
        program: 'B.Sc',
        graduationYear: '2027',
        gpa: 8.5,
        skills: ['Go'],
        isOnboardingComplete: true,
      },
    });
    const stale = { ...onboardingBody(email), version: 1 };
    const params = { userId: user.id };
    expect((await browser.call('users.saveProfile', { params, body: stale })).status).toBe(409);
  });

  it('that a role is not asked for do not empty what the profile has', async () => {
    const { browser, email } = await signUp();
    await saveWork({ browser }, [HARBOUR]);
    await browser.call('users.completeOnboarding', { body: onboardingBody(email) });
    expect((await read({ browser })).work.items).toEqual([HARBOUR]);
  });

  it('have the limits of their forms', async () => {
    const { browser } = await member();
    const year = (await advanceClock(0)).getUTCFullYear();
    const education = { items: [{ institution: 'Leeds', endDate: `${year + 7}` }], version: 0 };
    const late = await browser.call('profile.saveEducation', { body: education });
    expect(late.error.fields).toEqual({ 'items.0.endDate': `Enter a year up to ${year + 6}` });
    const basics = { items: [{ name: 'Plato', phone: '123', dateOfBirth: `${year - 2}-01-01` }], version: 0 };
    const young = await browser.call('profile.saveBasics', { body: basics });
    expect(young.error.fields).toEqual({ 'items.0.phone': 'Phone number must be at least 10 digits' });
    const { phone: _, ...rest } = basics.items[0] ?? {};
    const child = await browser.call('profile.saveBasics', { body: { items: [rest], version: 0 } });
    expect(child.error.fields).toEqual({ 'items.0.dateOfBirth': 'You must be at least 13 years old' });
    const nameless = await browser.call('profile.saveBasics', {
      body: { items: [{ name: 'Plato' }], version: 0 },
    });
    expect(nameless.error.fields).toEqual({ 'items.0.name': 'Enter your first and last name' });
  });

  it('approve a mentor who states enough experience in the basics', async () => {
    const { browser, user } = await confirmedPerson('mentor');
    await browser.call('profile.saveBasics', { body: { items: [{ experience: '6-10' }], version: 0 } });
    expect((await getAccount(user.id))?.approved).toBe(true);
  });
});
