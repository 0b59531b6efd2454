import fc from 'fast-check';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { PROOF_KINDS, type ProvenSkill } from '#shared/core/proven-skill.ts';
import type { Profile } from '#shared/features/matching/matching.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

/** Skills of several trades, one that no vocabulary has, and such that imply or resemble others. */
const SKILLS = [
  'React',
  'Vue.js',
  'Next.js',
  'TypeScript',
  'Node.js',
  'PostgreSQL',
  'MySQL',
  'Docker',
  'Go',
  'R',
  'Excel',

  'Patient Care',
  'BLS',
  'Wound Care',
  'Accounting',
  'Bookkeeping',
  'GAAP',
  'Sales',
  'CRM',
  'Cash Handling',
  'SEO',
  'Copywriting',
  'Project Management',
  'Scrum',
  'Leadership',
  'Communication',
  'Glass Blowing',
] as const;
export const anySkill = fc.constantFrom(...SKILLS);
export const PLACES = ['London, UK', 'Manchester, UK', 'Boston', 'Berlin, Germany', 'Remote'] as const;
const DEGREES = ['', 'Bachelor of Science', 'M.Sc', 'PhD', 'Diploma'] as const;
const AREAS = ['', 'Computer Science', 'Nursing', 'Business Administration'] as const;
const ASKED_EDUCATION = [
  '',
  '',
  "Bachelor's degree in Computer Science or a related field",
  'Master’s degree',
  'Degree or equivalent experience',
  'High school diploma',
];
const POSITIONS = ['Software Engineer', 'Staff Nurse', 'Accountant', 'Shop Assistant', 'Harbour Pilot'];

const month = fc.tuple(fc.integer({ min: 2010, max: 2026 }), fc.integer({ min: 1, max: 12 }));
const anyDate = fc.oneof(
  month.map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`),
  month.map(([year]) => String(year)),
);

export const anyWork: fc.Arbitrary<NonNullable<Profile['work']>[number]> = fc.record(
  {
    id: fc.constantFrom('w1', 'w2'),
    position: fc.constantFrom(...POSITIONS),
    name: fc.constantFrom('Harbour', 'Mill & Co'),
    startDate: anyDate,
    endDate: anyDate,
    highlights: fc.array(
      anySkill.map((skill) => `Brought ${skill} to a small team that had never used it before`),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: ['position'], noNullPrototype: true },
);

export const anyStudy: fc.Arbitrary<NonNullable<Profile['education']>[number]> = fc.record(
  {
    id: fc.constantFrom('e1', 'e2'),
    institution: fc.constantFrom('Leeds', 'Turin'),
    studyType: fc.constantFrom(...DEGREES),
    area: fc.constantFrom(...AREAS),
    endDate: anyDate,
  },
  { requiredKeys: ['institution'], noNullPrototype: true },
);

export const anyProject: fc.Arbitrary<NonNullable<Profile['projects']>[number]> = fc.record(
  {
    id: fc.constantFrom('p1', 'p2'),
    name: fc.constantFrom('Tide tables', 'Ferry timetable'),
    description: anySkill.map((skill) => `A timetable for the ferries of one island, made with ${skill}.`),
  },
  { requiredKeys: ['name'], noNullPrototype: true },
);

const anyListed: fc.Arbitrary<NonNullable<Profile['skills']>[number]> = fc.record(
  { name: anySkill, backedBy: fc.constantFrom('w1', 'w2', 'p1', 'e1', 'gone') },
  { requiredKeys: ['name'], noNullPrototype: true },
);

/** What others have proven, some of it before or after the day of the matches. */
export const anyProof: fc.Arbitrary<ProvenSkill> = fc.record(
  {
    skill: anySkill,
    kind: fc.constantFrom(...PROOF_KINDS),
    proofId: fc.constantFrom('c1', 'c2'),
    title: fc.constantFrom('React essentials', 'Something similar to: React (nice to have)'),
    issuer: fc.constant('Fledge'),
    provenAt: fc.constantFrom(
      '2025-03-01T10:00:00.000Z',
      '2026-06-15T10:00:00.000Z',
      '2027-01-01T00:00:00.000Z',
    ),
    validUntil: fc.constantFrom(null, '2026-01-01T00:00:00.000Z', '2027-03-01T10:00:00.000Z'),
  },
  { noNullPrototype: true },
);

/** A profile with any of its sections, as its user wrote it. */
export const anyWrittenProfile: fc.Arbitrary<Profile> = fc.record(
  {
    basics: fc.constantFrom<NonNullable<Profile['basics']>>(
      [],
      [{ experience: '3-5' }],
      [{ experience: '0-2' }],
    ),
    skills: fc.array(anyListed, { maxLength: 6 }),
    work: fc.array(anyWork, { maxLength: 3 }),
    education: fc.array(anyStudy, { maxLength: 2 }),
    projects: fc.array(anyProject, { maxLength: 2 }),
    certificates: fc.array(fc.record({ name: fc.constantFrom('BLS', 'AWS Certified Developer') }), {
      maxLength: 1,
    }),
    languages: fc.array(fc.record({ language: fc.constantFrom('German', 'English') }), { maxLength: 2 }),
    lookingFor: fc
      .uniqueArray(fc.constantFrom(...PLACES), { maxLength: 2 })
      .map((places) => (places.length === 0 ? [] : [{ places }])),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** The same, perhaps with what others have proven. */
export const anyProfile: fc.Arbitrary<Profile> = fc
  .tuple(anyWrittenProfile, fc.option(fc.array(anyProof, { maxLength: 3 }), { nil: undefined }))
  .map(([profile, proven]) => (proven ? { ...profile, proven } : profile));

/** A posting with any demands, some of which are only in its text. */
export const anyPosting: fc.Arbitrary<Opportunity> = fc
  .record(
    {
      title: fc.constantFrom(
        'Frontend Engineer',
        'Staff Nurse',
        'Senior Accountant',
        'Lead Engineer',
        'Helping hand',
      ),
      skills: fc.uniqueArray(anySkill, { maxLength: 6 }),
      niceToHave: fc.array(
        anySkill.map((skill) => `Some ${skill} would help`),
        { maxLength: 3 },
      ),
      requirements: fc.array(
        fc.oneof(
          anySkill.map((skill) => `Good knowledge of ${skill}`),
          fc.integer({ min: 1, max: 9 }).map((years) => `${years}+ years of experience in a similar role`),
        ),
        { maxLength: 3 },
      ),
      description: anySkill.map((skill) => `You join a small team and work with ${skill} every day.`),
      minYears: fc.option(fc.integer({ min: 0, max: 12 })),
      experienceLevel: fc.option(
        fc.constantFrom<NonNullable<Opportunity['experienceLevel']>>('entry', 'mid', 'senior', 'lead'),
      ),
      education: fc.constantFrom(...ASKED_EDUCATION),
      workMode: fc.constantFrom<Opportunity['workMode']>('remote', 'onsite', 'hybrid'),
      location: fc.constantFrom(...PLACES),
    },
    { noNullPrototype: true },
  )
  .map(someOpportunity);
