import { transact } from '#functions/core/table.ts';
import { userIdOf } from '#functions/parts/auth/repository.ts';
import { logoItem } from '#functions/parts/companies/logo-record.ts';
import { type CompanyDescription, companySteps, memberStep } from '#functions/scenarios/company.ts';
import { drawnLogo } from '#functions/scenarios/logo.ts';
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

/** Companies of the seed with branding, and their colours. */
const COLOURS = ['#0b5f8a', '#8a2f5c', '#3d5a17'] as const;
const BRANDED = COMPANIES.filter(({ name }) => name !== DEMO_COMPANY).slice(0, COLOURS.length);

/** The steps that store a company, with its logo if it has branding. */
const stepsOf = (company: Company, now: Date) => {
  const described = describe(company, now);
  const place = BRANDED.indexOf(company);
  const colour = COLOURS[place];
  if (colour === undefined) return companySteps(described, []);
  const { hash, Item } = logoItem(companyId(company.name), drawnLogo(colour, place));
  return { ...companySteps({ ...described, logo: hash, colour }, []), logo: { Put: { Item } } };
};

/** Stores the companies that are missing, and returns how many those were. */
export const storeCompanies = async (now: Date): Promise<number> => {
  let count = 0;
  for (const company of COMPANIES) {
    if (await unlessThere(() => transact(stepsOf(company, now)), 'company')) count += 1;
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
