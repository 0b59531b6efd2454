import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyProfileData } from '../users/schema.ts';
import { type Answers, answersAfter, sectionsOf, storedBasics } from './answers.ts';
import { SECTIONS } from './rules.ts';
import { type SomeSections, sectionSchemas } from './sections.ts';

const answers = (
  profileData: Partial<Answers['profileData']> = {},
  given: Partial<Answers> = {},
): Answers => ({
  firstName: 'Ada',
  lastName: 'Byron King',
  email: 'ada@example.com',
  phone: '+44 20 7946 0018',
  dateOfBirth: '2003-05-17',
  ...given,
  profileData: { ...emptyProfileData(), ...profileData },
});

const anyAnswers = fc
  .record({
    university: fc.constantFrom('', 'Turin', 'Leeds'),
    academicLevel: fc.constantFrom('' as const, 'PhD' as const),
    program: fc.constantFrom('' as const, 'B.Sc' as const, 'Other' as const),
    graduationYear: fc.constantFrom('', '2027', '1998'),
    gpa: fc.option(fc.constantFrom(0, 8.7, 10), { nil: undefined }),
    company: fc.constantFrom('', 'Harbour'),
    position: fc.constantFrom('', 'Engineer'),
    experience: fc.constantFrom('' as const, '10+' as const),
    careerGoal: fc.constantFrom('' as const, 'Research' as const),
    skills: fc.uniqueArray(fc.constantFrom('React', 'Java', 'Go', 'SQL')),
    interests: fc.constantFrom<string[]>([], ['Design']),
    linkedinUrl: fc.constantFrom('', 'https://linkedin.example/ada'),
    portfolioUrl: fc.constantFrom('', 'https://ada.example'),
  })
  .map((data) => answers(data));

const anyStored: fc.Arbitrary<SomeSections> = fc.record<SomeSections>({
  basics: fc.constantFrom<SomeSections['basics']>(
    [],
    [{ label: 'Engineer', profiles: [{ network: 'GitHub', url: 'https://git.example/a' }] }],
  ),
  education: fc.constantFrom<SomeSections['education']>(
    [],
    [
      {
        institution: 'Turin',
        studyType: 'Bachelor of Science',
        area: 'Physics',
        endDate: '2027-06',
        score: '110/110',
      },
    ],
    [
      { institution: 'Leeds', endDate: '2027' },
      { institution: 'Turin', score: '8.7' },
    ],
  ),
  work: fc.constantFrom<SomeSections['work']>(
    [],
    [{ name: 'Harbour', highlights: ['Led a team of 4'] }, { name: 'Mill' }],
  ),
  skills: fc.constantFrom<SomeSections['skills']>([], [{ name: 'Go', level: 'Expert' }, { name: 'Rust' }]),
});

describe('sections and answers', () => {
  test('what is read of a section can be saved again and changes nothing', () => {
    fc.assert(
      fc.property(anyAnswers, anyStored, (before, stored) => {
        const read = sectionsOf(before, stored);
        for (const section of SECTIONS) {
          const entries = sectionSchemas[section].parse(read[section]);
          expect(entries).toEqual(read[section]);
        }
        let after = before;
        for (const section of SECTIONS) after = answersAfter(section, read[section], after);
        const saved = { ...read, basics: storedBasics(read.basics, before) };
        expect(sectionsOf(after, saved)).toEqual(read);
      }),
    );
  });

  test('an answer that changes shows in its section, and leaves the rest of the entry', () => {
    const stored = {
      education: [{ institution: 'Turin', studyType: 'Laurea', area: 'Physics', endDate: '2027-06' }],
    };
    const before = answersAfter('education', stored.education, answers());
    expect(before.profileData).toMatchObject({
      university: 'Turin',
      program: 'Other',
      graduationYear: '2027',
    });
    const after = { ...before, profileData: { ...before.profileData, university: 'Leeds' } };
    expect(sectionsOf(after, stored).education).toEqual([{ ...stored.education[0], institution: 'Leeds' }]);
    const later = { ...before, profileData: { ...before.profileData, graduationYear: '2028' } };
    expect(sectionsOf(later, stored).education[0]).toMatchObject({ endDate: '2028', studyType: 'Laurea' });
  });

  test('skills keep what is known of them, in the order of the answers', () => {
    const stored = { skills: [{ name: 'Go', level: 'Expert' }, { name: 'SQL' }] };
    expect(sectionsOf(answers({ skills: ['Java', 'Go'] }), stored).skills).toEqual([
      { name: 'Java' },
      { name: 'Go', level: 'Expert' },
    ]);
    const many = Array.from({ length: 40 }, (_, index) => ({ name: `Skill ${index}` }));
    const after = answersAfter('skills', many, answers());
    expect(after.profileData.skills).toHaveLength(30);
    expect(sectionsOf(after, { skills: many }).skills).toEqual(many);
  });

  test.each([
    ['Ada Lovelace', ['Ada', 'Lovelace']],
    ['Augusta Byron King', ['Augusta', 'Byron King']],
    ['Ada Byron King', ['Ada', 'Byron King']],
    ['Maria de la Cruz', ['Maria de la', 'Cruz']],
    ['Plato', ['Plato', '']],
    [undefined, ['Ada', 'Byron King']],
  ])('the name %s has two parts', (name, [firstName, lastName]) => {
    expect(answersAfter('basics', [{ name }], answers())).toMatchObject({ firstName, lastName });
    const stale = [{ name, firstName: 'Ada', lastName: 'Byron King' }];
    expect(answersAfter('basics', stale, answers())).toMatchObject({ firstName, lastName });
  });

  test('first and last name decide when the name in one is the old one', () => {
    const entry = { name: 'Ada Byron King', firstName: 'Maria', lastName: 'de la Cruz' };
    expect(answersAfter('basics', [entry], answers())).toMatchObject({
      firstName: 'Maria',
      lastName: 'de la Cruz',
    });
  });

  test('emptied basics keep name, address and date of birth', () => {
    const after = answersAfter('basics', [], answers({ linkedinUrl: 'https://linkedin.example/ada' }));
    expect(sectionsOf(after, { basics: [] }).basics).toEqual([
      {
        name: 'Ada Byron King',
        firstName: 'Ada',
        lastName: 'Byron King',
        email: 'ada@example.com',
        dateOfBirth: '2003-05-17',
      },
    ]);
  });
});
