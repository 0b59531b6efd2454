import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../contract.ts';
import { CAREER_GOALS, EDUCATION_LEVELS, EXPERIENCE_BANDS, PROGRAMS } from './choices.ts';
import { type Resume, resumeScore } from './resume-score.ts';
import { emptyProfileData, type ProfileData } from './users.ts';

const full: ProfileData = {
  academicLevel: EDUCATION_LEVELS[0],
  program: PROGRAMS[0],
  university: 'Somewhere',
  graduationYear: '2027',
  gpa: 0,
  company: 'Somebody',
  position: 'Something',
  experience: EXPERIENCE_BANDS[0],
  careerGoal: CAREER_GOALS[0],
  skills: ['a', 'b', 'c', 'd', 'e'],
  interests: ['f'],
  linkedinUrl: 'https://linkedin.example',
  portfolioUrl: 'https://portfolio.example',
};
const FIELDS = Object.keys(full) as (keyof ProfileData)[];

/** Profiles of which any part is filled in. */
const resume = fc.record({
  role: fc.constantFrom(...ROLES),
  phone: fc.constantFrom('', '0123456789'),
  dateOfBirth: fc.constantFrom('', '2000-01-01'),
  profileData: fc.subarray(FIELDS).map((fields) => ({
    ...emptyProfileData(),
    ...Object.fromEntries(fields.map((field) => [field, full[field]])),
  })),
}) as fc.Arbitrary<Resume>;

describe('the resume score', () => {
  it.each(ROLES)('is 100 for a complete profile of a %s', (role) => {
    expect(resumeScore({ role, phone: '0123456789', dateOfBirth: '2000-01-01', profileData: full })).toBe(
      100,
    );
  });

  it.each([
    ['student', 10],
    ['mentor', 10],
    ['employer', 10],
    ['alumni', 10],
    ['admin', 13],
  ] as const)('gives a %s who just signed up %i, for name and address', (role, score) => {
    expect(resumeScore({ role, phone: '', dateOfBirth: '', profileData: emptyProfileData() })).toBe(score);
  });

  it('is a whole number from 0 to 100, and never falls when a field is filled in', () => {
    fc.assert(
      fc.property(resume, fc.constantFrom(...FIELDS), (before, field) => {
        const score = resumeScore(before);
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
        const after = { ...before, profileData: { ...before.profileData, [field]: full[field] } };
        expect(resumeScore(after)).toBeGreaterThanOrEqual(score);
        expect(resumeScore({ ...before, phone: '0123456789' })).toBeGreaterThanOrEqual(score);
      }),
    );
  });

  it('counts up to five skills', () => {
    const withSkills = (count: number) =>
      resumeScore({
        role: 'student',
        phone: '',
        dateOfBirth: '',
        profileData: { ...emptyProfileData(), skills: Array.from({ length: count }, String) },
      });
    expect([0, 1, 2, 3, 4, 5, 6, 30].map(withSkills)).toEqual([10, 14, 18, 22, 26, 30, 30, 30]);
  });

  it.each([
    ['student', 'company', 'university'],
    ['mentor', 'university', 'company'],
  ] as const)('of a %s does not depend on %s but on %s', (role, foreign, own) => {
    const score = (field: keyof ProfileData) =>
      resumeScore({
        role,
        phone: '',
        dateOfBirth: '',
        profileData: { ...emptyProfileData(), [field]: full[field] },
      });
    expect(score(foreign)).toBe(10);
    expect(score(own)).toBeGreaterThan(10);
  });
});
