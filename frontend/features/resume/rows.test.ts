import { expect, test } from 'vitest';
import { SECTION_LIMITS } from '#shared/features/profile/rules.ts';
import type { Sections } from '#shared/features/profile/sections.ts';
import { addToSections } from '#shared/features/resume/sections.ts';
import { partsOf, type Result, rowsOf } from './rows.ts';

const RESULT: Result = {
  pages: 1,
  needsOcr: false,
  name: 'Ada Byron',
  email: 'ada@example.com',
  phone: null,
  location: 'Turin, Italy',
  summary: null,
  links: ['linkedin.com/in/ada', 'ada.example'],
  education: [
    { school: 'Leeds', degree: 'BSc', field: 'Mathematics', start: '2021', end: '2024-06', grade: null },
  ],
  experience: [
    {
      company: 'Harbour',
      title: 'Engineer',
      location: null,
      start: '2024-02',
      end: 'present',
      highlights: ['Built a crane', 'Led four people'],
    },
    { company: 'Mill', title: null, location: null, start: null, end: null, highlights: [] },
  ],
  projects: [],
  skills: ['SQL', 'Go'],
  certificates: [],
  languages: [{ language: 'Italian', fluency: 'native' }],
  volunteer: [],
  awards: [],
  publications: [],
  confidence: { email: 0.5, 'experience.0.end': 0.3, 'skills.1': 0.99 },
  places: {},
  hiddenText: [],
};
const NOTHING: Sections = {
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
const all = () => partsOf(RESULT, new Set(rowsOf(RESULT).map(({ id }) => id)));

test('each field that holds something is a row, doubtful ones marked', () => {
  const rows = rowsOf(RESULT);
  expect(rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Name: Ada Byron',
    'Email: ada@example.com',
    'Location: Turin, Italy',
    'Link: linkedin.com/in/ada',
    'Link: ada.example',
    'Experience 1 · Title: Engineer',
    'Experience 1 · Company: Harbour',
    'Experience 1 · Dates: Feb 2024 – Present',
    'Experience 1 · Highlights: Built a crane\nLed four people',
    'Experience 2 · Company: Mill',
    'Education · School: Leeds',
    'Education · Degree: BSc',
    'Education · Field of study: Mathematics',
    'Education · Dates: 2021 – Jun 2024',
    'Language · Language: Italian',
    'Language · Fluency: native',
    'Skill: SQL',
    'Skill: Go',
  ]);
  expect(rows.filter(({ doubtful }) => doubtful).map(({ id }) => id)).toEqual([
    'email',
    'experience.0.period',
  ]);
});

test('only what was taken is in the parts', () => {
  const parts = partsOf(RESULT, new Set(['experience.0.title', 'skills.1']));
  expect(parts).toMatchObject({ name: null, links: [], skills: ['Go'] });
  expect(addToSections(NOTHING, parts)).toEqual({
    work: [{ position: 'Engineer' }],
    skills: [{ name: 'Go' }],
  });
});

test('everything that was taken becomes entries of the profile, once', () => {
  const after = addToSections(NOTHING, all());
  expect(after).toEqual({
    basics: [
      {
        name: 'Ada Byron',
        email: 'ada@example.com',
        location: { city: 'Turin', region: 'Italy' },
        profiles: [{ network: 'LinkedIn', url: 'https://linkedin.com/in/ada' }],
        url: 'https://ada.example',
      },
    ],
    work: [
      {
        name: 'Harbour',
        position: 'Engineer',
        startDate: '2024-02',
        highlights: ['Built a crane', 'Led four people'],
      },
      { name: 'Mill' },
    ],
    education: [
      { institution: 'Leeds', studyType: 'BSc', area: 'Mathematics', startDate: '2021', endDate: '2024-06' },
    ],
    skills: [{ name: 'SQL' }, { name: 'Go' }],
    languages: [{ language: 'Italian', fluency: 'native' }],
  });
  expect(addToSections(Object.assign({}, NOTHING, after), all())).toEqual({});
});

test('an entry about the same only fills what the existing one lacks', () => {
  const before: Sections = {
    ...NOTHING,
    education: [{ institution: 'leeds', studyType: 'Bachelors', endDate: '2024' }],
    work: [
      { name: 'Harbour', position: 'Intern' },
      { name: 'Mill', position: 'Baker' },
    ],
    skills: [{ name: 'sql', level: 'expert' }],
  };
  expect(
    addToSections(before, { ...all(), languages: [], links: [], name: null, email: null, location: null }),
  ).toEqual({
    education: [
      {
        institution: 'leeds',
        studyType: 'Bachelors',
        area: 'Mathematics',
        startDate: '2021',
        endDate: '2024',
      },
    ],
    work: [...before.work, expect.objectContaining({ name: 'Harbour', position: 'Engineer' })],
    skills: [...before.skills, { name: 'Go' }],
  });
});

test('an entry for which a section has no room is left out, and its path is told', () => {
  const languages = Array.from({ length: SECTION_LIMITS.languages }, (_, i) => ({ language: `L${i}` }));
  const told: [path: string, full: boolean | undefined][] = [];
  const after = addToSections({ ...NOTHING, languages }, all(), (_, entry, path, full) => {
    told.push([path, full]);
    return full ? undefined : entry;
  });
  expect(after).not.toHaveProperty('languages');
  expect(told).toContainEqual(['languages.0', true]);
});

test('volunteering, awards and publications are rows, and entries of the profile', () => {
  const result: Result = {
    ...RESULT,
    volunteer: [
      {
        organization: 'Code Club',
        position: 'Mentor',
        start: '2020-09',
        end: 'present',
        highlights: ['Taught'],
      },
    ],
    awards: [{ title: 'Best Poster', awarder: null, date: '2020-06' }],
    publications: [{ name: 'Counting seals', publisher: 'Marine Life', date: '2021' }],
  };
  const rows = rowsOf(result).filter(({ id }) => /^(volunteer|awards|publications)/.test(id));
  expect(rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Volunteering · Role: Mentor',
    'Volunteering · Organization: Code Club',
    'Volunteering · Dates: Sept 2020 – Present',
    'Volunteering · Highlights: Taught',
    'Award · Title: Best Poster',
    'Award · Date: Jun 2020',
    'Publication · Title: Counting seals',
    'Publication · Publisher: Marine Life',
    'Publication · Date: 2021',
  ]);
  const taken = addToSections(NOTHING, partsOf(result, new Set(rows.map(({ id }) => id))));
  expect(taken).toEqual({
    volunteer: [
      { organization: 'Code Club', position: 'Mentor', startDate: '2020-09', highlights: ['Taught'] },
    ],
    awards: [{ title: 'Best Poster', date: '2020-06' }],
    publications: [{ name: 'Counting seals', publisher: 'Marine Life', releaseDate: '2021' }],
  });
  const after = Object.assign({}, NOTHING, taken);
  expect(addToSections(after, partsOf(result, new Set(rows.map(({ id }) => id))))).toEqual({});
});
