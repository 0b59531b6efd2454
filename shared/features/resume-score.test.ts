import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROLES } from '../contract.ts';
import { missingParts, type Resume, resumeScore } from './resume-score.ts';

const empty: Resume['profileData'] = {
  academicLevel: '',
  program: '',
  university: '',
  graduationYear: '',
  company: '',
  position: '',
  experience: '',
  careerGoal: '',
  skills: [],
  interests: [],
  linkedinUrl: '',
  portfolioUrl: '',
};
const full: Resume['profileData'] = {
  academicLevel: 'Undergraduate',
  program: 'B.Sc',
  university: 'University of Leeds',
  graduationYear: '2027',
  gpa: 0,
  company: 'Harbour & Co',
  position: 'Engineer',
  experience: '3-5',
  careerGoal: 'Internships',
  skills: ['React', 'TypeScript', 'Python', 'Java', 'Finance'],
  interests: ['Design'],
  linkedinUrl: 'https://linkedin.com/in/maya',
  portfolioUrl: 'https://maya.example',
};
const student = (profileData: Partial<Resume['profileData']>, about = true): Resume => ({
  role: 'student',
  phone: about ? '+44 20 7946 0018' : '',
  dateOfBirth: about ? '2004-03-02' : '',
  profileData: { ...empty, ...profileData },
});

const anyResume: fc.Arbitrary<Resume> = fc
  .record({
    role: fc.constantFrom(...ROLES),
    about: fc.boolean(),
    fields: fc.subarray(Object.keys(full) as (keyof typeof full)[]),
    skills: fc.subarray(full.skills),
  })
  .map(({ role, about, fields, skills }) => ({
    ...student(Object.fromEntries(fields.map((field) => [field, full[field]])), about),
    role,
    ...(fields.includes('skills') && {
      profileData: {
        ...empty,
        ...Object.fromEntries(fields.map((field) => [field, full[field]])),
        skills,
      },
    }),
  }));

describe('resumeScore', () => {
  test('counts what sign-up gave, and all', () => {
    expect(resumeScore(student({}, false))).toBe(10);
    for (const role of ROLES) expect(resumeScore({ ...student(full), role })).toBe(100);
  });

  test('knows a GPA of 0 from none', () => {
    expect(resumeScore(student({ gpa: 0 })) - resumeScore(student({}))).toBe(5);
  });
});

describe('missingParts', () => {
  test('names them, the weightiest first', () => {
    const parts = missingParts(
      student({ ...full, skills: ['React', 'Java', 'C++'], linkedinUrl: '', gpa: undefined }),
    );
    expect(parts).toEqual([
      { name: 'LinkedIn URL', share: 10 },
      { name: '2 more skills', share: 8 },
      { name: 'GPA/CGPA', share: 5 },
    ]);
    expect(missingParts(student({ ...full, skills: full.skills.slice(1) }))[0]?.name).toBe('1 more skill');
    expect(missingParts(student({ ...full, skills: [] }))[0]?.name).toBe('5 skills');
  });

  test('asks a mentor for work and an admin for neither work nor education', () => {
    const names = (role: Resume['role']) => missingParts({ ...student({}), role }).map(({ name }) => name);
    expect(names('mentor')).toContain('Years of experience');
    expect(names('mentor')).not.toContain('University');
    expect(names('admin')).not.toContain('Company');
  });

  test('makes up exactly what the score lacks', () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        const lacking = missingParts(resume).reduce((sum, { share }) => sum + share, 0);
        expect(resumeScore(resume)).toBe(Math.floor(100 - lacking + 1e-9));
        expect(missingParts(resume).length === 0).toBe(resumeScore(resume) === 100);
      }),
    );
  });
});
