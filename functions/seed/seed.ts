import { inParallel } from '#functions/core/in-parallel.ts';
import { transact } from '#functions/core/table.ts';
import { createOrFindUser } from '#functions/parts/auth/cognito.ts';
import { postingSteps } from '#functions/scenarios/posting.ts';
import { demoEmail } from '#shared/core/demo.ts';
import { earliestDay, isOpenOn } from '#shared/core/opportunity-days.ts';
import { isPublished } from '#shared/core/opportunity-statuses.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { anchorOf } from './anchor.ts';
import { storeAsks } from './asks.ts';
import { storeBuddies } from './buddies.ts';
import { storeChallenges } from './challenges.ts';
import { storeCompanies, storeMembers } from './companies.ts';
import { storeConversations } from './conversations.ts';
import { storeCourses } from './courses/demo.ts';
import { storeDemoCredentials } from './credentials.ts';
import { COMPANIES } from './data.ts';
import { alumnusPostings, employerPostings, storeDemoPostings } from './demo-postings.ts';
import { storeDemoEngagement } from './engagements.ts';
import { storeEvents } from './events.ts';
import { storeDemoImport } from './imported-credential.ts';
import { storeJudges, storeJudging } from './judging.ts';
import { storeMarks } from './marks.ts';
import { storeDemoMeetings } from './meetings.ts';
import { storeMentors } from './mentors.ts';
import { storeMentorships } from './mentorships.ts';
import { storeNotes } from './notes.ts';
import { noticed } from './notifications.ts';
import { opportunityFor } from './opportunities.ts';
import { assignOwners } from './owners.ts';
import { pastPosting, storeFigures } from './past-quarter.ts';
import { demoColleague } from './people/colleague.ts';
import { demoPeople } from './people/demo.ts';
import { otherPeople } from './people/others.ts';
import { storePlanServices } from './plan-services.ts';
import { beginFigures, closeFigures } from './platform-figures.ts';
import { storedForm } from './posting-history.ts';
import { storeProjects } from './projects.ts';
import { storeReports } from './reports.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { reviewedByDemo } from './review-counts.ts';
import { searchable } from './search-lists.ts';
import { storeSettings } from './settings.ts';
import { DEFAULT_OPPORTUNITIES } from './size.ts';
import { storeStartups } from './startups.ts';
import { progressOf, step, type Tell } from './steps.ts';
import { storePerson } from './store-people.ts';
import { storeDemoPlan } from './study-plan.ts';
import { storeScorecards } from './together.ts';
import { unlessThere } from './unless-there.ts';
import { storeWaitingCompany } from './waiting-company.ts';

export const AT_ONCE = 8;
/** How long the stream consumer may make no progress: a new stream mapping may take minutes before it reads, AWS says. */
export const PATIENCE_MS = 10 * 60_000;
export interface SeedOptions {
  /** The time as the functions see it. */
  readonly now: Date;
  readonly opportunities: number;
  /** Of the demo accounts. */
  readonly demoPassword: string;
  /** Called with a line for people now and then. */
  readonly tell: Tell;
}

/**
 * Fills the table that this process is connected to with opportunities, people and applications, and returns when
 * everything can be found by searching and every user has their notifications. What is there already stays as it is, changes
 * of people included; what an interrupted run left out is added.
 */
export const seed = async (options: SeedOptions): Promise<void> => {
  const { opportunities: count, demoPassword, tell } = options;
  const anchor = await anchorOf(options.now);
  await beginFigures(anchor);
  const opportunities = Array.from({ length: count }, (_, index) => opportunityFor(index, anchor));
  await step(
    tell,
    () => storeCompanies(anchor),
    (stored) => `${stored} companies are new, of ${COMPANIES.length}`,
  );
  await step(
    tell,
    () =>
      inParallel(opportunities, AT_ONCE, (one) =>
        unlessThere(() => transact(postingSteps(storedForm(one, anchor))), 'opportunity'),
      ),
    (stored) => `${stored.filter(Boolean).length} opportunities are new, of ${count}`,
  );
  const people = [
    ...demoPeople(anchor, demoPassword),
    ...otherPeople(anchor),
    ...demoColleague(anchor, demoPassword),
  ];
  const choice = opportunities.slice(0, DEFAULT_OPPORTUNITIES);
  // Those who apply are stored with whom they applied to.
  const owner = await createOrFindUser(demoEmail('alumni'));
  const forApplicants = [
    ...employerPostings(anchor),
    ...alumnusPostings(anchor).map((posting) => ({ ...posting, owner })),
  ].filter(({ status }) => isPublished(status));
  const past = pastPosting(anchor);
  const reviewed = reviewedByDemo(people, forApplicants, past, anchor);
  await step(
    tell,
    () =>
      inParallel(people, AT_ONCE, (person) =>
        storePerson(
          person,
          choice,
          { postings: forApplicants, past },
          reviewed.get(person.account.email) ?? 0,
          anchor,
        ),
      ),
    (joined) => {
      const came = joined.filter((applications) => applications !== undefined);
      const applications = came.reduce((sum, number) => sum + number, 0);
      return `${came.length} people are new, of ${people.length}, with ${applications} applications`;
    },
  );
  await step(
    tell,
    () => storeMarks(choice, anchor),
    (saved) => `The demo student has saved ${saved} more opportunities`,
  );
  let demo: readonly Opportunity[] = [];
  await step(
    tell,
    async () => {
      await storeMembers(people);
      await storeWaitingCompany(anchor, people);
      await storeSettings(anchor);
      demo = await storeDemoPostings(past, anchor);
      await storeNotes(demo, anchor);
      await storeScorecards(demo, options.now);
      await storePlanServices(people, anchor);
    },
    () => 'Companies have their members, and the demo accounts their postings',
  );
  const waiting = progressOf(tell);
  await step(
    tell,
    () => assignOwners(people, choice, PATIENCE_MS, waiting('lists of employers')),
    (count) => `Employers have the ${count} postings of their companies`,
  );
  await step(
    tell,
    () => storeConversations(anchor),
    (count) => `The demo accounts have ${count} conversations`,
  );
  await step(
    tell,
    () => storeReports(people, anchor),
    (count) => `${count} reports of users are there, two of them open`,
  );
  await step(
    tell,
    () => retryWhileBusy(() => storeDemoMeetings(anchor)),
    (stored) => `${stored} meetings of the demo accounts are new`,
  );
  await step(
    tell,
    async () => [await storeAsks(people, anchor), await storeBuddies(people, anchor)],
    ([questions, buddies]) =>
      `${questions} questions to alumni are new, and ${buddies} who have or want a buddy`,
  );
  await step(
    tell,
    () => retryWhileBusy(() => storeMentors(people, anchor)),
    (stored) => `${stored} mentors are new`,
  );
  await step(
    tell,
    () => retryWhileBusy(() => storeMentorships(people, anchor)),
    (stored) => `${stored} mentorships and requests are new`,
  );
  await step(
    tell,
    () => storeDemoPlan(anchor),
    (isNew) => `The study plan of the demo student is ${isNew ? 'new' : 'there'}`,
  );
  await step(
    tell,
    () => storeProjects(people, anchor),
    (stored) => `${stored} projects are new, with their reviews`,
  );
  await step(
    tell,
    () =>
      retryWhileBusy(async () => {
        const events = await storeEvents(people, anchor);
        await storeJudges(people, anchor);
        const challenges = await storeChallenges(people, anchor);
        await storeJudging(people, options.now);
        return [events, challenges] as const;
      }),
    ([events, challenges]) => `${events} events are new, and ${challenges} challenges`,
  );
  await step(
    tell,
    () => retryWhileBusy(() => storeCourses(people, { anchor, now: options.now })),
    (published) => `${published} courses are published, and the demo student learns three`,
  );
  await step(
    tell,
    () => retryWhileBusy(() => storeDemoImport(people, { anchor, now: options.now })),
    (isNew) => `The imported credential of the demo student is ${isNew ? 'new' : 'there'}`,
  );
  await step(
    tell,
    () => storeDemoCredentials(people, anchor),
    (stored) => `${stored} credentials of the demo student are new`,
  );
  await step(
    tell,
    () => storeDemoEngagement([...opportunities, ...demo], anchor),
    (isNew) => `The live project of the demo student is ${isNew ? 'new' : 'there'}`,
  );
  await step(
    tell,
    () => storeStartups(people, anchor),
    (stored) => `${stored} startups of the demo student are new`,
  );
  const stillOpen = (one: Opportunity) => isOpenOn(earliestDay(options.now), one);
  await step(
    tell,
    // What a later run finds past its deadline has been closed.
    () =>
      searchable(
        [...opportunities, ...demo].filter(stillOpen),
        PATIENCE_MS,
        waiting('opportunities in the search'),
      ),
    () => 'All of them can be found',
  );
  await step(
    tell,
    () => noticed(people, anchor, options.now, PATIENCE_MS, waiting('notifications of a user')),
    () => 'Notifications of all applications written',
  );
  await step(
    tell,
    () =>
      storeFigures(people, [...opportunities, ...demo], {
        anchor,
        now: options.now,
        patienceMs: PATIENCE_MS,
      }),
    (made) => (made ? 'Figures by group made for the quarter before' : 'Figures by group are there'),
  );
  await closeFigures(options.now);
};
