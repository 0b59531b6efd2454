import { describe, expect, test } from 'vitest';
import { PROOF_KINDS, type ProofKind } from '#shared/core/proven-skill.ts';
import { type MatchedOpportunity, match, type Profile } from './matching.ts';
import { mustHaves } from './must-haves.ts';
import { mentionsIn } from './skills/mentions.ts';

const DAY = '2026-06-15';
const posting = (given: Partial<MatchedOpportunity> = {}): MatchedOpportunity => ({
  type: 'job',
  title: 'Position',
  description: 'Work with us.',
  skills: [],
  requirements: [],
  niceToHave: [],
  experienceLevel: null,
  minYears: null,
  education: '',
  workMode: 'remote',
  location: 'Remote',
  ...given,
});
const skilled = (...names: string[]): Profile => ({ skills: names.map((name) => ({ name })) });
const total = (profile: Profile, given: Partial<MatchedOpportunity>) =>
  match(profile, posting(given), DAY).total;

describe('a receipt', () => {
  test('has no total for an empty profile, nor for one that only says who someone is', () => {
    expect(match({}, posting({ skills: ['React'] }), DAY)).toMatchObject({
      total: null,
      asOf: DAY,
      parts: { skills: { score: null, weight: 100 } },
      raises: [{ what: 'React, with a project that shows it', points: 95, skill: 'React' }],
    });
    expect(total({ basics: [{ name: 'Ada' }] }, { skills: ['React'] })).toBeNull();
  });

  test('gives no weight to what is not asked for, and keeps that of what is not known', () => {
    const { parts } = match(skilled('React'), posting({ skills: ['React'], minYears: 5 }), DAY);
    expect(parts.experience).toMatchObject({ score: null, weight: 25 });
    expect(parts.experience.evidence[0]?.claim).toContain('not enough data');
    expect(parts.education).toEqual({ score: null, weight: 0, evidence: [] });
    expect(parts.location).toEqual({ score: null, weight: 0, evidence: [] });
  });

  test('cites the lines that it rests on, and says what is shown and what is only listed', () => {
    const profile: Profile = {
      ...skilled('postgres', 'Vue'),
      projects: [
        {
          id: 'p',
          name: 'Tide tables',
          description: 'A small service that I run with Docker on one machine.',
        },
      ],
    };
    const { evidence } = match(profile, posting({ skills: ['PostgreSQL', 'Docker', 'React', 'COBOL'] }), DAY)
      .parts.skills;
    expect(evidence).toEqual([
      { claim: 'PostgreSQL: listed in your profile', profile: 'postgres', posting: 'PostgreSQL' },
      {
        claim: 'Docker: shown by an entry of your profile',
        profile: 'A small service that I run with Docker on one machine. (Tide tables)',
        posting: 'Docker',
      },
      { claim: 'React: similar to Vue.js, which counts in part', profile: 'Vue', posting: 'React' },
      { claim: 'COBOL: not in your profile', profile: '', posting: 'COBOL' },
    ]);
  });

  test('counts similar less than listed, and listed less than shown', () => {
    const shown: Profile = {
      skills: [{ name: 'React', backedBy: 'p' }],
      projects: [{ id: 'p', name: 'Shop' }],
    };
    const totals = [skilled('Sales'), skilled('Vue'), skilled('React'), shown].map((one) =>
      total(one, { skills: ['React'] }),
    );
    expect(totals).toEqual([0, 27, 75, 95]);
    expect(total({ skills: [{ name: 'React', backedBy: 'gone' }] }, { skills: ['React'] })).toBe(75);
  });

  test('counts what is proven most, while it is in force, and says by what', () => {
    const proof = {
      ...{ skill: 'react', proofId: 'p', title: 'similar to: Go (nice to have)', issuer: 'Fledge' },
      ...{ provenAt: '2026-06-15T09:00:00.000Z', validUntil: '2026-06-20T09:00:00.000Z' },
    };
    const by = (kind: ProofKind) =>
      match({ proven: [{ ...proof, kind }] }, posting({ skills: ['React'] }), DAY);
    expect(PROOF_KINDS.map((kind) => by(kind).total)).toEqual([100, 100, 95, 95]);
    expect(by('project').parts.skills.evidence).toEqual([
      {
        claim: 'React: proven by a project',
        profile: 'similar to: Go (nice to have), verified by two mentors',
        posting: 'React',
      },
    ]);
    expect(mustHaves(by('project'))).toEqual({ met: 1, of: 1 });
    const on = (day: string) =>
      match({ proven: [{ ...proof, kind: 'project' }] }, posting({ skills: ['React'] }), day).total;
    expect(['2026-06-14', '2026-06-20', '2026-06-21'].map(on)).toEqual([null, 100, null]);
  });

  test('says what would prove a skill that an entry shows', () => {
    const shown: Profile = {
      skills: [{ name: 'React', backedBy: 'p' }],
      projects: [{ id: 'p', name: 'Shop' }],
    };
    expect(match(shown, posting({ skills: ['React'] }), DAY).raises).toEqual([
      { what: 'React, proven by a project that mentors verify', points: 5, skill: 'React', proof: true },
    ]);
  });

  test('is low for a lead role without experience, and says why', () => {
    const { total: number, parts } = match(
      skilled('React'),
      posting({ skills: ['React'], experienceLevel: 'lead' }),
      DAY,
    );
    expect(number).toBeLessThan(20);
    expect(parts.experience.evidence).toEqual([
      {
        claim: '7 years of experience asked for: not enough data in your profile',
        profile: '',
        posting: 'Level: lead',
      },
    ]);
  });

  test('counts years once where jobs overlap, up to the day', () => {
    const years = (...work: [string, string?][]) => {
      const profile = {
        work: work.map(([startDate, endDate]) => ({ name: 'A', startDate, ...(endDate && { endDate }) })),
      };
      return match(profile, posting({ minYears: 10 }), DAY).parts.experience.score;
    };
    expect(years(['2021-07', '2026-06'])).toBe(50);
    expect(years(['2021-07', '2024-06'], ['2022-01', '2026-06'])).toBe(50);
    expect(years(['2021-07'])).toBe(50);
    expect(years(['2021-07', '2031-01'])).toBe(50);
    expect(years(['2027-01'])).toBeNull();
  });

  test('reads skills out of the text of a posting that lists none, and only then', () => {
    const text = { description: 'You will build our booking pages with React and TypeScript.' };
    expect(total(skilled('React', 'TypeScript'), { ...text, title: 'Position' })).toBe(75);
    expect(total(skilled('React'), { ...text, skills: ['Java'] })).toBe(0);
  });
});

describe('names that are words, too', () => {
  test.each([
    ['Please go to our site to apply.', []],
    ['Experience with Go and Kubernetes.', ['Go', 'Kubernetes']],
    ['You excel at detail in a fast-moving office.', []],
    ['Good knowledge of Excel is needed.', ['Excel']],
    ['The position starts in the spring of 2027.', []],
    ['Java with Spring and Hibernate.', ['Java', 'Spring', 'Hibernate']],
    ['You report to the C-level.', []],
    ['Statistics in R or SAS.', ['Statistics', 'R', 'SAS']],
  ])('%s', (text, skills) => {
    expect(mentionsIn(text).map(({ skill }) => skill)).toEqual(skills);
  });

  test('places are those of the text', () => {
    const text = 'Skills: 🙂 Re\u200bact, node JS';
    expect(mentionsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Re\u200bact',
      'node JS',
    ]);
  });
});
