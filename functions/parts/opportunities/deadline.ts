import * as z from 'zod';
import { AppError } from '#functions/core/errors.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';
import { type Condition, type Key, queryItems } from '#functions/core/table.ts';
import { isPast } from '#shared/core/opportunity-days.ts';
import { INDEXES } from '#shared/records.ts';
import { moveOpportunity } from './change-opportunity.ts';
import { getOpportunity } from './repository.ts';

// `isOpenOn` and `isPast` of shared/ as conditions of DynamoDB; deadline.test.ts compares them.

/** The condition that an opportunity takes applications on `day`. */
export const openOn = (day: string): Condition => ({
  condition: '#status = :open AND deadline >= :day',
  names: { '#status': 'status' },
  values: { ':open': 'open', ':day': day },
});

/** The condition that the deadline of an opportunity is past on `day`. */
const pastOn = (day: string): Condition => ({
  condition: 'deadline < :day',
  names: {},
  values: { ':day': day },
});

/** The lists of opportunities that can expire. */
export const DEADLINE_LISTS = ['byDeadline', 'pausedByDeadline'] as const;

/** Where a list of overdue opportunities continues. */
export type Position = Readonly<Record<string, string>>;

const entrySchema = z.object({ pk: z.string(), sk: z.string() });
const { pk: listAttribute, sk: dayAttribute } = INDEXES.openDeadlines;

/**
 * At most `count` opportunities of a list whose deadline is past on `day`, after a position, the longest overdue first; and
 * where to continue. One query of half a read unit on an index of keys (docs/decisions/0090). Eventually consistent:
 * what changed a moment ago may be missing, or still be there.
 */
export const overdueOpportunities = async (
  day: string,
  count: number,
  after: Position | undefined,
  list: (typeof DEADLINE_LISTS)[number] = 'byDeadline',
): Promise<{ keys: Key[]; next: Position | undefined }> => {
  const { items, lastKey } = await queryItems(entrySchema, {
    IndexName: 'openDeadlines',
    KeyConditionExpression: `${listAttribute} = :list AND ${dayAttribute} < :day`,
    ExpressionAttributeValues: { ':list': listPartition('opportunity', list, {}), ':day': day },
    Limit: count,
    ...(after && { ExclusiveStartKey: after }),
  });
  return { keys: items, next: lastKey };
};

/**
 * How many opportunities are open on `day`, up to `most`, and whether there are more. One query on the index of keys:
 * it reads as many keys as it counts.
 */
export const countOpen = async (day: string, most: number): Promise<{ open: number; more: boolean }> => {
  const { items } = await queryItems(entrySchema, {
    IndexName: 'openDeadlines',
    KeyConditionExpression: `${listAttribute} = :list AND ${dayAttribute} >= :day`,
    ExpressionAttributeValues: { ':list': listPartition('opportunity', 'byDeadline', {}), ':day': day },
    // DynamoDB names a last key whenever it reaches the limit, also at the end of the list.
    Limit: most + 1,
  });
  return { open: Math.min(items.length, most), more: items.length > most };
};

const idOf = ({ pk }: Key): string => partsOf('opportunity', { pk }).id;

/**
 * The ids of at most `count` opportunities that are open on `day`, after a position, those that close first at the beginning;
 * and where to continue, also when nothing follows. From the index of keys: some 15 read units for a thousand.
 */
export const openOpportunities = async (
  day: string,
  count: number,
  after: Position | undefined,
): Promise<{ ids: string[]; next: Position | undefined }> => {
  const ids: string[] = [];
  let next = after;
  // A page ends at a megabyte.
  do {
    const { items, lastKey } = await queryItems(entrySchema, {
      IndexName: 'openDeadlines',
      KeyConditionExpression: `${listAttribute} = :list AND ${dayAttribute} >= :day`,
      ExpressionAttributeValues: { ':list': listPartition('opportunity', 'byDeadline', {}), ':day': day },
      Limit: count - ids.length,
      ...(next && { ExclusiveStartKey: next }),
    });
    ids.push(...items.map(idOf));
    next = lastKey;
  } while (next && ids.length < count);
  return { ids, next };
};

/**
 * Lets an opportunity expire if its deadline is past on `day`. False, and nothing changes, when it ended, got another
 * deadline or was deleted in the meantime. Its removal from the search follows through the table's stream.
 */
export const expireOverdue = async (key: Key, day: string, at: Date): Promise<boolean> => {
  const opportunity = await getOpportunity(idOf(key));
  if (opportunity?.status !== 'open' && opportunity?.status !== 'paused') return false;
  if (!isPast(opportunity.deadline, day)) return false;
  try {
    await moveOpportunity(opportunity, { to: 'expired', by: 'schedule', at, only: pastOn(day) });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return false;
    throw error;
  }
};
