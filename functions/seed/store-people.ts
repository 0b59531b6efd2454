import type { Account } from '#functions/core/account.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { syncDirectory } from '#functions/parts/admin/directory/sync.ts';
import { createOrFindUser, setPassword, setRole } from '#functions/parts/auth/cognito.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import {
  applicationSteps,
  figuresOf,
  type NewApplication,
  newApplication,
} from '#functions/scenarios/application.ts';
import { userSteps } from '#functions/scenarios/user.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { applicationsFor, demoApplicationsFor, type SeedPosting } from './applications.ts';
import { DEMO_COMPANY } from './companies.ts';
import type { DemoPosting } from './demo-postings.ts';
import { describe } from './described-application.ts';
import { employersByCompany } from './owners.ts';
import { pastApplicationsFor } from './past-quarter.ts';
import { otherPeople } from './people/others.ts';
import type { Person } from './people/person.ts';
import { idFor, randomFor } from './random.ts';
import { retryWhileBusy } from './retry-while-busy.ts';

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
const activeOn = ({ email, createdAt, suspended }: Account, now: Date): string => {
  const random = randomFor('activity', email);
  const daysAgo = suspended || random.chance(0.3) ? random.between(15, 120) : random.between(0, 14);
  return dayOf(new Date(Math.max(now.getTime() - daysAgo * DAY_MS, Date.parse(createdAt))));
};

/** The postings of the demo accounts, and that of the past quarter. */
interface DemoPostings {
  readonly postings: readonly SeedPosting[];
  readonly past: DemoPosting;
}

const applicationsOf = (
  person: Person,
  account: Account,
  opportunities: readonly Opportunity[],
  { postings, past }: DemoPostings,
  now: Date,
): NewApplication[] =>
  [
    ...applicationsFor(person, account.id, opportunities, now, answeringFor(person, now)),
    ...demoApplicationsFor(person, account.id, postings, now),
    ...pastApplicationsFor(person, account.id, past, now),
  ].map((application) => newApplication(describe(application, account, person, now)));

/**
 * Stores a person with their address, profile, dashboard and all of their applications, in one transaction that moves
 * the counts of the opportunities too: at every moment the counters equal the rows, however often the seed is
 * interrupted. Returns how many applications came; undefined when the address is taken, by this person as a rule.
 */
export const storePerson = async (
  person: Person,
  opportunities: readonly Opportunity[],
  demo: DemoPostings,
  candidatesReviewed: number,
  now: Date,
): Promise<number | undefined> => {
  if ((await userIdOf(person.account.email)) !== undefined) return undefined;
  const account = { ...person.account, id: await identify(person) };
  const applications = applicationsOf(person, account, opportunities, demo, now);
  const figures = { ...figuresOf(applications.map(({ application }) => application)), candidatesReviewed };
  const { profile, sections } = person;
  const steps = userSteps(account, {
    profile,
    sections,
    figures,
    activeOn: activeOn(account, now),
    counts: true,
  });
  try {
    await retryWhileBusy(() => transact(steps, applicationSteps(account.id, applications)));
    await retryWhileBusy(() => syncDirectory(account.id));
    return applications.length;
  } catch (error) {
    if (isRefused<typeof steps>(error) && (error.failed.address || error.failed.account)) return undefined;
    throw error;
  }
};
