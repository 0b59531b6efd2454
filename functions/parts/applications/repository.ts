import * as z from 'zod';
import { itemOf, keyOf, listKey, listPartition } from '#functions/core/keys.ts';
import { getItem, getItems, type Key, queryItems } from '#functions/core/table.ts';
import { applicantCardSchema } from '#shared/features/applicants/card.ts';
import { type Application, applicationSchema } from '#shared/features/applications/routes.ts';
import { type ApplicantScope, changesList } from './applicant-scope.ts';

/** An application as the table holds it. */
const storedSchema = applicationSchema.extend({
  /** Who decides about it, as `posterName` names them: it never changes for a posting that was published. */
  poster: z.string(),
  /** Raised by each move. */
  version: z.number().int(),
  history: z.array(
    applicationSchema.shape.history.element.extend({
      /** The member of the company who made the step. */
      user: z.string().optional(),
    }),
  ),
  /** When it was found that the promised day had passed without an answer. It counts as missed, or later as answered late. */
  missedAt: z.string().optional(),
  /** The colleague whom it is assigned to, since when and by whom. For the employer’s side alone. */
  assignee: z.object({ id: z.string(), name: z.string(), at: z.string(), by: z.string() }).optional(),
  /** What rows show of what was sent. */
  card: applicantCardSchema,
});
export const storedApplicationSchema = storedSchema;
export type StoredApplication = z.infer<typeof storedSchema>;

/** There is at most one for a user and an opportunity: the key ensures it. */
export const applicationKey = (userId: string, opportunityId: string): Key =>
  keyOf('application', { userId, opportunityId });

type Position = Pick<Application, 'appliedAt' | 'opportunityId'>;

/** The attributes that put an application into the lists of its posting and of its poster, by its latest change. */
export const changeKeys = (
  { poster, opportunityId, userId }: Pick<StoredApplication, 'poster' | 'opportunityId' | 'userId'>,
  updatedAt: string,
) => ({
  ...listKey('application', 'ofOpportunity', { opportunityId, userId, updatedAt }),
  ...listKey('application', 'ofPoster', { poster, opportunityId, userId, updatedAt }),
});

/** The record of a new application, with its entries in the lists of the user, of the opportunity and of its poster. */
export const applicationItem = (
  application: Application & Pick<StoredApplication, 'poster' | 'card' | 'missedAt'>,
) => ({
  ...itemOf('application', application),
  ...listKey('application', 'ofUser', application),
  ...changeKeys(application, application.updatedAt),
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

const applicantSchema = applicationSchema
  .pick({ userId: true, status: true, appliedAt: true })
  .extend({ gsi2sk: z.string() });
/** Where a list of a posting’s applicants goes on. */
interface ApplicantPosition {
  readonly userId: string;
  /** In the index, by the latest change: one who moves meanwhile comes again at the end, and no one is passed over. */
  readonly place: string;
}

/**
 * At most `count` applicants of an opportunity after a position, the longest unchanged first, also those who withdrew, and the
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
        gsi2pk: listPartition('application', 'ofOpportunity', { opportunityId }),
        gsi2sk: after.place,
      },
    }),
  });
  const end = items.at(-1);
  return {
    applicants: items,
    last: lastKey && end ? { userId: end.userId, place: end.gsi2sk } : undefined,
  };
};

/** Changes of applications after a moment, and where the list of changes goes on. */
interface ChangesPage {
  readonly items: StoredApplication[];
  readonly next: Record<string, string> | undefined;
}

/**
 * At most `count` applications for a posting or a poster that changed after a moment, in the order of their latest change or
 * the other way round. From an index: the latest may be missing for a moment.
 */
export const changedSince = async (
  scope: ApplicantScope,
  since: string,
  count: number,
  after?: ChangesPage['next'],
  latestFirst = false,
): Promise<ChangesPage> => {
  const { IndexName, pk, sk, partition } = changesList(scope);
  const { items, lastKey } = await queryItems(storedSchema, {
    IndexName,
    KeyConditionExpression: `${pk} = :pk AND ${sk} > :since`,
    ExpressionAttributeValues: {
      ':pk': partition,
      // Smaller than any place, where there is no moment to begin at.
      ':since': since === '' ? ' ' : since,
    },
    ScanIndexForward: !latestFirst,
    Limit: count,
    ...(after && { ExclusiveStartKey: after }),
  });
  return { items, next: lastKey };
};

/** Those of at most 100 applications for a posting that exist, read consistently. */
export const applicationsWith = (
  opportunityId: string,
  userIds: readonly string[],
): Promise<StoredApplication[]> =>
  getItems(
    storedSchema,
    userIds.map((userId) => applicationKey(userId, opportunityId)),
    true,
  );
