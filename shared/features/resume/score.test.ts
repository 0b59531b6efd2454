import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES } from '#shared/core/contract.ts';
import { SECTIONS } from '../profile/rules.ts';
import { contradicts } from './findings.ts';
import { missingParts, type Resume, resumeScore } from './score.ts';

const empty: Resume['sections'] = {
  basics: [{}],
  work: [],
  education: [],
  projects: [],
  skills: [],
  certificates: [],
  languages: [],
  volunteer: [],
  awards: [],
  publications: [],
  interests: [],
  references: [],
  lookingFor: [],
};
const full: Resume['sections'] = {
  basics: [
    {
      label: 'Front-end developer',
      summary: 'I build interfaces that people can use without help.',
      phone: '+44 20 7946 0018',
      location: { city: 'Leeds', countryCode: 'GB' },
      url: 'https://maya.example',
    },
  ],
  work: [
    {
      id: 'w1',
      name: 'Harbour & Co',
      position: 'Intern',
      startDate: '2025-06',
      endDate: '2025-09',
      highlights: ['Cut the build from 9 to 2 minutes with TypeScript', 'Wrote the guide to "C++" bindings'],
    },
  ],
  education: [{ institution: 'University of Leeds', studyType: 'B.Sc', endDate: '2027' }],
  projects: [
    { name: 'Tidewatch', startDate: '2025', highlights: ['Used by 120 sailors', 'React and Python'] },
  ],
  skills: [
    { name: 'React' },
    { name: 'TypeScript' },
    { name: 'Python' },
    { name: '"C++" bindings' },
    { name: 'Finance', backedBy: 'w1' },
  ],
  certificates: [],
  languages: [{ language: 'English' }],
  volunteer: [],
  awards: [],
  publications: [],
  interests: [],
  references: [],
  lookingFor: [{ careerGoal: 'Internships', interests: ['Design'], kinds: ['internship'] }],
};
const resume = (given: Partial<Resume['sections']>): Resume => ({
  role: 'student',
  sections: { ...full, ...given },
});
const parts = (given: Partial<Resume['sections']>) =>
  missingParts(resume(given)).map(({ id, share, place }) => ({
    id,
    share: Math.round(share * 10) / 10,
    place,
  }));

const anyResume: fc.Arbitrary<Resume> = fc
  .record({
    role: fc.constantFrom(...ROLES),
    filled: fc.subarray([...SECTIONS]),
    skills: fc.subarray(full.skills),
    highlights: fc.subarray(['Led a team', 'Reached 40 users', 'React']),
    endDate: fc.constantFrom('', '2024', '2026-02'),
  })
  .map(({ role, filled, skills, highlights, endDate }) => {
    const sections = { ...empty };
    for (const section of filled) Object.assign(sections, { [section]: full[section] });
    sections.skills = skills;
    sections.work = sections.work.map((entry) => ({ ...entry, highlights, endDate }));
    return { role, sections };
  });

describe('resumeScore', () => {
  test('counts what sign-up gave, and all', () => {
    for (const role of ROLES) {
      expect(resumeScore({ role, sections: empty })).toBe(10);
      expect(resumeScore({ role, sections: full })).toBe(100);
    }
  });

  test.each(['basics', 'work', 'education', 'skills', 'languages', 'lookingFor'] as const)(
    'is lower with nothing in %s',
    (section) => {
      expect(resumeScore(resume({ [section]: empty[section] }))).toBeLessThan(100);
    },
  );

  test('asks those who are further in their career for work, not for projects', () => {
    const withoutWork = { ...full, work: [] };
    const asked = (role: Resume['role']) => missingParts({ role, sections: withoutWork }).map(({ id }) => id);
    expect(asked('student')).not.toContain('experience');
    expect(asked('mentor')).toContain('experience');
  });
});

describe('missingParts', () => {
  test('leads to the first entry without highlights, and without a result', () => {
    const [intern = {}] = full.work;
    const second = { ...intern, highlights: ['Led the daily meeting'] };
    expect(parts({ work: [intern, second] })).toEqual([
      { id: 'results', share: 2.3, place: { section: 'work', item: 1, field: 'highlights' } },
    ]);
    const ids = parts({ work: [{ ...intern, highlights: [] }, second] }).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['highlights', 'results']));
  });

  test('finds an end before its start, and dates that are missing', () => {
    const [intern = {}] = full.work;
    expect(parts({ work: [{ ...intern, endDate: '2024' }] })).toEqual([
      { id: 'dates', share: 4, place: { section: 'work', item: 0, field: 'endDate' } },
    ]);
    const { startDate: _, endDate: __, ...undated } = intern;
    expect(parts({ work: [undated] })).toMatchObject([
      { id: 'dates', place: { section: 'work', item: 0, field: 'startDate' } },
    ]);
  });

  test('asks for the evidence of skills that no entry mentions or backs', () => {
    const skills = [...full.skills.slice(0, 4), { name: 'Finance', backedBy: 'gone' }];
    expect(parts({ skills })).toEqual([
      { id: 'evidence', share: 1.2, place: { section: 'skills', item: 4, field: 'backedBy' } },
    ]);
  });

  test('says how many skills are left', () => {
    const names = (skills: Resume['sections']['skills']) =>
      missingParts(resume({ skills })).map(({ name }) => name);
    expect(names(full.skills.slice(0, 3))).toContain('Add 2 more skills');
    expect(names([])).toContain('Add 5 skills');
  });

  test('has a reason for each, and they make up exactly what the score lacks', () => {
    fc.assert(
      fc.property(anyResume, (one) => {
        const missing = missingParts(one);
        const lacking = missing.reduce((sum, { share }) => sum + share, 0);
        expect(resumeScore(one)).toBe(Math.floor(100 - lacking + 1e-9));
        expect(missing.length === 0).toBe(resumeScore(one) === 100);
        for (const { reason, name } of missing) expect(reason && name).toMatch(/\w/);
      }),
    );
  });
});

test.each([
  ['2024', '2023', true],
  ['2024-05', '2024', false],
  ['2024-05', '2024-04', true],
  ['2024', '2024-04', false],
  ['', '2024', false],
  ['2024', '', false],
])('from %s to %s contradicts: %s', (startDate, endDate, expected) => {
  expect(contradicts({ startDate, endDate })).toBe(expected);
});
