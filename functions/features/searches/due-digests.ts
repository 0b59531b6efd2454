import * as z from 'zod';
import { listPartition, partsOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { INDEXES } from '#shared/records.ts';

const { pk: LIST, sk: DUE } = INDEXES.openDeadlines;

const keySchema = z.object({ pk: z.string(), sk: z.string() });
export type Position = Record<string, string>;

/** At most `count` users for whom something is pending at a moment, by either of its two kinds of record, the longest first, and where to go on. */
export const dueDigests = async (at: Date, count: number, after: Position | undefined) => {
  const { items, lastKey } = await queryItems(keySchema, {
    IndexName: 'openDeadlines',
    KeyConditionExpression: `${LIST} = :list AND ${DUE} <= :at`,
    ExpressionAttributeValues: {
      ':list': listPartition('saved-searches', 'pending', {}),
      ':at': at.toISOString(),
    },
    Limit: count,
    ...(after && { ExclusiveStartKey: after }),
  });
  return {
    userIds: items.map(({ pk }) => partsOf(['saved-searches', 'waiting-mails'], { pk }).userId),
    next: lastKey,
  };
};
