import * as z from 'zod';
import { listPartition, partsOf } from '#functions/core/keys.ts';
import { queryItems } from '#functions/core/table.ts';
import { INDEXES } from '#shared/records.ts';

const { pk: LIST, sk: AT } = INDEXES.openDeadlines;
const dueSchema = z.object({ pk: z.string() });

/** The ids of the mentors whose free times are to be computed again at a moment, page by page, the longest due first. */
export async function* dueMentors(until: string, page: number): AsyncGenerator<string[]> {
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(dueSchema, {
      IndexName: 'openDeadlines',
      KeyConditionExpression: `${LIST} = :list AND ${AT} <= :until`,
      ExpressionAttributeValues: { ':list': listPartition('mentor', 'freeTimes', {}), ':until': until },
      Limit: page,
      ...(after && { ExclusiveStartKey: after }),
    });
    yield items.map(({ pk }) => partsOf('mentor', { pk }).userId);
    after = lastKey;
  } while (after);
}
