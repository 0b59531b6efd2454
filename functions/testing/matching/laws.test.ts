import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CREDITS, columnTotal, totalOf } from '#shared/features/matching/arithmetic.ts';
import { factsOf, givenFor } from '#shared/features/matching/facts.ts';
import { match, type Profile, proofsUsed } from '#shared/features/matching/matching.ts';
import { askedOf, numbersOf } from '#shared/features/matching/requirements.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import {
  anyPosting,
  anyProfile,
  anyProject,
  anyProof,
  anySkill,
  anyStudy,
  anyWork,
  anyWrittenProfile,
  PLACES,
} from './arbitrary.ts';
import { DAY, FEWER, numbers, RUNS, rank } from './numbers.ts';

/** What must never be an input. */
const withPerson = (profile: Profile, seed: number): Profile => ({
  ...profile,
  basics: [
    {
      ...profile.basics?.[0],
      ...(seed % 2 === 0
        ? { name: 'Ada Byron King', firstName: 'Ada', lastName: 'Byron King', dateOfBirth: '1961-05-17' }
        : { name: 'José Ñandú', firstName: 'José', lastName: 'Ñandú', dateOfBirth: '2004-01-02' }),
      email: `person${seed}@example.com`,
      phone: '+44 20 7946 0018',
      label: 'React Docker Accounting Nursing, married, German',
      summary: 'React, Vue.js, Docker, Accounting, BLS, SEO, Sales. Single mother of two from Lagos.',
      location: { city: PLACES[seed % PLACES.length], region: 'Bavaria', countryCode: 'DE' },
      url: 'https://ada.example/photo.jpg',
    },
  ],
  education: profile.education?.map((entry) => ({
    ...entry,
    institution: seed % 2 === 0 ? 'Massachusetts Institute of Technology' : 'Evening school',
    endDate: String(1980 + (seed % 50)),
    score: '4.0',
  })),
  work: profile.work?.map((entry) => ({ ...entry, name: `Famous company ${seed}` })),
});

const upTo = (max: number) => fc.nat({ max });

describe('a match', () => {
  test('never depends on who someone is', () => {
    fc.assert(
      fc.property(anyProfile, anyPosting, upTo(99), (profile, posting, seed) => {
        expect(numbers(withPerson(profile, seed), posting)).toEqual(numbers(profile, posting));
      }),
      RUNS,
    );
  });

  test('never falls when a profile gains something, also the very first', () => {
    const more = fc.oneof(
      anySkill.map((name) => (profile: Profile) => ({
        ...profile,
        skills: [...(profile.skills ?? []), { name }],
      })),
      anySkill.map((name) => (profile: Profile) => ({
        ...profile,
        projects: [...(profile.projects ?? []), { id: 'shown', name: 'Shown' }],
        skills: [...(profile.skills ?? []), { name, backedBy: 'shown' }],
      })),
      anyWork.map((entry) => (profile: Profile) => ({
        ...profile,
        work: [...(profile.work ?? []), { ...entry, id: 'new' }],
      })),
      anyStudy.map((entry) => (profile: Profile) => ({
        ...profile,
        education: [...(profile.education ?? []), { ...entry, id: 'new' }],
      })),
      anyProject.map((entry) => (profile: Profile) => ({
        ...profile,
        projects: [...(profile.projects ?? []), { ...entry, id: 'new' }],
      })),
      anySkill.map((name) => (profile: Profile) => ({
        ...profile,
        certificates: [...(profile.certificates ?? []), { name }],
      })),
      anySkill.map((name) => (profile: Profile) => ({
        ...profile,
        work: (profile.work ?? []).map((entry) => ({
          ...entry,
          highlights: [...(entry.highlights ?? []), `Ran a small team that used ${name} for all of its work`],
        })),
      })),
      fc.constant((profile: Profile) => ({
        ...profile,
        projects: [...(profile.projects ?? []), { id: 'shown', name: 'Shown' }],
        skills: (profile.skills ?? []).map((skill) => ({ ...skill, backedBy: 'shown' })),
      })),
      anyProof.map((proof) => (profile: Profile) => ({
        ...profile,
        proven: [...(profile.proven ?? []), proof],
      })),
      fc.constantFrom(...PLACES).map((place) => (profile: Profile) => ({
        ...profile,
        lookingFor: [
          { ...profile.lookingFor?.[0], places: [...(profile.lookingFor?.[0]?.places ?? []), place] },
        ],
      })),
    );
    fc.assert(
      fc.property(
        fc.oneof(anyProfile, fc.constant<Profile>({})),
        anyPosting,
        more,
        (profile, posting, grow) => {
          expect(rank(grow(profile), posting)).toBeGreaterThanOrEqual(rank(profile, posting));
        },
      ),
      RUNS,
    );
  });

  test('is never lower for someone who meets more of what is asked for', () => {
    const years = fc.integer({ min: 0, max: 12 });
    const met = fc.record({ skills: upTo(6), shown: upTo(6), years, degree: upTo(3), here: fc.boolean() });
    const profileOf = (
      { skills, shown, years: worked, degree, here }: typeof met extends fc.Arbitrary<infer T> ? T : never,
      posting: Opportunity,
    ): Profile => ({
      skills: posting.skills
        .slice(0, skills)
        .map((name, index) => (index < shown ? { name, backedBy: 'w' } : { name })),
      work: [{ id: 'w', name: 'Harbour', startDate: `${2026 - worked}-06`, endDate: '2026-06' }],
      education: ['Diploma', 'BSc', 'MSc', 'PhD']
        .slice(0, degree + 1)
        .map((studyType) => ({ institution: 'Leeds', studyType, area: 'Computer Science' })),
      lookingFor: [{ places: here ? [posting.location] : ['Reykjavik, Iceland'] }],
    });
    fc.assert(
      fc.property(met, met, anyPosting, (one, other, posting) => {
        const more = {
          skills: Math.max(one.skills, other.skills),
          shown: Math.max(one.shown, other.shown),
          years: Math.max(one.years, other.years),
          degree: Math.max(one.degree, other.degree),
          here: one.here || other.here,
        };
        expect(rank(profileOf(more, posting), posting)).toBeGreaterThanOrEqual(
          rank(profileOf(one, posting), posting),
        );
      }),
      FEWER,
    );
  });

  test('with a posting that asks for more, unmet, is never higher', () => {
    const listing = anyPosting.filter(({ skills }) => skills.length > 0);
    fc.assert(
      fc.property(anyProfile, listing, (profile, posting) => {
        const before = rank(profile, posting);
        expect(rank(profile, { ...posting, skills: [...posting.skills, 'Falconry'] })).toBeLessThanOrEqual(
          before,
        );
        const away: Opportunity = { ...posting, workMode: 'onsite', location: 'Reykjavik, Iceland' };
        const here = rank(profile, { ...posting, workMode: 'remote' });
        expect(rank(profile, away)).toBeLessThanOrEqual(here);
      }),
      RUNS,
    );
  });

  test('is the same whenever it is computed, and recomputable from its parts and from columns', () => {
    fc.assert(
      fc.property(anyProfile, anyPosting, (profile, posting) => {
        const receipt = match(profile, posting, DAY);
        expect(match(structuredClone(profile), structuredClone(posting), DAY)).toEqual(receipt);
        const asked = askedOf(posting);
        const row = JSON.parse(JSON.stringify(numbersOf(asked)));
        const total = columnTotal(row, givenFor(factsOf(profile, DAY), asked));
        expect(totalOf(receipt.parts)).toBe(receipt.total);
        expect(total).toBe(receipt.total);
        if (receipt.total !== null) {
          expect(receipt.total).toBeGreaterThanOrEqual(0);
          expect(receipt.total).toBeLessThanOrEqual(100);
        }
      }),
      RUNS,
    );
  });

  test('rests on nothing as proven that its user wrote', () => {
    fc.assert(
      fc.property(anyWrittenProfile, anyPosting, (profile, posting) => {
        const { coverage } = factsOf(profile, DAY);
        expect(Math.max(0, ...[...coverage.values()].map(({ credit }) => credit))).toBeLessThanOrEqual(
          CREDITS.shown,
        );
        const { evidence } = match(profile, posting, DAY).parts.skills;
        expect(evidence.filter(({ claim }) => claim.includes('proven'))).toEqual([]);
      }),
      RUNS,
    );
  });

  test('is the same with the proofs alone that it cites', () => {
    fc.assert(
      fc.property(anyProfile, anyPosting, (profile, posting) => {
        const proven = proofsUsed(factsOf(profile, DAY), askedOf(posting));
        expect(match({ ...profile, proven }, posting, DAY)).toEqual(match(profile, posting, DAY));
      }),
      RUNS,
    );
  });

  test('raises by as many points as it says', () => {
    const tried = (profile: Profile, what: string): Profile | undefined => {
      const [name = ''] = what.split(', with a project');
      if (name !== what)
        return {
          ...profile,
          projects: [...(profile.projects ?? []), { id: 'tried', name: `With ${name}` }],
          skills: [...(profile.skills ?? []), { name, backedBy: 'tried' }],
        };
      const [skill = ''] = what.split(', proven by');
      if (skill !== what) {
        const proof = { skill, kind: 'project', proofId: 'tried', title: 'Tried', issuer: 'Fledge' } as const;
        const proven = { ...proof, provenAt: `${DAY}T00:00:00.000Z`, validUntil: null };
        return { ...profile, proven: [...(profile.proven ?? []), proven] };
      }
      const [place = ''] = what.split(', as a place');
      if (place === what) return undefined;
      const [wish] = profile.lookingFor ?? [];
      return { ...profile, lookingFor: [{ ...wish, places: [...(wish?.places ?? []), place] }] };
    };
    fc.assert(
      fc.property(anyProfile, anyPosting, (profile, posting) => {
        const { total, raises } = match(profile, posting, DAY);
        for (const { what, points } of raises) {
          const changed = tried(profile, what);
          if (changed) expect(match(changed, posting, DAY).total).toBe((total ?? 0) + points);
        }
      }),
      RUNS,
    );
  });
});
