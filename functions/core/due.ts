import * as z from 'zod';
import { INDEXES } from '#shared/records.ts';
import { queryItems } from './table.ts';

const { pk: LIST, sk: AT } = INDEXES.openDeadlines;
const PAGE = 50;
const dueSchema = z.object({ pk: z.string(), sk: z.string(), [AT]: z.string() });

/** A record of a list of `openDeadlines` that is due: its key, and when it was. */
export interface DueRecord {
  readonly pk: string;
  readonly sk: string;
  readonly at: string;
}

/**
 * Does `work` for each record of a list of `openDeadlines` that is due at a day or moment, the longest overdue first, and
 * returns for how many. No page is begun without time left. Records may leave the list meanwhile, and come back later in it.
 */
export const eachDue = async (
  list: string,
  until: string,
  hasTime: () => boolean,
  work: (due: DueRecord) => Promise<void>,
): Promise<number> => {
  let found = 0;
  let after: Record<string, string> | undefined;
  do {
    const { items, lastKey } = await queryItems(dueSchema, {
      IndexName: 'openDeadlines',
      KeyConditionExpression: `${LIST} = :list AND ${AT} <= :until`,
      ExpressionAttributeValues: { ':list': list, ':until': until },
      Limit: PAGE,
      ...(after && { ExclusiveStartKey: after }),
    });
    await Promise.all(items.map(({ pk, sk, [AT]: at }) => work({ pk, sk, at: String(at) })));
    found += items.length;
    after = lastKey;
  } while (after && hasTime());
  return found;
};
