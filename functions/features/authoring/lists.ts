import * as z from 'zod';
import { listKey, listPartition } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { INDEXES } from '#shared/records.ts';
import { type AuthoredRecord, authoredKey, recordSchema } from './repository.ts';

/** Where the list of an author, or the queue, goes on. */
export const ownPosition = z.object({ id: z.string(), updatedAt: z.string() });
export const waitingPosition = z.object({ id: z.string(), submittedAt: z.string() });

/** At most `count` courses of an author, the latest changed first. From an index, which lags a little. */
export const authoredBy = async (
  userId: string,
  count: number,
  after?: z.infer<typeof ownPosition>,
): Promise<AuthoredRecord[]> => {
  const { items } = await queryItems(recordSchema, {
    IndexName: 'gsi1',
    KeyConditionExpression: `${INDEXES.gsi1.pk} = :pk`,
    ExpressionAttributeValues: { ':pk': listPartition('authored-course', 'ofUser', { userId }) },
    ScanIndexForward: false,
    Limit: count,
    ...(after && {
      ExclusiveStartKey: {
        ...authoredKey(after.id),
        ...listKey('authored-course', 'ofUser', { ...after, userId }),
      },
    }),
  });
  return items;
};

/** At most `count` courses that wait for a review, the longest wait first. From an index, which lags a little. */
export const waitingCourses = async (
  count: number,
  after?: z.infer<typeof waitingPosition>,
): Promise<AuthoredRecord[]> => {
  const { items } = await queryItems(recordSchema, {
    IndexName: 'gsi2',
    KeyConditionExpression: `${INDEXES.gsi2.pk} = :pk`,
    ExpressionAttributeValues: { ':pk': listPartition('authored-course', 'waiting', {}) },
    Limit: count,
    ...(after && {
      ExclusiveStartKey: { ...authoredKey(after.id), ...listKey('authored-course', 'waiting', after) },
    }),
  });
  return items;
};
