import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CAREER_GOALS, INTERESTS } from '#shared/core/choices.ts';
import { type Fitting, fitOf, type Seeker } from './fit.ts';
import { MENTOR_TYPES } from './rules.ts';
import { expertiseSkills, seekerOf } from './seeker.ts';

const SKILLS = ['React', 'SQL', 'Go', 'Python', 'Finance', 'Machine Learning', 'Negotiation'];
const skills = fc.uniqueArray(fc.constantFrom(...SKILLS), { maxLength: 5 });
const languages = fc.uniqueArray(fc.constantFrom('German', 'Hindi', 'English'), { maxLength: 3 });
const university = fc.constantFrom('', 'Leiden', 'Technion');

const anySeeker: fc.Arbitrary<Seeker> = fc
  .record({
    goals: skills,
    own: skills,
    careerGoal: fc.constantFrom('', ...CAREER_GOALS),
    university,
    languages,
  })
  .map((given) => ({
    ...given,
    own: new Set(given.own),
    interests: new Set(['software', 'finance']),
    university: given.university.toLowerCase(),
    languages: new Set(given.languages.map((one) => one.toLowerCase()).filter((one) => one !== 'english')),
  }));
const anyMentor: fc.Arbitrary<Fitting> = fc.record({
  skills,
  type: fc.constantFrom(...MENTOR_TYPES),
  industry: fc.constantFrom(...INTERESTS, 'Shipping'),
  languages,
  university,
});

it('is a whole number from 0 to 100, with a reason for each point and none without', () => {
  fc.assert(
    fc.property(anySeeker, anyMentor, (seeker, mentor) => {
      const { score, reasons } = fitOf(seeker, mentor);
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true);
      expect(reasons.length > 0).toBe(score > 0);
      expect(reasons.length).toBeLessThanOrEqual(6);
    }),
  );
});

it('never falls when the mentor works with one more skill that the student wants to learn', () => {
  fc.assert(
    fc.property(anySeeker, anyMentor, fc.constantFrom(...SKILLS), (seeker, mentor, skill) => {
      const wanted = { ...seeker, goals: [...new Set([...seeker.goals, skill])] };
      const more = { ...mentor, skills: [...new Set([...mentor.skills, skill])] };
      expect(fitOf(wanted, more).score).toBeGreaterThanOrEqual(fitOf(wanted, mentor).score);
    }),
  );
});

it('does not depend on the order in which anything is listed', () => {
  fc.assert(
    fc.property(anySeeker, anyMentor, (seeker, mentor) => {
      const other = {
        ...mentor,
        skills: mentor.skills.toReversed(),
        languages: mentor.languages.toReversed(),
      };
      expect(fitOf({ ...seeker, goals: seeker.goals.toReversed() }, other).score).toBe(
        fitOf(seeker, mentor).score,
      );
    }),
  );
});

it('counts goals more than all that is not about them', () => {
  const seeker = seekerOf({
    lookingFor: [{ interests: ['Machine Learning', 'SQL'], careerGoal: 'Skill Upgrade' }],
    languages: [{ language: 'German' }],
    education: [{ institution: 'Leiden' }],
  });
  const both = {
    languages: ['English'],
    university: '',
    industry: 'Shipping',
    type: 'Industry Professional',
  } as const;
  const byGoals = fitOf(seeker, { ...both, skills: expertiseSkills(['Machine Learning', 'SQL']) });
  const byRest = fitOf(seeker, {
    languages: ['German'],
    university: 'leiden',
    industry: 'Shipping',
    type: 'Skill Specialist',
    skills: [],
  });
  expect(byGoals).toEqual({
    score: 45,
    reasons: ['Works with Machine Learning and SQL, which you want to learn'],
  });
  expect(byRest.score).toBeLessThan(byGoals.score);
  expect(byRest.reasons).toEqual([
    'Suits your goal “Skill Upgrade”',
    'Same university: leiden',
    'Speaks German',
  ]);
});

it('reads skills out of the goals of a request, before the interests', () => {
  const { goals } = seekerOf({ lookingFor: [{ interests: ['Finance'] }] }, [
    'I want to write my first service in TypeScript with PostgreSQL',
  ]);
  expect(goals.slice(0, 2)).toEqual(['TypeScript', 'PostgreSQL']);
  expect(goals).toContain('Finance');
});

it('names what a student knows, too, and their path', () => {
  const seeker = seekerOf({ skills: [{ name: 'React' }, { name: 'Go' }] });
  const mentor = { languages: [], university: '', industry: '', type: 'Skill Specialist' } as const;
  expect(fitOf(seeker, { ...mentor, skills: expertiseSkills(['React', 'SQL']) })).toEqual({
    score: 7,
    reasons: ['Knows React, as you do'],
  });
});
