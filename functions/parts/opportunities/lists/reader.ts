import { queryItems } from '#functions/core/table.ts';
import type { OpportunitySummary } from '#shared/features/opportunities/routes.ts';
import type { ReadBudget } from './budget.ts';
import { type ListEntry, listEntrySchema } from './entries.ts';
import type { List } from './keys.ts';

/** A list being read from some place on, and what was found on the way. */
export interface Reading {
  readonly list: List;
  readonly accepts: (entry: ListEntry) => boolean;
  /** The sort key of the last entry that was read. */
  at: string | undefined;
  /** Nothing comes after `at`. */
  ended: boolean;
  /** How many entries were read. */
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
  queryItems(listEntrySchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk },
    ...(at !== undefined && { ExclusiveStartKey: { pk, sk: at } }),
    Limit,
  });

/** Reads the next `count` entries, in one query. */
export const readOn = async (reading: Reading, count: number, budget: ReadBudget): Promise<void> => {
  const { items, lastKey, units } = await pageAfter(reading, count);
  budget.spend(units);
  reading.read += items.length;
  reading.at = items.at(-1)?.sk ?? reading.at;
  reading.ended = lastKey === undefined;
  for (const entry of items)
    if (reading.accepts(entry)) reading.found.push({ sk: entry.sk, summary: entry.summary });
};

/** How many entries will hold `missing` more that are accepted, going by those read so far. */
const expected = ({ read, found }: Reading, missing: number): number =>
  Math.ceil((missing * (read + 1)) / (found.length + 1));

/** With room for fewer entries than this, another query is not worth its time. */
const WORTHWHILE = 5;

/** Reads on until `wanted` were found, the list ends or the budget is used up. */
export const readUntil = async (reading: Reading, wanted: number, budget: ReadBudget): Promise<void> => {
  while (!reading.ended && reading.found.length < wanted && budget.entries >= WORTHWHILE) {
    const missing = wanted - reading.found.length;
    await readOn(reading, Math.min(budget.entries, expected(reading, missing)), budget);
  }
};
