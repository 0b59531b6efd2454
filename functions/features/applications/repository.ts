import * as z from 'zod';
import { getItem, getItems, type Key, queryItems } from '#functions/core/table.ts';
import { type Application, applicationSchema } from '#shared/features/applications.ts';

/** At most one for a person and an opportunity: that is the key. */
export const applicationKey = (userId: string, opportunityId: string): Key => ({
  pk: `user#${userId}`,
  sk: `application#${opportunityId}`,
});

type Place = Pick<Application, 'appliedAt' | 'opportunityId'>;
type ApplicantPlace = Pick<Application, 'appliedAt' | 'userId'>;

/** Where an application stands in its person's list, by when they applied. */
const personKey = (userId: string, { appliedAt, opportunityId }: Place) => ({
  gsi1pk: `user#${userId}#applications`,
  gsi1sk: `${appliedAt}#${opportunityId}`,
});

/** Where an application stands in its opportunity's list, by when they applied. */
const opportunityListKey = (opportunityId: string, { appliedAt, userId }: ApplicantPlace) => ({
  gsi2pk: `opportunity#${opportunityId}#applications`,
  gsi2sk: `${appliedAt}#${userId}`,
});

/** The record of an application, with its places in the lists of the person and of the opportunity. */
export const applicationItem = (application: Application) => ({
  ...applicationKey(application.userId, application.opportunityId),
  ...personKey(application.userId, application),
  ...opportunityListKey(application.opportunityId, application),
  entity: 'application',
  ...application,
});

/** The application of a person for an opportunity, withdrawn ones included, or undefined. */
export const getApplication = (userId: string, opportunityId: string): Promise<Application | undefined> =>
  getItem(applicationSchema, applicationKey(userId, opportunityId));

/** Which of at most 100 opportunities the person has an application for that stands. Half a read unit each. */
export const appliedAmong = async (
  userId: string,
  opportunityIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  const applications = await getItems(
    z.object({ opportunityId: z.string(), status: applicationSchema.shape.status }),
    opportunityIds.map((id) => applicationKey(userId, id)),
  );
  return new Set(
    applications.filter(({ status }) => status !== 'withdrawn').map(({ opportunityId }) => opportunityId),
  );
};

/** At most `count` applications of a person after a place, the latest first. */
export const applicationsOf = async (
  userId: string,
  count: number,
  after: Place | undefined,
): Promise<Application[]> => {
  const { gsi1pk } = personKey(userId, { appliedAt: '', opportunityId: '' });
  const { items } = await queryItems(applicationSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': gsi1pk },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: { ...applicationKey(userId, after.opportunityId), ...personKey(userId, after) },
    }),
  });
  return items;
};

const applicantSchema = applicationSchema.pick({ userId: true, status: true, appliedAt: true });

/**
 * At most `count` of those who applied for an opportunity after a place, the first first, withdrawn ones included, and
 * the place of the last when more may follow. From an index: who applied a moment ago may be missing.
 */
export const applicantsOf = async (
  opportunityId: string,
  count: number,
  after: ApplicantPlace | undefined,
): Promise<{ applicants: z.infer<typeof applicantSchema>[]; last: ApplicantPlace | undefined }> => {
  const { gsi2pk } = opportunityListKey(opportunityId, { appliedAt: '', userId: '' });
  const { items, lastKey } = await queryItems(applicantSchema, {
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :pk',
    ExpressionAttributeValues: { ':pk': gsi2pk },
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...applicationKey(after.userId, opportunityId),
        ...opportunityListKey(opportunityId, after),
      },
    }),
  });
  const end = items.at(-1);
  return {
    applicants: items,
    last: lastKey && end ? { appliedAt: end.appliedAt, userId: end.userId } : undefined,
  };
};
