import * as z from 'zod';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import type { SettingReader } from '#functions/core/settings.ts';
import { getItem, type Key, queryItems } from '#functions/core/table.ts';
import { brandingSchema, logoHashSchema } from '#shared/core/branding-schema.ts';
import { momentSchema } from '#shared/core/contract.ts';
import { OPPORTUNITY_STATUSES, type OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { PLANS } from '#shared/features/companies/plan-names.ts';
import {
  type CompanyFields,
  companyFieldsSchema,
  type OwnCompany,
  type PostingCounts,
} from '#shared/features/companies/routes.ts';
import { COMPANY_STATUSES } from '#shared/features/companies/rules.ts';
import { OPEN_POSTINGS_SETTINGS } from '#shared/features/companies/settings.ts';
import { shownBranding, storedBranding } from './branding.ts';

const step = z.object({
  status: z.enum(COMPANY_STATUSES),
  at: momentSchema,
  by: z.enum(['member', 'admin']),
  reason: z.string().optional(),
});
const count = z.number().int().default(0);

/** The attribute that counts the postings in a status. */
export const countAttribute = (status: OpportunityStatus): `${OpportunityStatus}Postings` =>
  `${status}Postings`;

/** The attributes that count postings, of a company or of a user who posts alone. */
export const postingCountersSchema = z.object({
  draftPostings: count,
  in_reviewPostings: count,
  openPostings: count,
  pausedPostings: count,
  closedPostings: count,
  filledPostings: count,
  expiredPostings: count,
});

/** The numbers of postings by status. */
export const countsOf = (counters: z.infer<typeof postingCountersSchema>): PostingCounts => ({
  draft: counters.draftPostings,
  in_review: counters.in_reviewPostings,
  open: counters.openPostings,
  paused: counters.pausedPostings,
  closed: counters.closedPostings,
  filled: counters.filledPostings,
  expired: counters.expiredPostings,
});

/** A company as the table holds it. */
export const storedCompanySchema = z.object({
  id: z.string(),
  ...companyFieldsSchema.shape,
  status: z.enum(COMPANY_STATUSES),
  history: z.array(step),
  version: z.number().int(),
  plan: z.enum(PLANS),
  createdAt: momentSchema,
  /** Who created it; none for companies of the seed. */
  createdBy: z.string().optional(),
  waitingSince: momentSchema.optional(),
  /** The hash of its logo, which is a record of its own. */
  logo: logoHashSchema.optional(),
  colour: brandingSchema.shape.colour.optional(),
  /** Why an admin removed its branding; gone with the next one. */
  brandingRemoved: z.string().optional(),
  ...postingCountersSchema.shape,
});
export type StoredCompany = z.infer<typeof storedCompanySchema>;

export const companyKey = (id: string): Key => keyOf('company', { id });

/** A company, or undefined. */
export const getCompany = (id: string): Promise<StoredCompany | undefined> =>
  getItem(storedCompanySchema, companyKey(id));

/** A name as it is sorted and searched: without regard to capitals and accents. */
const nameKeyOf = (name: string): string => name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Where a company is in the list of all: by its name. */
export const allKey = ({ id, name }: Pick<StoredCompany, 'id' | 'name'>) =>
  listKey('company', 'all', { nameKey: nameKeyOf(name), id });

/** The record of a new company without postings; in the list of those that wait, if it does. */
export const companyItem = (
  company: CompanyFields &
    Pick<StoredCompany, 'id' | 'status' | 'plan' | 'createdAt' | 'createdBy' | 'logo' | 'colour'>,
) => ({
  ...itemOf('company', company),
  ...allKey(company),
  ...company,
  version: 1,
  history: [{ status: company.status, at: company.createdAt, by: 'member' }],
  ...(company.status === 'unverified' && {
    waitingSince: company.createdAt,
    ...listKey('company', 'waiting', { id: company.id, waitingSince: company.createdAt }),
  }),
  ...Object.fromEntries(OPPORTUNITY_STATUSES.map((status) => [countAttribute(status), 0])),
});

/** The reason of the latest decision about a company that was rejected. */
const reasonOf = ({ status, history }: StoredCompany): string =>
  status === 'rejected' ? (history.at(-1)?.reason ?? '') : '';

/** A company as its members see it. */
export const ownCompany = async (company: StoredCompany, setting: SettingReader): Promise<OwnCompany> => ({
  ...company,
  branding: shownBranding(company),
  ownBranding: { ...storedBranding(company), removedFor: company.brandingRemoved ?? '' },
  openLimit: await setting(OPEN_POSTINGS_SETTINGS[company.plan]),
  counts: countsOf(company),
  reason: reasonOf(company),
});

/** At most `count` companies that wait for verification after a position, the longest wait first. */
export const waitingCompanies = async (
  count: number,
  after: { waitingSince: string; id: string } | undefined,
): Promise<StoredCompany[]> => {
  const { items } = await queryItems(storedCompanySchema, {
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('company', 'waiting', {}) },
    Limit: count,
    ...(after && {
      ExclusiveStartKey: { ...companyKey(after.id), ...listKey('company', 'waiting', after) },
    }),
  });
  return items;
};

/** What an admin's search asks for. An empty text, status or plan is any. */
interface CompanySearch {
  readonly q: string;
  readonly status: string;
  readonly plan: string;
}

/** Companies that are read at most for a page of the search: about forty read units, however many there are. */
const LOOKED_THROUGH = 100;

const wanted =
  ({ q, status, plan }: CompanySearch) =>
  (company: StoredCompany): boolean =>
    nameKeyOf(company.name).includes(nameKeyOf(q)) &&
    (status === '' || company.status === status) &&
    (plan === '' || company.plan === plan);

/**
 * At most `count` companies by name that a search finds after a position, and where it goes on. A page may have fewer, or
 * none, and yet go on: as many companies as one page may read did not match.
 */
export const searchCompanies = async (
  search: CompanySearch,
  count: number,
  after: Pick<StoredCompany, 'id' | 'name'> | undefined,
): Promise<{ items: StoredCompany[]; next: Pick<StoredCompany, 'id' | 'name'> | undefined }> => {
  const { items: read } = await queryItems(storedCompanySchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('company', 'all', {}) },
    Limit: LOOKED_THROUGH,
    ...(after && { ExclusiveStartKey: { ...companyKey(after.id), ...allKey(after) } }),
  });
  const matches = read.filter(wanted(search));
  const items = matches.slice(0, count);
  const last = matches.length > count ? items.at(-1) : read.length === LOOKED_THROUGH && read.at(-1);
  return { items, next: last ? { id: last.id, name: last.name } : undefined };
};
