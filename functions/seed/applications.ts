import type { ApplicationDescription } from '#functions/scenarios/application.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { REJECTION_CODES } from '#shared/features/applications/rejection-codes.ts';
import type { ApplicationSource, ApplicationStatus } from '#shared/features/applications/rules.ts';
import { factsOf } from '#shared/features/matching/facts.ts';
import { rankByMatch } from '#shared/features/matching/ranking.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import type { Person } from './people/person.ts';
import { type Random, randomFor } from './random.ts';
import { OFFER_TEXT } from './sentences.ts';
import { workingHours } from './span.ts';

/** The ways by which an application comes to a status. */
const WAYS: Record<ApplicationStatus, readonly (readonly ApplicationStatus[])[]> = {
  new: [['new']],
  reviewed: [['new', 'reviewed']],
  interview_scheduled: [['new', 'reviewed', 'interview_scheduled']],
  offered: [['new', 'reviewed', 'interview_scheduled', 'offered']],
  hired: [['new', 'reviewed', 'interview_scheduled', 'offered', 'hired']],
  offer_declined: [['new', 'reviewed', 'interview_scheduled', 'offered', 'offer_declined']],
  rejected: [
    ['new', 'rejected'],
    ['new', 'reviewed', 'rejected'],
    ['new', 'reviewed', 'interview_scheduled', 'rejected'],
  ],
  withdrawn: [
    ['new', 'withdrawn'],
    ['new', 'reviewed', 'withdrawn'],
  ],
};

/** An application of a person of the seed, before it is known what they send. */
export type SeedApplication = Pick<
  ApplicationDescription,
  'posting' | 'history' | 'source' | 'offer' | 'rejection'
>;

/** An opportunity for which one can apply; who posts under their own name is known. */
export type SeedPosting = Opportunity & { readonly owner?: string };

const daysAgo = (moment: string, now: Date): number =>
  Math.floor(now.getTime() / DAY_MS) - Math.floor(Date.parse(moment) / DAY_MS);

/** The range of days before `now` in which a user could apply and still have a number of steps follow, at most one a day. */
const window = ({ postedAt, deadline }: Opportunity, steps: number, now: Date) => ({
  first: daysAgo(postedAt, now) - 1,
  last: Math.max(steps, daysAgo(deadline, now) + 1),
});

/** On how many days before `now` the steps were taken: fewer each time, with up to a week between them. */
const stepDays = (random: Random, opportunity: Opportunity, steps: number, now: Date): number[] => {
  const { first, last } = window(opportunity, steps, now);
  const days = [random.between(last, steps === 1 ? Math.min(first, last + 12) : first)];
  for (let left = steps - 1; left > 0; left--) {
    const before = days.at(-1) ?? 0;
    days.push(Math.max(left, before - random.between(1, 7)));
  }
  return days;
};

const applicationFor = (
  random: Random,
  userId: string,
  opportunity: SeedPosting,
  way: readonly ApplicationStatus[],
  now: Date,
): SeedApplication => {
  const days = stepDays(random, opportunity, way.length, now);
  const history = way.map((status, step) => ({
    status,
    at: new Date(workingHours(random, now, days[step] ?? 1)).toISOString(),
  }));
  return applicationOf(random, userId, opportunity, history, now);
};

/** An application with a history of at least one step. */
export const applicationOf = (
  random: Random,
  userId: string,
  posting: SeedPosting,
  history: SeedApplication['history'],
  now: Date,
): SeedApplication => {
  const ended = history.at(-1);
  if (!ended) throw new Error('An application has a beginning.');
  return {
    posting,
    history,
    source: randomFor('source', userId, posting.id).pick(SOURCES),
    ...detailsOf(
      random,
      ended.status,
      history.find(({ status }) => status === 'offered')?.at ?? ended.at,
      now,
    ),
  };
};

/** Where applicants come from, some ways more often than others. */
const SOURCES: readonly ApplicationSource[] = [
  ...(['search', 'search', 'search', 'recommended', 'recommended'] as const),
  ...(['alert', 'company', 'link'] as const),
];

/** The number of best matches to choose from: not every user applies for the first. */
const CHOICE = 6;

/**
 * The applications of a person of the seed, at most one for an opportunity: to what suits their skills, one type
 * after the other as far as there is a choice, with times that follow each other. Interviews are with `answering`
 * companies, as far as there is one: someone there can meet the applicant.
 */
export const applicationsFor = (
  person: Person,
  userId: string,
  opportunities: readonly SeedPosting[],
  now: Date,
  answering: ReadonlySet<string> = new Set(),
): SeedApplication[] => {
  const random = randomFor('applications', person.account.email);
  const left = new Set(opportunities);
  const skills = person.profile.profileData.skills.map((name) => ({ name }));
  const facts = factsOf({ skills }, dayOf(now));
  const types = random.shuffle<OpportunityType>(['job', 'internship', 'project']);
  return person.applications.flatMap((status, index) => {
    const way = random.pick(WAYS[status]);
    const fits = [...left].filter((opportunity) => {
      const { first, last } = window(opportunity, way.length, now);
      return first >= last && (status !== 'new' || opportunity.status === 'open');
    });
    const wanted = fits.filter(({ type }) => type === types[index % types.length]);
    const suitable = rankByMatch(wanted.length > 0 ? wanted : fits, facts);
    if (suitable.length === 0) return [];
    const answered = suitable.filter(({ candidate }) => answering.has(candidate.company));
    const met = status === 'interview_scheduled' && answered.length > 0 ? answered : suitable;
    const { candidate: opportunity } = random.pick(met.slice(0, CHOICE));
    left.delete(opportunity);
    return [applicationFor(random, userId, opportunity, way, now)];
  });
};

/** What applicants of the demo employer have heard so far; a withdrawn application is no longer there. */
const HEARD = [
  'new',
  'new',
  'new',
  'new',
  'reviewed',
  'reviewed',
  'interview_scheduled',
  'interview_scheduled',
  'offered',
  'hired',
  'offer_declined',
  'rejected',
  'withdrawn',
] as const satisfies readonly ApplicationStatus[];

/** What an application has in these statuses besides its history. */
const detailsOf = (
  random: Random,
  status: ApplicationStatus,
  at: string,
  now: Date,
): Pick<SeedApplication, 'offer' | 'rejection'> => {
  if (status === 'rejected') return { rejection: { reason: random.pick(REJECTION_CODES), message: '' } };
  if (status !== 'offered' && status !== 'hired' && status !== 'offer_declined') return {};
  return {
    offer: {
      text: OFFER_TEXT,
      answerBy: dayOf(new Date(now.getTime() + random.between(4, 12) * DAY_MS)),
      at,
    },
  };
};

/** Demo accounts, which have applications of their own, and suspended users apply for no posting of the demo accounts. */
export const canApplyInSeed = ({ account: { role, suspended }, password }: Person): boolean =>
  (role === 'student' || role === 'alumni') && !suspended && password === undefined;

/** How many of the demo postings a person applies for: most for one, some for two. */
const SECOND = 0.4;

/**
 * The applications of a person of the seed for postings of the demo employer and the demo alumnus, so that there are
 * applicants in all statuses to look at: for those that suit them best.
 */
export const demoApplicationsFor = (
  person: Person,
  userId: string,
  postings: readonly SeedPosting[],
  now: Date,
): SeedApplication[] => {
  const { account, profile } = person;
  if (!canApplyInSeed(person)) return [];
  const random = randomFor('demo application', account.email);
  const facts = factsOf({ skills: profile.profileData.skills.map((name) => ({ name })) }, dayOf(now));
  const left = new Set(postings);
  return Array.from({ length: random.chance(SECOND) ? 2 : 1 }).flatMap(() => {
    const way = random.pick(WAYS[random.pick(HEARD)]);
    const fits = [...left].filter((posting) => {
      const { first, last } = window(posting, way.length, now);
      return first >= last && (way.length > 1 || posting.status === 'open');
    });
    const suitable = rankByMatch(fits, facts).slice(0, 3);
    if (suitable.length === 0) return [];
    const { candidate: posting } = random.pick(suitable);
    left.delete(posting);
    return [applicationFor(random, userId, posting, way, now)];
  });
};
