import { createHash } from 'node:crypto';
import * as z from 'zod';
import { itemOf } from '#functions/core/keys.ts';
import { queryItems, updateItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { updateOf } from '#functions/core/update.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { SHARD_DAYS } from '#shared/records/platform-figures.ts';
import { type Counters, sumOfCounters } from './counters.ts';

/** In how many parts a day is counted (decision 0345). */
export const SHARDS = 8;

/** Counters are the attributes whose names have a point. */
const shardSchema = z
  .record(z.string(), z.unknown())
  .transform(
    (item): Counters =>
      Object.fromEntries(
        Object.entries(item).flatMap(([name, value]) =>
          name.includes('.') && typeof value === 'number' ? [[name, value]] : [],
        ),
      ),
  );

const shardOf = (id: string): string => {
  const [byte = 0] = createHash('sha256').update(id).digest();
  return String(byte % SHARDS);
};

const lives = (day: string): number => Math.floor((Date.parse(day) + SHARD_DAYS * DAY_MS) / 1000);

/** Adds to the counters of a day that is open: fails when its part is closed. `id` decides about the part. */
export const addTo = (day: string, id: string, counters: Counters): Write => {
  const { entity, pk, sk } = itemOf('figure-shard', { day, shard: shardOf(id) });
  return {
    Update: updateOf(
      { pk, sk },
      { set: { entity, ttl: lives(day) }, add: counters },
      { condition: 'attribute_not_exists(closed)' },
    ),
  };
};

/** Closes all parts of a day, so that nothing is added any more, and returns what it has. Doing so again returns the same. */
export const freeze = async (day: string): Promise<Counters> => {
  const parts = await Promise.all(
    Array.from({ length: SHARDS }, async (_, shard) => {
      const { entity, pk, sk } = itemOf('figure-shard', { day, shard: String(shard) });
      const set = { entity, ttl: lives(day), closed: true };
      const item = await updateItem({ ...updateOf({ pk, sk }, { set }), ReturnValues: 'ALL_NEW' });
      return shardSchema.parse(item);
    }),
  );
  return sumOfCounters(parts);
};

/** What an open day has by now. */
export const openDay = async (day: string): Promise<Counters> => {
  const { items } = await queryItems(shardSchema, {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': itemOf('figure-shard', { day, shard: '' }).pk },
    Limit: SHARDS,
  });
  return sumOfCounters(items);
};
