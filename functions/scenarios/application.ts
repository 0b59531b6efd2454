import type { Account } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { countMoves } from '#functions/parts/applications/applicant-counts.ts';
import { cardOf } from '#functions/parts/applications/card.ts';
import { posterName, replyWrites } from '#functions/parts/applications/reply-counts.ts';
import { applicationItem, type StoredApplication } from '#functions/parts/applications/repository.ts';
import { sentPosting, storeSent } from '#functions/parts/applications/sent-content.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { audiencesIn } from '#functions/parts/profile/views.ts';
import { marksItem } from '#functions/parts/saved/marks.ts';
import { earliestDay, endOfDay } from '#shared/core/opportunity-days.ts';
import { replyState } from '#shared/features/applications/reply-promise.ts';
import {
  type ApplicationActor,
  type ApplicationStatus,
  applicationWorkflow,
} from '#shared/features/applications/rules.ts';
import type { SentContent } from '#shared/features/applications/sent-content.ts';
import type { Dashboard } from '#shared/features/dashboard/routes.ts';
import { match } from '#shared/features/matching/matching.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import { visibleSections } from '#shared/features/profile/visibility.ts';
import { newAccount, profileOf, type UserDescription, userSteps } from './user.ts';

type Step = StoredApplication['history'][number];

/** An application with its history, which ends in its status. */
export interface ApplicationDescription
  extends Partial<Pick<StoredApplication, 'source' | 'offer' | 'rejection'>> {
  readonly user: Pick<Account, 'id' | 'firstName' | 'lastName'>;
  readonly posting: Omit<
    StoredOpportunity,
    'version' | 'createdAt' | 'updatedAt' | 'history' | 'warningAnswers'
  >;
  /** Who made a step follows from its status. */
  readonly history: readonly Pick<Step, 'status' | 'at'>[];
  /** What the profile shows to people with whom the user works. */
  readonly sections?: SentContent['snapshot']['sections'];
  readonly note?: string;
  /** The user asked for a review without a number. */
  readonly unscored?: boolean;
  /** The moment up to which the hourly run has marked promises that were missed. */
  readonly markedUpTo?: Date;
}

/** An application before it is stored, with all that is stored with it. */
export interface NewApplication {
  readonly application: StoredApplication;
  readonly posting: ApplicationDescription['posting'];
  readonly content: Parameters<typeof storeSent>[1];
}

/** What a profile without audiences of its own shows to people with whom the user works. */
export const sectionsSent = (account: Account, user: UserDescription): SentContent['snapshot']['sections'] =>
  visibleSections(
    sectionsOf({ ...account, ...profileOf(user) }, user.sections ?? {}),
    audiencesIn({}),
    'work',
  );

/** Who moves an application to a status. */
const actorOf = (to: ApplicationStatus): ApplicationActor =>
  applicationWorkflow.transitions.find((one) => one.to === to)?.by[0] ?? 'applicant';

/** How long after the end of a promised day the hourly run marks what was missed. */
const RUN_MS = 5 * 60_000;

/** An application with the mark that its promised reply was missed, as the hourly run would have set it. */
const withMissed = (application: StoredApplication, now: Date | undefined): StoredApplication => {
  if (!now || replyState(application, earliestDay(now)) !== 'missed') return application;
  const { replyBy } = application.opportunity;
  return { ...application, missedAt: new Date(endOfDay(replyBy).getTime() + RUN_MS).toISOString() };
};

/** Makes an application in any status, with what was sent, its receipt, and what rows show of both. */
export const newApplication = (description: ApplicationDescription): NewApplication => {
  const { user, posting, sections = {}, note = '', unscored = false, markedUpTo } = description;
  const { source, offer, rejection } = description;
  const history = description.history.map((step) => ({ ...step, by: actorOf(step.status) }));
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) throw new Error('An application has a beginning.');
  const snapshot = {
    firstName: user.firstName,
    lastName: user.lastName,
    sections,
    posting: sentPosting(posting),
  };
  const receipt = unscored ? null : match(sections, snapshot.posting, first.at.slice(0, 10));
  const { id, type, title, company, location, replyBy } = posting;
  const application: StoredApplication = {
    opportunityId: id,
    poster: posterName(posting),
    userId: user.id,
    status: last.status,
    appliedAt: first.at,
    updatedAt: last.at,
    version: 1,
    history,
    opportunity: { type, title, company, location, replyBy },
    ...(receipt ? { match: receipt.total } : { unscored: true }),
    ...(source && { source }),
    ...(offer && { offer }),
    ...(rejection && { rejection }),
    card: cardOf(snapshot, receipt),
  };
  return {
    application: withMissed(application, markedUpTo),
    posting,
    content: { note, receipt, snapshot, file: undefined },
  };
};

/** The figures of a user with these applications. */
export const figuresOf = (
  applications: readonly Pick<StoredApplication, 'status'>[],
): Pick<Dashboard, 'applications' | 'interviews'> => ({
  applications: applications.filter(({ status }) => status !== 'withdrawn').length,
  interviews: applications.filter(({ status }) => status === 'interview_scheduled').length,
});

const marksOf = (userId: string, all: readonly NewApplication[]) => {
  const counted = all.filter(({ application: { status } }) => status !== 'withdrawn');
  const applied = counted.map(({ application: { opportunityId, appliedAt } }): [string, number] => [
    opportunityId,
    Date.parse(appliedAt),
  ]);
  return marksItem(userId, Object.fromEntries(applied));
};

/**
 * The steps that store all applications of a user who is stored in the same transaction, whose figures are `figuresOf`: with
 * what was sent, the user’s marks, and the numbers and the record of replies of the postings and their posters.
 */
export const applicationSteps = (userId: string, all: readonly NewApplication[]) => {
  const applications = all.map(({ application }) => application);
  return {
    applications: applications.map((application) => ({ Put: { Item: applicationItem(application) } })),
    sent: all.map(({ application, content }) => storeSent(application, content)),
    counts: countMoves(applications.map((one) => ({ ...one, from: undefined, to: one.status }))),
    replies: replyWrites(
      all.map(({ application, posting }) => ({ posting, before: undefined, after: application })),
    ),
    marks: all.length === 0 ? undefined : { Put: { Item: marksOf(userId, all) } },
  };
};

/** Stores a new user who has applied for postings, at most 20. */
export const storeApplicant = async (
  { account: given, ...user }: UserDescription,
  applications: readonly Omit<ApplicationDescription, 'user' | 'sections'>[],
): Promise<Account> => {
  const account = newAccount(given);
  const sections = sectionsSent(account, user);
  const all = applications.map((one) => newApplication({ ...one, user: account, sections }));
  const figures = { ...user.figures, ...figuresOf(all.map(({ application }) => application)) };
  await transact(userSteps(account, { ...user, figures }), applicationSteps(account.id, all));
  return account;
};
