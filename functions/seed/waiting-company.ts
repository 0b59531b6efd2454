import { transact } from '#functions/core/table.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { companySteps } from '#functions/scenarios/company.ts';
import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { formatPay } from '#shared/core/pay.ts';
import { companyId } from './companies.ts';
import { type DemoPosting, postingFor, storeDemoPosting } from './demo-postings.ts';
import type { Person } from './people/person.ts';
import { townPlace } from './places.ts';
import { DEFAULT_OPPORTUNITIES } from './size.ts';
import { unlessThere } from './unless-there.ts';

/** Who waits longer than this joined earlier, and added the company later. */
const WAITS_MS = 2 * DAY_MS;

/** A company that nobody has verified yet, of an employer who waits for approval: there is something to review. */
export const WAITING_COMPANY = {
  name: 'Kelpwright',
  site: 'https://kelpwright.example.org',
  sector: 'Aquaculture',
  size: '1-10',
  place: 'Edinburgh',
  about:
    'Kelpwright grows seaweed off the east coast of Scotland and dries it for farms and kitchens. We are seven people and two boats.',
} as const;

const PAY = { min: 34_000, max: 41_000, currency: 'GBP', period: 'year' } as const;

/** Its posting, which was submitted and waits for the verification. */
export const waitingPosting = (now: Date, createdAt: Date): DemoPosting => {
  const [draft, submitted] = [createdAt, new Date(createdAt.getTime() + HOUR_MS)].map((at) =>
    at.toISOString(),
  );
  return {
    ...postingFor(DEFAULT_OPPORTUNITIES, 'waiting company', ['draft', 'in_review'], now),
    type: 'job',
    title: 'Process engineer',
    company: WAITING_COMPANY.name,
    companyId: companyId(WAITING_COMPANY.name),
    department: 'Drying',
    employmentType: 'full-time',
    experienceLevel: 'mid',
    minYears: 2,
    workMode: 'onsite',
    location: 'Edinburgh',
    place: townPlace('Edinburgh'),
    applicantsFrom: null,
    durationWeeks: null,
    pay: PAY,
    salary: formatPay(PAY),
    description:
      'You run the drying of each day’s harvest and improve it from one season to the next. In a usual week you plan the loads with the skippers, measure what the dryers use, and repair what is worn.\n\nYou work with six colleagues at the pier, and with two on the boats.',
    requirements: [
      'Experience with pumps, fans or ovens in a plant',
      'You can read and draw a process diagram',
    ],
    niceToHave: [],
    benefits: ['A harvest day at sea each month', 'Thirty days of holiday'],
    skills: ['Data Analysis', 'Python'],
    aiScreening: false,
    createdAt: draft ?? '',
    postedAt: draft ?? '',
    waitingSince: submitted,
    history: [
      { status: 'draft', at: draft ?? '', by: 'poster' },
      { status: 'in_review', at: submitted ?? '', by: 'poster' },
    ],
  };
};

/** Stores the company with its only member and its posting, unless they are there. */
export const storeWaitingCompany = async (now: Date, people: readonly Person[]): Promise<void> => {
  const founder = people.find(({ profile }) => profile.profileData.company === WAITING_COMPANY.name);
  const userId = founder && (await userIdOf(founder.account.email));
  if (!founder || userId === undefined) return;
  const joined = Date.parse(founder.account.createdAt) + HOUR_MS;
  const at = new Date(Math.min(now.getTime() - HOUR_MS, Math.max(joined, now.getTime() - WAITS_MS)));
  const company = {
    ...WAITING_COMPANY,
    id: companyId(WAITING_COMPANY.name),
    status: 'unverified',
    plan: 'startup',
    createdAt: at.toISOString(),
    createdBy: userId,
  } as const;
  const steps = companySteps(company, [{ ...founder.account, id: userId }]);
  await unlessThere(() => transact(steps), 'company');
  await storeDemoPosting(waitingPosting(now, at), userId);
};
