import { type Account, statusOf } from '#functions/core/account.ts';
import { itemOf } from '#functions/core/keys.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Write } from '#functions/core/transaction.ts';
import { syncDirectory } from '#functions/parts/admin/directory/sync.ts';
import { countMoves } from '#functions/parts/applications/applicant-counts.ts';
import { posterName, replyWrites } from '#functions/parts/applications/reply-counts.ts';
import { applicationItem } from '#functions/parts/applications/repository.ts';
import { createOrFindUser, setPassword, setRole } from '#functions/parts/auth/cognito.ts';
import { emailItem, userIdOf } from '#functions/parts/auth/repository.ts';
import { addActiveAdmin } from '#functions/parts/users/active-admins.ts';
import { newUserSteps } from '#functions/parts/users/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf, earliestDay, endOfDay } from '#shared/core/opportunity-days.ts';
import { replyState } from '#shared/features/applications/reply-promise.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { applicationsFor, demoApplicationsFor, figuresOf } from './applications.ts';
import { DEMO_COMPANY } from './companies.ts';
import type { DemoPosting } from './demo-postings.ts';
import { employersByCompany } from './owners.ts';
import { pastApplicationsFor } from './past-quarter.ts';
import { otherPeople } from './people/others.ts';
import type { Person } from './people/person.ts';
import { idFor, randomFor } from './random.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import { type SentApplication, withSent } from './sent-content.ts';

/** The id of a person: Cognito's for those who can sign in, else one that follows from the address. */
const identify = async ({ account: { email, role }, password }: Person): Promise<string> => {
  if (password === undefined) return idFor('person', email);
  const id = await createOrFindUser(email);
  await setRole(email, role);
  await setPassword(email, password);
  return id;
};

/** The companies with an employer whom a demo user can meet; the demo employer's has applicants of its own. */
const answeringFor = ({ password }: Person, now: Date): ReadonlySet<string> => {
  if (password === undefined) return new Set();
  const companies = employersByCompany(otherPeople(now)).keys();
  return new Set(companies.filter((name) => name !== DEMO_COMPANY));
};

/** The day on which a user was last active: after they joined, and for most within the last weeks. */
const activityOf = ({ id, email, createdAt, suspended }: Account, now: Date): Write => {
  const random = randomFor('activity', email);
  const daysAgo = suspended || random.chance(0.3) ? random.between(15, 120) : random.between(0, 14);
  const day = dayOf(new Date(Math.max(now.getTime() - daysAgo * DAY_MS, Date.parse(createdAt))));
  return { Put: { Item: { ...itemOf('activity', { userId: id }), userId: id, lastActiveOn: day } } };
};

/** How long after the end of a promised day the hourly run marks what was missed. */
const RUN_MS = 5 * 60_000;

/** An application with the mark that its promised reply was missed, as the hourly run would have set it. */
const withMissed = (application: SentApplication['application'], now: Date) => {
  const { replyBy } = application.opportunity;
  if (replyBy === undefined || replyState(application, earliestDay(now)) !== 'missed') return application;
  return { ...application, missedAt: new Date(endOfDay(replyBy).getTime() + RUN_MS).toISOString() };
};

/** A posting with its owner, where it has no company. */
type OwnedPosting = Opportunity & { readonly owner?: string };

/**
 * Stores a person with their address, profile, dashboard and all of their applications, in one transaction that moves
 * the counts of the opportunities too: at every moment the counters equal the rows, however often the seed is
 * interrupted. Returns how many applications came; undefined when the address is taken, by this person as a rule.
 */
export const storePerson = async (
  person: Person,
  opportunities: readonly Opportunity[],
  demo: { readonly postings: readonly OwnedPosting[]; readonly past: DemoPosting },
  candidatesReviewed: number,
  now: Date,
): Promise<number | undefined> => {
  if ((await userIdOf(person.account.email)) !== undefined) return undefined;
  const account = { ...person.account, id: await identify(person) };
  const all: readonly OwnedPosting[] = [...opportunities, ...demo.postings, demo.past];
  const byId = new Map(all.map((one) => [one.id, one]));
  const posterOf = (opportunityId: string) => {
    const posting = byId.get(opportunityId);
    if (!posting) throw new Error(`Nobody can apply for ${opportunityId}.`);
    return posterName(posting);
  };
  const sent = [
    ...applicationsFor(person, account.id, opportunities, now, answeringFor(person, now)),
    ...demoApplicationsFor(person, account.id, demo.postings, now),
    ...pastApplicationsFor(person, account.id, demo.past, now),
  ].map((application) => withSent(application, person, byId.get(application.opportunityId)));
  const applications = sent.map(({ application }) => ({
    ...withMissed(application, now),
    poster: posterOf(application.opportunityId),
  }));
  const isActiveAdmin = account.role === 'admin' && statusOf(account) === 'active';
  const figures = { ...figuresOf(applications), candidatesReviewed };
  const steps = {
    address: {
      Put: { Item: emailItem(account.email, account.id), ConditionExpression: 'attribute_not_exists(pk)' },
    },
    ...newUserSteps(account, person.profile, figures, person.sections),
    activity: activityOf(account, now),
    activeAdmins: isActiveAdmin ? addActiveAdmin(account.id) : undefined,
    applications: applications.map((application) => ({ Put: { Item: applicationItem(application) } })),
    sent: sent.flatMap(({ writes }) => writes),
    counts: countMoves(
      applications.map((application) => ({ ...application, from: undefined, to: application.status })),
    ),
    replies: replyWrites(
      applications.flatMap((after) => {
        const posting = byId.get(after.opportunityId);
        // Who posts under their own name has no record in the seed: their account may not exist yet.
        return posting && posting.companyId !== null ? [{ posting, before: undefined, after }] : [];
      }),
    ),
  };
  try {
    await retryWhileBusy(() => transact(steps));
    await retryWhileBusy(() => syncDirectory(account.id));
    return applications.length;
  } catch (error) {
    if (isRefused<typeof steps>(error) && (error.failed.address || error.failed.account)) return undefined;
    throw error;
  }
};
