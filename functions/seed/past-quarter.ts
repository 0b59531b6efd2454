import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from '#functions/core/in-parallel.ts';
import { storeAnswers } from '#functions/features/equality/repository.ts';
import { makeFigures } from '#functions/features/fairness/make.ts';
import { hasFigures } from '#functions/features/fairness/repository.ts';
import { loadList } from '#functions/parts/applicants/packed/storage.ts';
import { readCounts } from '#functions/parts/applications/applicant-counts.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { defaultReplyBy } from '#shared/core/reply-clock.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import { type EqualityAnswers, NO_ANSWERS } from '#shared/features/equality/rules.ts';
import { daysOf, latestDue, type Quarter } from '#shared/features/fairness/quarters.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { applicationOf, canApplyInSeed, type SeedApplication } from './applications.ts';
import { companyId, DEMO_COMPANY } from './companies.ts';
import { type DemoPosting, numberOfNext } from './demo-postings.ts';
import { opportunityFor } from './opportunities.ts';
import type { Person } from './people/person.ts';
import { idFor, type Random, randomFor } from './random.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { workingHours } from './span.ts';

/*
 * The demo company’s figures by group need a quarter that is over, and ten applicants of each group: one posting of that
 * quarter, for which everyone in the seed who may apply has applied.
 */

const AT_ONCE = 8;
const POLL_MS = 100;
const OPENINGS = 8;
/** Before the last day of the quarter. */
const DRAFTED_DAYS = 41;
const OPENED_DAYS = 40;
const FIRST_APPLIED_DAYS = 30;
const LAST_APPLIED_DAYS = 4;
/** After it, and before the figures are made. */
const FILLED_DAYS = 20;

const quarterAt = (now: Date): Quarter => latestDue(dayOf(now));
const endOf = (now: Date): Date => new Date(`${daysOf(quarterAt(now)).last}T00:00:00.000Z`);

/** The demo company’s posting of the latest quarter that has figures: open for six weeks, then filled. */
export const pastPosting = (now: Date): DemoPosting => {
  const random = randomFor('past posting');
  const end = endOf(now);
  const steps = [
    ['draft', DRAFTED_DAYS],
    ['open', OPENED_DAYS],
    ['filled', -FILLED_DAYS],
  ] as const;
  const history = steps.map(([status, days]) => ({
    status,
    at: new Date(workingHours(random, end, days)).toISOString(),
    by: 'poster' as const,
  }));
  const deadline = dayOf(end);
  const [{ at: createdAt } = { at: '' }, { at: postedAt } = { at: '' }] = history;
  return {
    ...opportunityFor(numberOfNext(DEMO_COMPANY), now),
    id: idFor('demo posting', 'past quarter'),
    status: 'filled',
    deadline,
    openings: OPENINGS,
    replyBy: defaultReplyBy(deadline),
    postedAt,
    createdAt,
    history,
  };
};

/** How the applications went, some ways more often than others. */
const WAYS: readonly (readonly ApplicationStatus[])[] = [
  ['new', 'rejected'],
  ['new', 'rejected'],
  ['new', 'reviewed', 'rejected'],
  ['new', 'reviewed', 'rejected'],
  ['new', 'reviewed', 'withdrawn'],
  ['new', 'reviewed', 'interview_scheduled', 'rejected'],
  ['new', 'reviewed', 'interview_scheduled', 'rejected'],
  ['new', 'reviewed', 'interview_scheduled', 'offered', 'offer_declined'],
  ['new', 'reviewed', 'interview_scheduled', 'offered', 'hired'],
  ['new', 'reviewed', 'interview_scheduled', 'offered', 'hired'],
];

/** Steps of one to four days: the last one comes within the promised time. */
const historyOf = (random: Random, way: readonly ApplicationStatus[], end: Date) => {
  let days = random.between(LAST_APPLIED_DAYS, FIRST_APPLIED_DAYS);
  return way.map((status) => {
    const at = new Date(workingHours(random, end, days)).toISOString();
    days -= random.between(1, 4);
    return { status, at };
  });
};

/** The application of a person of the seed for the posting of the past quarter; none of those who can’t apply. */
export const pastApplicationsFor = (
  person: Person,
  userId: string,
  posting: DemoPosting,
  now: Date,
): SeedApplication[] => {
  if (!canApplyInSeed(person)) return [];
  const random = randomFor('past application', person.account.email);
  const history = historyOf(random, random.pick(WAYS), endOf(now));
  return [applicationOf(random, userId, posting, history, now)];
};

// Enough of them skip a question that the groups beside can be shown (`fairness-disclosure.ts`).
const SEX = ['female', 'male', 'female', 'male', null, 'male', 'female', 'male', 'female', null] as const;
const RACE = ['white', 'asian', 'white', 'asian', 'black', 'white', 'asian', null] as const;
const AGE = ['under40', 'under40', 'under40', 'under40', null] as const;

/** What the person of this number answered; one in eight skipped all questions. */
const answersOf = (number: number): EqualityAnswers =>
  number % 8 === 7
    ? NO_ANSWERS
    : {
        sex: SEX[number % SEX.length] ?? null,
        race: RACE[number % RACE.length] ?? null,
        age: AGE[number % AGE.length] ?? null,
      };

/** Whether the packed list of a posting has all of its applicants: the figures are made from it. */
const isPacked = async (opportunityId: string, now: Date): Promise<boolean> => {
  const { counts, list } = await readCounts({ opportunityId });
  const all = counts.all + counts.withdrawn;
  return all === 0 || (list && (await loadList(list.key, now)))?.rows.size === all;
};

/** Waits until the lists of all these postings are packed; throws when one takes longer than `patienceMs`. */
const packed = async (ids: readonly string[], now: Date, patienceMs: number): Promise<void> => {
  for (const id of ids)
    for (const began = performance.now(); !(await isPacked(id, now)); await wait(POLL_MS))
      if (performance.now() - began > patienceMs) throw new Error(`The applicants of ${id} are not packed.`);
};

/**
 * Stores what the people of the seed answered, and makes the demo company’s figures of the past quarter as the hourly run
 * would, unless they are there. Returns whether they are new.
 */
export const storeFigures = async (
  people: readonly Person[],
  postings: readonly Opportunity[],
  { anchor, now, patienceMs }: { readonly anchor: Date; readonly now: Date; readonly patienceMs: number },
): Promise<boolean> => {
  const [company, quarter] = [companyId(DEMO_COMPANY), quarterAt(anchor)];
  if (await hasFigures(company, quarter)) return false;
  const ids = people.filter(canApplyInSeed).map(({ account }) => idFor('person', account.email));
  await inParallel([...ids.entries()], AT_ONCE, ([number, userId]) =>
    retryWhileBusy(() => storeAnswers(userId, answersOf(number))),
  );
  const own = postings.filter((posting) => posting.companyId === company);
  await packed(
    own.map(({ id }) => id),
    now,
    patienceMs,
  );
  return makeFigures(company, quarter, now);
};
