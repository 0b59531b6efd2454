import { transact } from '#functions/core/table.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { type CompanyDescription, companySteps, memberStep } from '#functions/scenarios/company.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { COMPANIES, type Company, PEOPLE } from './data.ts';
import type { Person } from './people/person.ts';
import { idFor, randomFor } from './random.ts';
import { unlessThere } from './unless-there.ts';

const SIZES = ['11-50', '51-200', '201-1000'] as const;
/** Before the first posting. */
const FOUNDED_DAYS_AGO = 150;

/** The company of the demo employer: the only one of the seed whose plan has a limit. */
export const DEMO_COMPANY = PEOPLE.demo.employer.profileData.company ?? '';

/** The id of a company of the seed, by its name. */
export const companyId = (name: string): string => idFor('company', name);

const siteOf = ({ name }: Company): string =>
  `https://${name.toLowerCase().replace(/[^a-z]+/g, '-')}.example.org`;

/** Numbers in the sentence about the team, by which the size must go. */
const OVER_FIFTY = /\b(sixty|seventy|eighty|ninety|hundred)\b/i;
const UP_TO_FIFTY = /\b(nine|eleven|twelve|\w+teen|twenty|thirty|forty|fifty)\b/i;

const sizeOf = ({ name, team }: Company): (typeof SIZES)[number] => {
  if (OVER_FIFTY.test(team)) return '51-200';
  return UP_TO_FIFTY.test(team) ? '11-50' : randomFor('company', name).pick(SIZES);
};

/** A company of the seed: verified, before it has postings. */
const describe = (company: Company, now: Date): CompanyDescription => {
  const { name, does, team, places } = company;
  return {
    id: companyId(name),
    name,
    site: siteOf(company),
    sector: '',
    size: sizeOf(company),
    place: places[0],
    about: `${name} ${does}. ${team}`,
    status: 'verified',
    plan: name === DEMO_COMPANY ? 'growth' : 'enterprise',
    createdAt: new Date(now.getTime() - FOUNDED_DAYS_AGO * DAY_MS).toISOString(),
  };
};

/** Stores the companies that are missing, and returns how many those were. */
export const storeCompanies = async (now: Date): Promise<number> => {
  let count = 0;
  for (const company of COMPANIES) {
    const steps = companySteps(describe(company, now), []);
    if (await unlessThere(() => transact(steps), 'company')) count += 1;
  }
  return count;
};

/** Makes the approved employers of the seed members of the companies that they work for. */
export const storeMembers = async (people: readonly Person[]): Promise<void> => {
  for (const { account, profile } of people) {
    const company = COMPANIES.find(({ name }) => name === profile.profileData.company);
    if (account.role !== 'employer' || !account.approved || !company) continue;
    const id = await userIdOf(account.email);
    if (id === undefined) continue;
    const step = memberStep(companyId(company.name), { ...account, id }, account.createdAt);
    // A member already, of this company or of one that the user has joined since.
    await unlessThere(() => transact(step), 'member');
  }
};
