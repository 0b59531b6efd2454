import * as z from 'zod';
import { type Key, queryItems } from '#functions/core/table.ts';
import { type Approval, approvalSchema } from '#shared/features/approvals.ts';

const PARTITION = 'approvals';

/** Where a user is in the approval queue: the longest wait first. */
export const queueKey = ({ waitingSince, id }: Pick<Approval, 'waitingSince' | 'id'>): Key => ({
  pk: PARTITION,
  sk: `${waitingSince}#${id}`,
});

export const queueItem = (approval: Approval) => ({ ...queueKey(approval), approval });

/** At most `count` users in the approval queue after a place, the longest wait first. */
export const waitingUsers = async (
  count: number,
  after: Pick<Approval, 'waitingSince' | 'id'> | undefined,
): Promise<Approval[]> => {
  const { items } = await queryItems(z.object({ approval: approvalSchema }), {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': PARTITION },
    Limit: count,
    ...(after && { ExclusiveStartKey: { ...queueKey(after) } }),
  });
  return items.map(({ approval }) => approval);
};
