import fc from 'fast-check';
import { someOpportunity } from '#functions/scenarios/opportunity.ts';
import { match, type Profile } from '#shared/features/matching/matching.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { HELD_OUT_DAY, shareOf, type Tally } from './held-out.ts';

/*
 * Lists of postings whose right order is known: the first asks for what a person has, and each next one for that and
 * one thing more that the person lacks.
 */

interface Trade {
  readonly own: readonly string[];
  /** Similar to one of the own skills. */
  readonly similar: Readonly<Record<string, string>>;
  readonly foreign: readonly string[];
  readonly degree: string;
  readonly field: string;
  readonly title: string;
}

const TRADES: readonly Trade[] = [
  {
    own: ['React', 'TypeScript', 'PostgreSQL', 'Docker', 'Git', 'Jest'],
    similar: { React: 'Vue.js', PostgreSQL: 'MySQL', Jest: 'Mocha' },
    foreign: ['Salesforce', 'Verilog', 'SAP', 'Unity'],
    degree: 'B.Sc',
    field: 'Computer Science',
    title: 'Engineer',
  },
  {
    own: ['Patient Care', 'Wound Care', 'BLS', 'Medication Administration', 'Vital Signs', 'Triage'],
    similar: { BLS: 'ACLS' },
    foreign: ['Radiology', 'Dental Care', 'Phlebotomy', 'Oncology'],
    degree: 'Bachelor of Science',
    field: 'Nursing',
    title: 'Ward position',
  },
  {
    own: ['Bookkeeping', 'QuickBooks', 'Payroll', 'Excel', 'GAAP', 'Taxation'],
    similar: { QuickBooks: 'Xero', GAAP: 'IFRS' },
    foreign: ['Underwriting', 'Treasury', 'Hyperion', 'Valuation'],
    degree: 'Bachelor of Commerce',
    field: 'Accounting',
    title: 'Finance position',
  },
  {
    own: ['SEO', 'Copywriting', 'Canva', 'HubSpot', 'Event Planning', 'Google Analytics'],
    similar: { HubSpot: 'Marketo', Canva: 'Photoshop' },
    foreign: ['Translation', 'Fundraising', 'Webflow', 'Video Editing'],
    degree: 'BA',
    field: 'Marketing',
    title: 'Campaign position',
  },
  {
    own: ['Cooking', 'Menu Planning', 'Food Safety', 'Stock Management', 'Baking'],
    similar: {},
    foreign: ['Bartending', 'Housekeeping', 'Reservations', 'Barista Skills'],
    degree: 'Diploma',
    field: '',
    title: 'Kitchen position',
  },
];

type Step = 'foreign' | 'similar' | 'nice' | 'years' | 'place' | 'degree';
const STEPS: readonly Step[] = ['foreign', 'foreign', 'similar', 'nice', 'years', 'place', 'degree'];

const profileOf = ({ own, degree, field, title }: Trade, years: number, proven: number): Profile => ({
  skills: own.map((name, index) => (index < proven ? { name, backedBy: 'w' } : { name })),
  work: [{ id: 'w', position: title, name: 'Harbour', startDate: `${2026 - years}-06` }],
  education: [{ institution: 'Leeds', studyType: degree, area: field }],
  lookingFor: [{ places: ['Bristol'] }],
});

/** A posting that asks for what the person has. */
const fitting = ({ own, title, degree, field }: Trade, years: number, count: number): Opportunity =>
  someOpportunity({
    title,
    skills: own.slice(0, count),
    niceToHave: own.slice(count, count + 1).map((skill) => `Some ${skill}`),
    minYears: Math.max(1, years - 1),
    experienceLevel: null,
    education: degree === 'Diploma' ? 'Diploma' : `Bachelor's degree${field === '' ? '' : ` in ${field}`}`,
    workMode: 'hybrid',
    location: 'Bristol, UK',
  });

/** The same posting with one thing more that the person lacks. */
const harder = (posting: Opportunity, step: Step, { similar, foreign }: Trade): Opportunity | undefined => {
  const { skills, niceToHave, minYears, workMode } = posting;
  const missing =
    foreign.find((skill) => !skills.includes(skill) && !niceToHave.join().includes(skill)) ?? 'Falconry';
  const kept = skills.findIndex((skill) => similar[skill] !== undefined);
  switch (step) {
    case 'foreign':
      return { ...posting, skills: [...skills, missing] };
    case 'similar':
      return kept < 0
        ? undefined
        : {
            ...posting,
            skills: skills.map((skill, index) => (index === kept ? (similar[skill] ?? skill) : skill)),
          };
    case 'nice':
      return { ...posting, niceToHave: [...niceToHave, `Some ${missing}`] };
    case 'years':
      return { ...posting, minYears: (minYears ?? 0) + 4 };
    case 'place':
      return workMode === 'onsite' ? undefined : { ...posting, workMode: 'onsite', location: 'Oslo, Norway' };
    case 'degree':
      return { ...posting, education: 'PhD in Astronomy' };
  }
};

export const anyList = fc
  .record({
    trade: fc.constantFrom(...TRADES),
    years: fc.integer({ min: 2, max: 9 }),
    proven: fc.nat({ max: 4 }),
    count: fc.integer({ min: 3, max: 5 }),
    steps: fc.shuffledSubarray([...STEPS], { minLength: 3, maxLength: 5 }),
  })
  .map(({ trade, years, proven, count, steps }) => {
    const list = [fitting(trade, years, count)];
    for (const step of steps) {
      const next = harder(list.at(-1) ?? someOpportunity(), step, trade);
      if (next) list.push(next);
    }
    return { profile: profileOf(trade, years, proven), list };
  });

/** Whole lists in the right order, and pairs of them. @param seed another one makes other lists */
export const listFigures = (count: number, seed: number): { lists: Tally; pairs: Tally } => {
  const [lists, pairs]: [Tally, Tally] = [
    { right: 0, of: 0 },
    { right: 0, of: 0 },
  ];
  for (const { profile, list } of fc.sample(anyList, { numRuns: count, seed })) {
    const totals = list.map((posting) => match(profile, posting, HELD_OUT_DAY).total ?? -1);
    const own: Tally = { right: 0, of: 0 };
    totals.forEach((total, index) => {
      for (const later of totals.slice(index + 1)) {
        own.of++;
        if (total > later) own.right++;
      }
    });
    lists.of++;
    if (shareOf(own) === 1) lists.right++;
    pairs.of += own.of;
    pairs.right += own.right;
  }
  return { lists, pairs };
};
