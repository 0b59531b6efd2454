import { type StartupDescription, storeStartup } from '#functions/scenarios/startup.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Assumption, Milestone } from '#shared/features/startups/entries.ts';
import { accountsOf } from './asks.ts';
import type { Person } from './people/person.ts';
import { idFor } from './random.ts';
import { unlessThere } from './unless-there.ts';

const moment = (anchor: Date, days: number): string =>
  new Date(anchor.getTime() + days * DAY_MS).toISOString();
const day = (anchor: Date, days: number): string => moment(anchor, days).slice(0, 10);

const milestonesAt = (anchor: Date): Milestone[] => [
  {
    id: 'interviews',
    title: 'Fifteen interviews with people who store bicycles',
    due: day(anchor, -21),
    doneOn: day(anchor, -23),
    evidence: '17 interviews, written down. Eleven people have lost a bicycle, four of them two.',
    evidenceUrl: '',
  },
  {
    id: 'trial',
    title: 'Ten weeks of storage sold before anything is built',
    due: day(anchor, -3),
    doneOn: day(anchor, -4),
    evidence: '13 weeks paid in advance, by nine people.',
    evidenceUrl: 'https://example.com/spoke-room/receipts',
  },
  {
    id: 'lock',
    title: 'One cellar that opens by phone',
    due: day(anchor, 12),
    doneOn: null,
    evidence: '',
    evidenceUrl: '',
  },
  {
    id: 'second',
    title: 'A second cellar, found by someone outside the team',
    due: day(anchor, 47),
    doneOn: null,
    evidence: '',
    evidenceUrl: '',
  },
];

const ASSUMPTIONS: readonly Assumption[] = [
  {
    id: 'owners',
    statement: 'Owners of houses let a cellar to a team of students',
    risk: 'high',
    test: 'Ask the owners or caretakers of twelve houses around the campus for a paid trial of a month.',
    result: '',
    decision: null,
  },
  {
    id: 'pay',
    statement: 'People pay for a dry place, and not only for a safe one',
    risk: 'high',
    test: 'Two offers on the same notice board for a week each: safe for 6 a month, safe and dry for 9.',
    result: '9 people took the dearer one, 3 the other.',
    decision: 'keep',
  },
  {
    id: 'all-year',
    statement: 'They store bicycles all year',
    risk: 'medium',
    test: 'Ask all who paid for how long they want the place.',
    result: 'Seven of nine from October to April only.',
    decision: 'change',
  },
  {
    id: 'phone',
    statement: 'A lock that opens by phone is reason enough to choose us',
    risk: 'medium',
    test: 'Offer the next ten a key instead, at the same price.',
    result: '',
    decision: null,
  },
  {
    id: 'repairs',
    statement: 'A repair day a month brings people in',
    risk: 'low',
    test: '',
    result: '',
    decision: null,
  },
];

/** The startup of the demo student with two others, who agreed to join it. */
const activeOf = (lead: string, others: readonly string[], anchor: Date): StartupDescription => {
  const [second = lead, third = lead] = others;
  return {
    ...{ id: idFor('startup', 'spoke-room'), name: 'Spoke Room', status: 'active' },
    createdAt: moment(anchor, -40),
    industry: 'Sustainability',
    problem:
      'Around the campus, bicycles stand in the rain all winter, and one in four was stolen in two years. Racks are full, and cellars in the same streets are empty.',
    solution: 'We rent empty cellars and give students a dry, locked place by the month.',
    targetMarket: 'Students and staff who come by bicycle and live without a cellar of their own',
    stage: 'Building Prototype',
    timeline: 'First cellar before the rain sets in',
    description:
      'Dry, locked places for bicycles in cellars near the campus, by the month. Two tests are done, one of them changed the offer: places are sold for the winter now.',
    fundingRaised: { amount: 1500, currency: 'USD' },
    audience: 'mentors',
    team: [
      { userId: lead, at: moment(anchor, -40), responsibility: 'Customers' },
      { userId: second, at: moment(anchor, -37), responsibility: 'Cellars and contracts' },
      { userId: third, at: moment(anchor, -30), responsibility: 'Lock and app' },
    ],
    milestones: milestonesAt(anchor),
    assumptions: ASSUMPTIONS,
    notes: [
      {
        ...{ id: idFor('startup-note', 'winter'), at: moment(anchor, -9), authorId: second },
        text: 'Seven of the nine want October to April only. I suggest that we sell winters and not months.',
        mentions: [lead],
      },
      {
        ...{ id: idFor('startup-note', 'caretaker'), at: moment(anchor, -2), authorId: lead },
        text: 'The caretaker of number 14 wants to see our insurance before he talks to the owner. Who can ask for an offer?',
        mentions: [third],
      },
    ],
  };
};

const draftOf = (lead: string, anchor: Date): StartupDescription => ({
  ...{ id: idFor('startup', 'second-plate'), name: 'Second Plate', status: 'draft' },
  createdAt: moment(anchor, -5),
  problem: 'The canteen throws away forty meals a day after two o’clock.',
  stage: 'Just an Idea',
  team: [{ userId: lead, at: moment(anchor, -5) }],
});

/** Stores the two startups of the demo student, unless they are there. Returns how many are new. */
export const storeStartups = async (people: readonly Person[], anchor: Date): Promise<number> => {
  const { demo, others } = await accountsOf('student', people, 4);
  if (!demo) return 0;
  const ids = others.map(({ id }) => id).slice(0, 2);
  let stored = 0;
  for (const one of [activeOf(demo.id, ids, anchor), draftOf(demo.id, anchor)])
    if (await unlessThere(() => storeStartup(one), 'startup')) stored += 1;
  return stored;
};
