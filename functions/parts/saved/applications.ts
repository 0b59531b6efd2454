import type * as z from 'zod';
import { keyOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { MARKS_AT_MOST } from '#shared/core/saved-rules.ts';
import { applicationSchema } from '#shared/features/applications/routes.ts';

const appliedSchema = applicationSchema.pick({ opportunityId: true, appliedAt: true, status: true });
type Applied = z.infer<typeof appliedSchema>;

/**
 * The opportunities for which a user has an application that was not withdrawn, with the moment in milliseconds, at most
 * as many as the marks hold. Reads all applications of the user.
 */
export const appliedByRecords = async (
  userId: string,
  ConsistentRead: boolean,
): Promise<Record<string, number>> => {
  const { pk, sk } = keyOf('application', { userId, opportunityId: '' });
  const found: Applied[] = [];
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(appliedSchema, {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
      ProjectionExpression: 'opportunityId, appliedAt, #status',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
      ConsistentRead,
      Limit: 500,
      ...(after && { ExclusiveStartKey: after }),
    });
    found.push(...items.filter(({ status }) => status !== 'withdrawn'));
    after = lastKey;
  } while (after);
  const moments = found.map((one): [string, number] => [one.opportunityId, Date.parse(one.appliedAt)]);
  return Object.fromEntries(moments.sort(([, a], [, b]) => b - a).slice(0, MARKS_AT_MOST.applied));
};
