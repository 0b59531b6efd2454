import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AUDIENCES, type Audience, audienceOf, SECTIONS, type Section } from './rules.ts';
import type { Sections } from './sections.ts';
import { visibleSections } from './visibility.ts';

const sections: Sections = {
  basics: [
    {
      name: 'Ada',
      label: 'in basics',
      email: 'a@example.com',
      phone: '030 1234567890',
      dateOfBirth: '2003-05-17',
    },
  ],
  work: [{ id: 'w', name: 'in work' }],
  education: [{ id: 'e', institution: 'in education' }],
  projects: [{ id: 'p', name: 'in projects' }],
  skills: [
    { name: 'in skills', backedBy: 'w' },
    { name: 'Go', backedBy: 'p' },
  ],
  certificates: [{ id: 'c', name: 'in certificates' }],
  languages: [{ language: 'in languages' }],
  volunteer: [{ organization: 'in volunteer' }],
  awards: [{ title: 'in awards' }],
  publications: [{ name: 'in publications' }],
  interests: [{ name: 'in interests' }],
  references: [{ name: 'in references' }],
  lookingFor: [{ places: ['in lookingFor'] }],
};
const anyAudiences = fc.dictionary(
  fc.constantFrom(...SECTIONS),
  fc.constantFrom(...AUDIENCES),
) as fc.Arbitrary<Partial<Record<Section, Audience>>>;

/** Written out, so that the rule and its test are not the same lines. */
const SEES = {
  owner: { everyone: true, work: true, me: true },
  work: { everyone: true, work: true, me: false },
  everyone: { everyone: true, work: false, me: false },
} as const;

test('each viewer gets exactly the sections of their audiences, and contact data by the relation alone', () => {
  fc.assert(
    fc.property(anyAudiences, fc.constantFrom('owner', 'work', 'everyone'), (audiences, viewer) => {
      const seen = JSON.stringify(visibleSections(sections, audiences, viewer));
      for (const section of SECTIONS)
        expect(seen.includes(`in ${section}`)).toBe(SEES[viewer][audienceOf(audiences, section)]);
      const basics = SEES[viewer][audienceOf(audiences, 'basics')];
      expect(seen.includes('a@example.com')).toBe(basics && viewer !== 'everyone');
      expect(seen.includes('030 1234567890')).toBe(basics && viewer !== 'everyone');
      expect(seen.includes('2003-05-17')).toBe(basics && viewer === 'owner');
    }),
  );
});

test('a skill does not refer to an entry that is hidden', () => {
  const { skills } = visibleSections(sections, { work: 'me' }, 'everyone');
  expect(skills).toEqual([{ name: 'in skills' }, { name: 'Go', backedBy: 'p' }]);
});

test('what a person looks for is for those they work with, until they choose otherwise', () => {
  expect(visibleSections(sections, {}, 'everyone')).not.toHaveProperty('lookingFor');
  expect(visibleSections(sections, {}, 'work')).toHaveProperty('lookingFor');
});
