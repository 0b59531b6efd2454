import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { AppError, tooManyUntil } from './errors.ts';
import { hashToken, newId } from './ids.ts';
import { keyOf } from './keys.ts';
import { ConditionFailed, deleteItem, getItem, type Key, putItem, updateItem } from './table.ts';
import { append, updateOf } from './update.ts';

/** At most `limit` counted attempts within any `windowSeconds`, for each subject of the name. */
export interface Limit {
  readonly name: string;
  readonly limit: number;
  readonly windowSeconds: number;
}

/** An attempt without an outcome after this time belongs to a function that ended early. */
const PENDING_MS = 15_000;
/** How long an attempt waits for the outcomes of others, well below a function's 10 s. */
const PATIENCE_MS = 7_000;
/** Numbers above this stay exact while attempts are added. */
const MAX_FIRST_VERSION = 2 ** 40;

const recordSchema = z.object({
  /** When the counted attempts began, in ms since 1970. */
  counted: z.array(z.number()),
  /** Attempts under way: id → when each began. */
  pending: z.record(z.string(), z.number()),
  /** Begins with a random number: a record that was deleted and made again is another one. */
  version: z.number().int(),
});
type LimitRecord = z.infer<typeof recordSchema>;

/** The subject is hashed, so that the table does not reveal which addresses were tried. */
const limitKey = ({ name }: Limit, subject: string): Key =>
  keyOf('rate-attempts', { name, subjectHash: hashToken(subject) });

/** The record without the attempts that have left the window. */
const current = ({ windowSeconds }: Limit, record: LimitRecord | undefined, at: number): LimitRecord => ({
  counted: (record?.counted ?? []).filter((began) => began > at - windowSeconds * 1000).sort((a, b) => a - b),
  pending: Object.fromEntries(
    Object.entries(record?.pending ?? {}).filter(([, began]) => began > at - PENDING_MS),
  ),
  version: record?.version ?? randomInt(MAX_FIRST_VERSION),
});

const refuse = ({ limit, windowSeconds }: Limit, counted: readonly number[], at: number): AppError => {
  // When this attempt leaves the window, there is room again.
  const decisive = counted[counted.length - limit] ?? at;
  return tooManyUntil(decisive + windowSeconds * 1000, at);
};

/** The record with one attempt more, under the condition that it is still as it was read, or still missing. */
const reserve = (
  limit: Limit,
  key: Key,
  record: LimitRecord,
  isNew: boolean,
  attempt: string,
  at: number,
): Promise<void> =>
  putItem({
    Item: {
      ...key,
      entity: 'rate-attempts',
      counted: record.counted,
      pending: { ...record.pending, [attempt]: at },
      version: record.version + 1,
      ttl: Math.ceil(at / 1000) + limit.windowSeconds + 60,
    },
    ...(isNew
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': record.version },
        }),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });

/** The stored record, from a failed condition; rethrows any other error. */
const storedRecord = (error: unknown): LimitRecord | undefined => {
  if (!(error instanceof ConditionFailed)) throw error;
  return error.item && recordSchema.parse(error.item);
};

/**
 * Returns once the attempt is recorded as pending: the version of the record when there was none before, else undefined.
 * Throws 429 when the window is full, 503 after the patience. Most subjects have no record, which takes one write.
 */
const reserveAttempt = async (
  limit: Limit,
  key: Key,
  attempt: string,
  now: Date,
): Promise<number | undefined> => {
  const started = performance.now();
  let stored: LimitRecord | undefined;
  for (let turn = 0; ; turn++) {
    const waited = performance.now() - started;
    const at = now.getTime() + waited;
    const record = current(limit, stored, at);
    if (record.counted.length >= limit.limit) throw refuse(limit, record.counted, at);
    if (record.counted.length + Object.keys(record.pending).length < limit.limit) {
      const isNew = stored === undefined;
      try {
        await reserve(limit, key, record, isNew, attempt, at);
        return isNew ? record.version + 1 : undefined;
      } catch (error) {
        stored = storedRecord(error);
        if (turn === 0) continue;
      }
    }
    if (waited > PATIENCE_MS) throw new AppError('unavailable', { headers: { 'retry-after': '1' } });
    await wait(10 + Math.random() * 50);
    stored = await getItem(recordSchema, key);
  }
};

/** Deletes the record unless another attempt has changed it since this version; whether it did. */
const deleteUnchanged = async (key: Key, version: number): Promise<boolean> => {
  try {
    await deleteItem({
      Key: key,
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': version },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/**
 * Stores the outcome. The record of a single attempt that does not count goes; else one unconditional write: the record
 * is kept longer than every pending attempt.
 */
const settle = async (
  key: Key,
  attempt: string,
  counts: boolean,
  now: Date,
  madeAt: number | undefined,
): Promise<void> => {
  if (!counts && madeAt !== undefined && (await deleteUnchanged(key, madeAt))) return;
  await updateItem(
    updateOf(key, {
      set: { counted: counts ? append([now.getTime()]) : undefined },
      remove: [['pending', attempt]],
      add: { version: 1 },
    }),
  );
};

/**
 * Runs `attempt` unless `limit` counted ones of this subject lie within the sliding window: then throws 429
 * `too_many_requests` with `Retry-After` until there is room. The outcome says whether the attempt counts; one that
 * throws does not. Strict under concurrency: pending attempts take up room, and further ones wait for their outcome.
 */
export const limitAttempts = async <T>(
  limit: Limit,
  subject: string,
  now: Date,
  attempt: () => Promise<{ value: T; counts: boolean }>,
): Promise<T> => {
  const key = limitKey(limit, subject);
  const id = newId();
  const madeAt = await reserveAttempt(limit, key, id, now);
  let counts = false;
  try {
    const outcome = await attempt();
    counts = outcome.counts;
    return outcome.value;
  } finally {
    await settle(key, id, counts, now, madeAt);
  }
};
