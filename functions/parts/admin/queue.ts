import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { type Approval, approvalSchema } from '#shared/core/approvals.ts';
import { RECORDS } from '#shared/records.ts';

type Place = Pick<Approval, 'waitingSince' | 'id'>;

/** A user in the approval queue, which is in the order of waiting. */
export const queueItem = (approval: Approval) => ({
  ...itemOf('approval', { waitingSince: approval.waitingSince, userId: approval.id }),
  approval,
});

/** At most `count` users in the approval queue after a place, the longest wait first. */
export const waitingUsers = async (count: number, after: Place | undefined): Promise<Approval[]> => {
  const { items } = await queryItems(z.object({ approval: approvalSchema }), {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': RECORDS.approval.pk },
    Limit: count,
    ...(after && {
      ExclusiveStartKey: { ...keyOf('approval', { waitingSince: after.waitingSince, userId: after.id }) },
    }),
  });
  return items.map(({ approval }) => approval);
};
