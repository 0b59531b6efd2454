import * as z from 'zod';
import { getAccount, statusOf } from '#functions/core/account.ts';
import { decodeCursor, encodeCursor, pageFrom } from '#functions/core/cursor.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { keyOf } from '#functions/core/keys.ts';
import type { SettingReader } from '#functions/core/settings.ts';
import { queryItems } from '#functions/core/table.ts';
import { membersOf } from '#functions/parts/companies/membership.ts';
import { ownCompany, type StoredCompany, waitingCompanies } from '#functions/parts/companies/repository.ts';
import { reviewKey } from '#functions/parts/opportunities/change-opportunity.ts';
import { getOpportunity } from '#functions/parts/opportunities/repository.ts';
import { rowsWithIds } from '#functions/parts/opportunities/rows.ts';
import { checkDomain } from '#shared/core/approvals.ts';
import {
  COMPANIES_COUNTED,
  type moderation,
  POSTINGS_COUNTED,
  type WaitingCompany,
  type WaitingPosting,
} from '#shared/features/moderation/routes.ts';
import { RECORDS } from '#shared/records.ts';

const placeSchema = z.object({ id: z.string(), waitingSince: z.string() });
type Place = z.infer<typeof placeSchema>;
const cursorSchema = z.object({ companies: placeSchema.nullable(), postings: placeSchema.nullable() });

const PURPOSE = 'moderation.list';
/** The most members of a company that an admin is shown. */
const MEMBERS_SHOWN = 5;
const REPORTS_SHOWN = 10;

const waitingCompany = async (company: StoredCompany, setting: SettingReader): Promise<WaitingCompany> => {
  const members = (await membersOf(company.id)).slice(0, MEMBERS_SHOWN);
  const accounts = await Promise.all(members.map(({ userId }) => getAccount(userId)));
  return {
    ...(await ownCompany(company, setting)),
    waitingSince: company.waitingSince ?? company.createdAt,
    members: members.flatMap((member, index) => {
      const account = accounts[index];
      if (!account) return [];
      return [
        {
          ...member,
          accountStatus: statusOf(account),
          domainCheck: checkDomain(account.email, company.name),
        },
      ];
    }),
  };
};

/** At most `count` entries of the queue of postings after a place, the longest wait first. */
const waitingEntries = async (count: number, after: Place | undefined): Promise<Place[]> => {
  const { items } = await queryItems(placeSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': RECORDS['opportunity-review'].pk },
    Limit: count,
    ...(after && { ExclusiveStartKey: { ...reviewKey(after.id, after.waitingSince) } }),
  });
  return items;
};

const reportSchema = z.object({ reason: z.string(), at: z.string() });

const reportsOf = async (opportunityId: string) => {
  const { pk, sk } = keyOf('opportunity-report', { opportunityId, userId: '' });
  const { items } = await queryItems(reportSchema, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :report)',
    ExpressionAttributeValues: { ':pk': pk, ':report': sk },
    Limit: REPORTS_SHOWN,
  });
  return items.sort((a, b) => (a.at < b.at ? -1 : 1));
};

const waitingPostings = async (places: readonly Place[]): Promise<WaitingPosting[]> => {
  const rows = new Map((await rowsWithIds(places.map(({ id }) => id))).map((row) => [row.id, row]));
  const found = await Promise.all(
    places.map(async ({ id, waitingSince }) => {
      const [row, opportunity, reports] = [rows.get(id), await getOpportunity(id), await reportsOf(id)];
      if (!row || !opportunity) return [];
      const { companyId, warningAnswers } = opportunity;
      return [{ ...row, companyId, warningAnswers, waitingSince, reports }];
    }),
  );
  return found.flat();
};

/** Companies and postings that wait for a decision, each the longest wait first. A page has up to `limit` of each. */
export const list: Handler<typeof moderation.list> = async ({ setting, query: { cursor, limit } }) => {
  const after = cursor === undefined ? undefined : decodeCursor(PURPOSE, cursor, cursorSchema);
  const [foundCompanies, entries] = await Promise.all([
    after?.companies === null ? [] : waitingCompanies(limit + 1, after?.companies),
    after?.postings === null ? [] : waitingEntries(limit + 1, after?.postings),
  ]);
  const companies = pageFrom(
    foundCompanies,
    limit,
    ({ id, waitingSince, createdAt }): Place => ({ id, waitingSince: waitingSince ?? createdAt }),
  );
  const postings = pageFrom(entries, limit, (last) => last);
  const next = { companies: companies.nextCursor, postings: postings.nextCursor };
  const more = next.companies !== null || next.postings !== null;
  const [waiting, shownPostings] = await Promise.all([
    Promise.all(companies.items.map((company) => waitingCompany(company, setting))),
    waitingPostings(postings.items),
  ]);
  return {
    companies: waiting,
    postings: shownPostings,
    nextCursor: more ? encodeCursor(PURPOSE, next) : null,
  };
};

/** How many companies and postings wait, as far as they are counted. */
export const count: Handler<typeof moderation.count> = async () => {
  const [companies, postings] = await Promise.all([
    waitingCompanies(COMPANIES_COUNTED + 1, undefined),
    waitingEntries(POSTINGS_COUNTED + 1, undefined),
  ]);
  return {
    companies: Math.min(companies.length, COMPANIES_COUNTED),
    postings: Math.min(postings.length, POSTINGS_COUNTED),
    more: companies.length > COMPANIES_COUNTED || postings.length > POSTINGS_COUNTED,
  };
};
