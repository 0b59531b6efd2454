import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Member, member } from '#functions/testing/members.ts';
import { onboardingBody, signUp } from '#functions/testing/people.ts';
import { asOperator } from '#functions/testing/stack.ts';
import { matchesFile } from '#shared/features/profile/json-resume.ts';
import { SECTIONS } from '#shared/features/profile/rules.ts';

beforeAll(asOperator);

const require = createRequire(import.meta.url);
/** The published validator, which has no types. */
const { validate } = require('@jsonresume/schema') as {
  validate: (resume: object, done: (error: unknown) => void) => void;
};

const RESUME = {
  basics: {
    name: 'Ada Lovelace',
    label: 'Engineer of engines',
    summary: 'I write programs\nfor machines that are not built yet.',
    email: 'ada@work.example',
    phone: '+44 20 7946 0018',
    url: 'https://ada.example',
    location: { city: 'London', countryCode: 'GB' },
    profiles: [
      { network: 'LinkedIn', url: 'https://linkedin.example/ada' },
      { network: 'Chess', username: 'ada' },
    ],
  },
  work: [
    {
      id: 'w1',
      name: 'Analytical Engines',
      position: 'Programmer',
      startDate: '2021-03',
      highlights: ['Note G'],
    },
    { name: 'Loom Works', position: 'Intern', location: 'Leeds', startDate: '2019', endDate: '2020-08' },
  ],
  education: [
    { institution: 'Turin', studyType: 'Laurea', area: 'Mathematics', endDate: '2021', score: '110/110' },
  ],
  projects: [{ name: 'Bernoulli', description: 'Numbers', url: 'https://b.example', startDate: '2020-01' }],
  skills: [
    { name: 'Mathematics', level: 'Master', keywords: ['Series'], backedBy: 'w1' },
    { name: 'French' },
  ],
  certificates: [{ name: 'Royal licence', date: '2022-05', issuer: 'Society', url: 'https://s.example' }],
  languages: [{ language: 'English', fluency: 'Native' }],
  volunteer: [
    {
      organization: 'Reading room',
      position: 'Reader',
      url: 'https://r.example',
      startDate: '2018',
      summary: 'Reads aloud',
      highlights: ['120 evenings'],
    },
  ],
  awards: [{ title: 'Medal', date: '2020-06', awarder: 'Society', summary: 'For Note G' }],
  publications: [
    { name: 'Notes', publisher: 'Memoirs', releaseDate: '2019-09', url: 'https://n.example', summary: 'A' },
  ],
  interests: [{ name: 'Horses', keywords: ['Racing'] }],
  references: [{ name: 'Mary Somerville', reference: 'She understands it.' }],
  meta: {
    lookingFor: [
      { careerGoal: 'Research', interests: ['Design'], kinds: ['project'], places: ['London'], remote: true },
    ],
    audiences: { languages: 'me' },
  },
};

const own = async ({ browser }: Pick<Member, 'browser'>) => (await browser.call('profile.own')).body.sections;
const contents = async (user: Pick<Member, 'browser'>) =>
  Object.fromEntries(
    Object.entries(await own(user)).map(([section, { items, audience }]) => [section, { items, audience }]),
  );

/** What the published validator says is wrong. */
const problems = (resume: object): Promise<unknown> =>
  new Promise((resolve) => {
    validate(resume, resolve);
  });

/** Empties every section. */
const wipe = async (user: Member) => {
  const sections = await own(user);
  const { browser } = user;
  const body = (section: keyof typeof sections) => ({
    body: { items: [], version: sections[section].version },
  });
  await browser.call('profile.saveBasics', body('basics'));
  await browser.call('profile.saveWork', body('work'));
  await browser.call('profile.saveEducation', body('education'));
  await browser.call('profile.saveProjects', body('projects'));
  await browser.call('profile.saveSkills', body('skills'));
  await browser.call('profile.saveCertificates', body('certificates'));
  await browser.call('profile.saveLanguages', body('languages'));
  await browser.call('profile.saveVolunteer', body('volunteer'));
  await browser.call('profile.saveAwards', body('awards'));
  await browser.call('profile.savePublications', body('publications'));
  await browser.call('profile.saveInterests', body('interests'));
  await browser.call('profile.saveReferences', body('references'));
  await browser.call('profile.saveLookingFor', body('lookingFor'));
};

describe('a profile as JSON Resume', () => {
  it('is valid, and after everything was deleted its import gives the same profile', async () => {
    const user = await member();
    await user.browser.call('profile.import', { body: { resume: RESUME } });
    const before = await contents(user);
    const { body: copy } = await user.browser.call('profile.export');
    expect(await problems(copy)).toBeNull();
    expect(copy).toMatchObject(RESUME);
    await wipe(user);
    for (const section of SECTIONS)
      if (section !== 'basics') expect((await own(user))[section].items).toEqual([]);
    const { report } = (await user.browser.call('profile.import', { body: { resume: copy } })).body;
    expect({ ...report, matches: matchesFile(report) }).toMatchObject({ left: [], kept: [], matches: true });
    expect(await contents(user)).toEqual(before);
    expect((await user.browser.call('profile.export')).body).toEqual(copy);
  });

  it('is valid with onboarding alone, and says nothing of the date of birth', async () => {
    const { browser, email } = await signUp();
    const profileData = { program: 'B.Sc', gpa: 8.4, linkedinUrl: 'https://linkedin.example/robin' };
    await browser.call('users.completeOnboarding', { body: onboardingBody(email, profileData) });
    const { body, text } = await browser.call('profile.export');
    expect(await problems(body)).toBeNull();
    expect(text).not.toContain('2003-05-17');
    const before = await contents({ browser });
    await browser.call('profile.import', { body: { resume: body } });
    expect(await contents({ browser })).toEqual(before);
  });

  it('is what the validator would find wrong otherwise', async () => {
    expect(await problems({ ...RESUME, work: [{ startDate: 'last May' }] })).not.toBeNull();
  });
});

describe('importing', () => {
  it('saves nothing in a dry run, and reports what it would take in the same words', async () => {
    const user = await member();
    const before = await contents(user);
    const resume = { ...RESUME, basics: { ...RESUME.basics, phone: 'ask me', dateOfBirth: '1800-01-01' } };
    const imported = (dryRun: boolean) => user.browser.call('profile.import', { body: { resume, dryRun } });
    const dry = (await imported(true)).body;
    expect(await contents(user)).toEqual(before);
    expect(dry.report.taken.length).toBeGreaterThan(20);
    expect((await imported(false)).body.report).toEqual(dry.report);
    expect(await contents(user)).not.toEqual(before);
  });

  it('leaves the sections that the resume does not have, and counts versions on for those it has', async () => {
    const user = await member();
    await user.browser.call('profile.import', { body: { resume: RESUME } });
    await user.browser.call('profile.import', { body: { resume: { languages: [{ language: 'French' }] } } });
    const { languages, work } = await own(user);
    expect(languages).toEqual({ items: [{ language: 'French' }], version: 2, audience: 'me' });
    expect(work).toMatchObject({ version: 1, items: RESUME.work });
  });

  it('takes what a profile has a place for, keeps what the file does not have, and says what it left', async () => {
    const user = await member();
    await user.browser.call('profile.import', { body: { resume: RESUME } });
    const { body } = await user.browser.call('profile.import', {
      body: {
        resume: {
          basics: {
            name: 'Robin Example',
            image: 'data:image/png',
            phone: 'ask me',
            url: 'robin.example',
            location: { address: '1 Quay', city: 'Bremen' },
          },
          work: [{ name: 'Mill', startDate: '2020-02-29', endDate: '', summary: 'Baking' }],
          hobbies: ['Chess'],
        },
      },
    });
    const { sections, report } = body;
    expect(sections.work.items).toEqual([{ name: 'Mill', startDate: '2020-02', summary: 'Baking' }]);
    expect(sections.basics.items).toMatchObject([
      { name: 'Robin Example', phone: RESUME.basics.phone, url: 'https://robin.example' },
    ]);
    expect(report.left.map(({ path }) => path)).toEqual([
      'basics.image',
      'basics.phone',
      'basics.location.address',
      'hobbies',
    ]);
    expect(report.kept).toEqual(expect.arrayContaining(['label', 'phone', 'profiles']));
    expect(matchesFile(report)).toBe(false);
  });

  it('of something else changes nothing and says what is wrong', async () => {
    const user = await member();
    const before = await own(user);
    const listed = await user.browser.call('profile.import', { body: { resume: [] } });
    expect(listed.error.fields).toHaveProperty(['resume']);
    for (const [resume, path] of [
      [{ work: 'Mill' }, 'work'],
      [{ work: [{ startDate: 'last May' }] }, 'work.0.startDate'],
      [{ meta: { audiences: { work: 'friends' } } }, 'meta.audiences.work'],
    ] as const) {
      const { report } = (await user.browser.call('profile.import', { body: { resume } })).body;
      expect(report).toMatchObject({ taken: [], left: [{ path }] });
    }
    expect(await own(user)).toEqual(before);
  });

  it('loses a value with half a character, and nothing else of the file', async () => {
    const user = await member();
    const half = 'I count \ud83d seals.';
    const resume = {
      basics: { summary: half, label: 'Biologist' },
      work: [{ name: 'Sea\u0000lab' }, { name: 'Mill' }],
    };
    const { sections, report } = (await user.browser.call('profile.import', { body: { resume } })).body;
    expect(report.left.map(({ path, reason }) => [path, reason])).toEqual([
      ['basics.summary', 'Remove half of a character (U+D83D) after “I count”'],
      ['work.0.name', 'Remove the invisible character U+0000 after “Sea”'],
    ]);
    expect([sections.basics.items[0]?.label, sections.work.items]).toEqual(['Biologist', [{ name: 'Mill' }]]);
  });

  it('leaves out what only the rules for a whole profile refuse', async () => {
    const user = await member();
    const resume = {
      basics: { summary: 'New', dateOfBirth: '2026-01-01' },
      education: [{ institution: 'Turin', endDate: '2150-06' }],
    };
    const { sections, report } = (await user.browser.call('profile.import', { body: { resume } })).body;
    expect(sections.basics.items).toMatchObject([{ summary: 'New' }]);
    expect(sections.education.items).toMatchObject([{ institution: 'Turin' }]);
    expect(report.left.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['basics.dateOfBirth', 'education.0.endDate']),
    );
  });
});
