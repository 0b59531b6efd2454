import { queryItems } from '#functions/core/table.ts';
import type { OpportunitySummary } from '#shared/features/opportunities/routes.ts';
import type { ReadBudget } from './budget.ts';
import type { List } from './newest-first.ts';
import { type Posting, postingSchema } from './postings.ts';

/** A posting list being read from some place on, and what was found on the way. */
export interface Reading {
  readonly list: List;
  readonly accepts: (posting: Posting) => boolean;
  /** The sort key of the last posting that was read. */
  at: string | undefined;
  /** Nothing comes after `at`. */
  ended: boolean;
  /** How many postings were read. */
  read: number;
  readonly found: { sk: string; summary: OpportunitySummary }[];
}

export const startReading = (list: List, accepts: Reading['accepts'], at?: string): Reading => ({
  list,
  accepts,
  at,
  ended: false,
  read: 0,
  found: [],
});

const pageAfter = ({ list: { pk }, at }: Reading, Limit: number) =>
  queryItems(postingSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ...(at !== undefined && { ExclusiveStartKey: { pk, sk: at } }),
    Limit,
  });

/** Reads the next `count` postings, in one query. */
export const readOn = async (reading: Reading, count: number, budget: ReadBudget): Promise<void> => {
  const { items, lastKey, units } = await pageAfter(reading, count);
  budget.spend(units);
  reading.read += items.length;
  reading.at = items.at(-1)?.sk ?? reading.at;
  reading.ended = lastKey === undefined;
  for (const posting of items)
    if (reading.accepts(posting)) reading.found.push({ sk: posting.sk, summary: posting.summary });
};

/** How many postings will hold `missing` more that are accepted, going by those read so far. */
const expected = ({ read, found }: Reading, missing: number): number =>
  Math.ceil((missing * (read + 1)) / (found.length + 1));

/** With room for fewer postings than this, another query is not worth its time. */
const WORTHWHILE = 5;

/** Reads on until `wanted` were found, the list ends or the budget is used up. */
export const readUntil = async (reading: Reading, wanted: number, budget: ReadBudget): Promise<void> => {
  while (!reading.ended && reading.found.length < wanted && budget.postings >= WORTHWHILE) {
    const missing = wanted - reading.found.length;
    await readOn(reading, Math.min(budget.postings, expected(reading, missing)), budget);
  }
};
