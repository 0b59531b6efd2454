import * as z from 'zod';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { getItem, type Key, queryItems } from '#functions/core/table.ts';
import { type Application, applicationSchema } from '#shared/features/applications.ts';

/** An application as the table holds it: with the number of its moves, which records from before have not. */
const storedSchema = applicationSchema.extend({ version: z.number().int().optional() });
export type StoredApplication = z.infer<typeof storedSchema>;

/** There is at most one for a user and an opportunity: the key ensures it. */
export const applicationKey = (userId: string, opportunityId: string): Key =>
  keyOf('application', { userId, opportunityId });

type Position = Pick<Application, 'appliedAt' | 'opportunityId'>;
type ApplicantPosition = Pick<Application, 'appliedAt' | 'userId'>;

/** The record of a new application, with its entries in the lists of the user and of the opportunity. */
export const applicationItem = (application: Application) => ({
  ...itemOf('application', application),
  ...listKey('application', 'ofUser', application),
  ...listKey('application', 'ofOpportunity', application),
  version: 1,
  ...application,
});

/** The application of a user for an opportunity, also a withdrawn one, or undefined. */
export const getApplication = (
  userId: string,
  opportunityId: string,
): Promise<StoredApplication | undefined> => getItem(storedSchema, applicationKey(userId, opportunityId));

/** At most `count` applications of a user after a position, the latest first. */
export const applicationsOf = async (
  userId: string,
  count: number,
  after: Position | undefined,
): Promise<Application[]> => {
  const { items } = await queryItems(applicationSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('application', 'ofUser', { userId }) },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...applicationKey(userId, after.opportunityId),
        ...listKey('application', 'ofUser', { userId, ...after }),
      },
    }),
  });
  return items;
};

const applicantSchema = applicationSchema.pick({ userId: true, status: true, appliedAt: true });

/**
 * At most `count` applicants of an opportunity after a position, the first first, also those who withdrew, and the
 * position of the last when more may follow. From an index: the latest may be missing for a moment.
 */
export const applicantsOf = async (
  opportunityId: string,
  count: number,
  after: ApplicantPosition | undefined,
): Promise<{ applicants: z.infer<typeof applicantSchema>[]; last: ApplicantPosition | undefined }> => {
  const { items, lastKey } = await queryItems(applicantSchema, {
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('application', 'ofOpportunity', { opportunityId }) },
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...applicationKey(after.userId, opportunityId),
        ...listKey('application', 'ofOpportunity', { opportunityId, ...after }),
      },
    }),
  });
  const end = items.at(-1);
  return {
    applicants: items,
    last: lastKey && end ? { appliedAt: end.appliedAt, userId: end.userId } : undefined,
  };
};
