import * as z from 'zod';
import { listKey, listPartition } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import type { MentorApproval } from '#shared/features/mentors/rules.ts';
import { mentorKey, type StoredMentor, storedMentorSchema } from './repository.ts';

/** Where a list of mentors by approval goes on. */
export const approvalPositionSchema = z.object({ userId: z.string(), since: z.string() });
type Position = z.infer<typeof approvalPositionSchema>;

export const approvalPosition = ({ userId, since }: StoredMentor): Position => ({ userId, since });

/** At most `count` mentors in a state of approval: those who wait with the longest wait first, others with the latest first. */
export const mentorsBy = async (
  approval: MentorApproval,
  count: number,
  after: Position | undefined,
): Promise<StoredMentor[]> => {
  const { items } = await queryItems(storedMentorSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :pk',
    ExpressionAttributeValues: { ':pk': listPartition('mentor', 'byApproval', { approval }) },
    ScanIndexForward: approval === 'waiting',
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...mentorKey(after.userId),
        ...listKey('mentor', 'byApproval', { approval, ...after }),
      },
    }),
  });
  return items;
};
