import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '#functions/testing/rounds.ts';
import { readResume } from './read-resume.ts';

const require = createRequire(import.meta.url);
const SAMPLE: Record<string, unknown> = JSON.parse(
  readFileSync(require.resolve('@jsonresume/schema/sample.resume.json'), 'utf8'),
);

const read = (resume: Record<string, unknown>) => {
  const { sections, report } = readResume(resume);
  const given = Object.fromEntries(
    report.taken.flatMap(({ path, value, given: was }) => (was === undefined ? [] : [[path, [was, value]]])),
  );
  return { sections, left: report.left.map(({ path }) => path), given };
};

/** Every value of a file by its path, but for empty ones. */
const pathsIn = (value: unknown, path = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, path === '' ? key : `${path}.${key}`))
    : value === '' || value === null
      ? []
      : [path];

test('the published sample is taken, but for the street and what is said about the file', () => {
  const { report } = readResume(SAMPLE);
  const left = report.left.map(({ path }) => path);
  expect(left).toEqual(['basics.location.address', 'basics.location.postalCode']);
  const { $schema: _, meta: __, ...resume } = SAMPLE;
  expect([...report.taken.map(({ path }) => path), ...left].sort()).toEqual(pathsIn(resume).sort());
});

test('null is missing, and addresses without a scheme get one', () => {
  const { sections, left, given } = read({
    basics: {
      name: 'Mara Lindqvist',
      url: 'maralindqvist.example',
      phone: null,
      location: { city: 'Lund', region: null, countryCode: 'se' },
      profiles: [
        { network: 'GitHub', username: 'maralind', url: null },
        { network: 'GitLab', url: 'www.gitlab.example/mara' },
      ],
    },
    work: [{ name: 'Sealab', startDate: '2023-05', endDate: null, url: 'www.sealab.example' }],
    education: null,
    skills: [{ name: 'R', level: null, keywords: ['tidyverse', null] }],
  });
  expect(left).toEqual([]);
  expect(sections).toEqual({
    basics: [
      {
        name: 'Mara Lindqvist',
        url: 'https://maralindqvist.example',
        location: { city: 'Lund', countryCode: 'SE' },
        profiles: [
          { network: 'GitHub', username: 'maralind' },
          { network: 'GitLab', url: 'https://www.gitlab.example/mara' },
        ],
      },
    ],
    work: [{ name: 'Sealab', startDate: '2023-05', url: 'https://www.sealab.example' }],
    skills: [{ name: 'R', keywords: ['tidyverse'] }],
  });
  expect(given['work.0.url']).toEqual(['www.sealab.example', 'https://www.sealab.example']);
});

describe('one odd value costs that value', () => {
  test.each([
    [{ work: [{ name: 'Mill', startDate: 'last May' }] }, ['work.0.startDate'], { work: [{ name: 'Mill' }] }],
    [
      { work: [{ name: 'Mill', position: 'x'.repeat(121) }] },
      ['work.0.position'],
      { work: [{ name: 'Mill' }] },
    ],
    [{ work: [{ name: 'Mill', url: 'see my page' }] }, ['work.0.url'], { work: [{ name: 'Mill' }] }],
    [{ work: [{ name: 'Mill', pets: 2 }] }, ['work.0.pets'], { work: [{ name: 'Mill' }] }],
    [{ work: [{ name: 'Mill', name2: {} }, 7] }, ['work.1'], { work: [{ name: 'Mill' }] }],
    [
      { projects: [{ description: 'Of no name' }, { name: 'Mill' }] },
      ['projects.0'],
      { projects: [{ name: 'Mill' }] },
    ],
    [{ skills: ['Go', 'go', 'R'] }, ['skills.1'], { skills: [{ name: 'Go' }, { name: 'R' }] }],
    [
      { skills: [{ name: 'Go', keywords: ['a', 'x'.repeat(51), 'b'] }] },
      ['skills.0.keywords.1'],
      { skills: [{ name: 'Go', keywords: ['a', 'b'] }] },
    ],
    [
      { references: 'On request', awards: [{ title: 'Medal' }] },
      ['references'],
      { awards: [{ title: 'Medal' }] },
    ],
    [{ work: ['Mill'] }, ['work.0'], {}],
  ])('%j', (resume, paths, sections) => {
    expect(read(resume)).toMatchObject({ left: paths, sections });
    expect(readResume(resume).sections).toEqual(sections);
  });

  test('more entries than a profile has are named', () => {
    const { sections, left } = read({
      references: Array.from({ length: 205 }, (_, i) => ({ name: `R${i}` })),
    });
    expect(sections.references).toHaveLength(10);
    expect(left).toHaveLength(191);
    expect(left[0]).toBe('references');
  });
});

test('what other programs write is taken in our form', () => {
  const { sections, left } = read({
    basics: { name: 'Ada Byron', website: 'ada.example', phone: 442079460018, location: 'London, England' },
    work: [{ company: 'Mill', startDate: 2020, endDate: 'Present', highlights: 'Baked' }],
    education: [{ institution: 'Turin', startDate: '05/2018', endDate: 'May 2020', score: 3.9 }],
    interests: ['Horses'],
  });
  expect(left).toEqual([]);
  expect(sections).toEqual({
    basics: [
      {
        name: 'Ada Byron',
        url: 'https://ada.example',
        phone: '442079460018',
        location: { city: 'London', region: 'England' },
      },
    ],
    work: [{ name: 'Mill', startDate: '2020', highlights: ['Baked'] }],
    education: [{ institution: 'Turin', startDate: '2018-05', endDate: '2020-05', score: '3.9' }],
    interests: [{ name: 'Horses' }],
  });
});

test('any JSON is read, and each of its values is either taken or left', () => {
  const keys = fc.constantFrom(
    'basics',
    'work',
    'skills',
    'name',
    'url',
    'startDate',
    'highlights',
    'keywords',
    'x',
  );
  const { json } = fc.letrec((tie) => ({
    json: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom(null, '', 'May 2020', 'Go', 'www.a.example', 7, true, 'x'.repeat(700)),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.dictionary(keys, tie('json'), { maxKeys: 4 }),
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(keys, json), (resume) => {
      const { report } = readResume(resume);
      const told = [...report.taken, ...report.left].map(({ path }) => path);
      for (const path of pathsIn(resume))
        expect(told.some((one) => path.startsWith(one) || one.startsWith(`${path}.`))).toBe(true);
    }),
    cases(200, 5000),
  );
});
