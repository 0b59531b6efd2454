import * as z from 'zod';
import { itemOf, listKey, listPartition } from '#functions/core/keys.ts';
import { getItems, queryItems } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { type OpportunitySummary, opportunitySummarySchema } from '#shared/features/opportunities/routes.ts';
import { type PostingRow, postingRowSchema } from '#shared/features/postings/routes.ts';
import { countersKey, type StoredOpportunity } from './repository.ts';
import { summaryOf } from './summary.ts';

/** In whose list an opportunity is: its company's, or that of the user who posted it. */
export const posterOf = ({ companyId, owner }: Pick<StoredOpportunity, 'companyId' | 'owner'>): string =>
  companyId === null ? `user#${owner}` : `company#${companyId}`;

const storedRowSchema = z.object({
  ...postingRowSchema.omit({ applicationCount: true, clicks: true }).shape,
  applications: z.number().int().default(0),
  clicks: z.number().int().default(0),
});

const rowOf = ({ applications, clicks, ...row }: z.infer<typeof storedRowSchema>): PostingRow => ({
  ...row,
  // A withdrawal that is counted before its application would make it negative for a moment.
  applicationCount: Math.max(0, applications),
  clicks,
});

/** What a row shows of an opportunity. */
const shownOf = (opportunity: StoredOpportunity) => {
  const { status, version, employmentType, createdAt, updatedAt } = opportunity;
  const last = opportunity.history.at(-1);
  const decisionReason = (last?.by === 'admin' && status !== 'open' && last.reason) || '';
  return { ...summaryOf(opportunity), status, version, employmentType, createdAt, updatedAt, decisionReason };
};

/** What the record of the counters holds of an opportunity: its entry in the poster's lists. */
const rowAttributes = (opportunity: StoredOpportunity) => {
  const { id, companyId, status, postedAt, createdAt } = opportunity;
  const ofPoster = listKey('opportunity-counters', 'ofPoster', {
    poster: posterOf(opportunity),
    createdAt,
    id,
  });
  const isListed = status === 'open' && companyId !== null;
  const isOpen = isListed
    ? listKey('opportunity-counters', 'openOfCompany', { companyId, postedAt, id })
    : {};
  const { entity } = itemOf('opportunity-counters', { id });
  return {
    entity,
    ...shownOf(opportunity),
    ...(opportunity.removed === undefined && { ...ofPoster, ...isOpen }),
  };
};

/** The record of the counters of an opportunity that nobody has applied for. */
export const rowItem = (opportunity: StoredOpportunity) => ({
  ...countersKey(opportunity.id),
  ...rowAttributes(opportunity),
});

/**
 * The write that brings an opportunity's entry in its poster's lists up to date. It never touches the counters that are
 * in the same record.
 */
export const rowWrite = (opportunity: StoredOpportunity): Write => {
  const set = rowAttributes(opportunity);
  const gone = ['gsi1pk', 'gsi1sk', 'gsi2pk', 'gsi2sk'].filter((name) => !Object.hasOwn(set, name));
  return { Update: updateOf(countersKey(opportunity.id), { set, remove: gone }) };
};

/** At most `count` postings of a poster after a position, the latest first. From an index, which lags for a moment. */
export const rowsOf = async (
  poster: string,
  count: number,
  after: Pick<PostingRow, 'createdAt' | 'id'> | undefined,
): Promise<PostingRow[]> => {
  const { items } = await queryItems(storedRowSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('opportunity-counters', 'ofPoster', { poster }) },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...countersKey(after.id),
        ...listKey('opportunity-counters', 'ofPoster', { poster, ...after }),
      },
    }),
  });
  return items.map(rowOf);
};

/** Where a page of a poster's postings goes on, and one of a company's open ones. */
export const rowPosition = postingRowSchema.pick({ createdAt: true, id: true });
export const openPosition = opportunitySummarySchema.pick({ postedAt: true, id: true });

/** At most `count` open opportunities of a company after a position, the latest first. */
export const openRowsOf = async (
  companyId: string,
  count: number,
  after: z.infer<typeof openPosition> | undefined,
  latestFirst = true,
): Promise<OpportunitySummary[]> => {
  const { items } = await queryItems(opportunitySummarySchema, {
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :pk',
    ExpressionAttributeValues: {
      ':pk': listPartition('opportunity-counters', 'openOfCompany', { companyId }),
    },
    ScanIndexForward: !latestFirst,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...countersKey(after.id),
        ...listKey('opportunity-counters', 'openOfCompany', { companyId, ...after }),
      },
    }),
  });
  return items;
};

/** The rows of these opportunities, in any order: half a unit each. */
export const rowsWithIds = async (ids: readonly string[]): Promise<PostingRow[]> =>
  (await getItems(storedRowSchema, ids.map(countersKey))).map(rowOf);
