import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { AppError } from './errors.ts';
import { hashToken, newId } from './ids.ts';
import { keyOf } from './keys.ts';
import { ConditionFailed, getItem, type Key, putItem, updateItem } from './table.ts';

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

const recordSchema = z.object({
  /** When the counted attempts began, in ms since 1970. */
  counted: z.array(z.number()),
  /** Attempts under way: id → when each began. */
  pending: z.record(z.string(), z.number()),
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
  version: record?.version ?? 0,
});

const refuse = ({ limit, windowSeconds }: Limit, counted: readonly number[], at: number): AppError => {
  // When this attempt leaves the window, there is room again.
  const decisive = counted[counted.length - limit] ?? at;
  const seconds = Math.max(1, Math.ceil((decisive + windowSeconds * 1000 - at) / 1000));
  return new AppError('too_many_requests', { headers: { 'retry-after': String(seconds) } });
};

/** Records an attempt as pending; false when the record changed since it was read. */
const reserve = async (
  limit: Limit,
  key: Key,
  record: LimitRecord,
  attempt: string,
  at: number,
): Promise<boolean> => {
  try {
    await putItem({
      Item: {
        ...key,
        entity: 'rate-attempts',
        counted: record.counted,
        pending: { ...record.pending, [attempt]: at },
        version: record.version + 1,
        ttl: Math.ceil(at / 1000) + limit.windowSeconds + 60,
      },
      ConditionExpression: 'attribute_not_exists(pk) OR version = :version',
      ExpressionAttributeValues: { ':version': record.version },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** Returns once the attempt is recorded as pending; throws 429 when the window is full, 503 after the patience. */
const reserveAttempt = async (limit: Limit, key: Key, attempt: string, now: Date): Promise<void> => {
  const started = performance.now();
  for (;;) {
    const waited = performance.now() - started;
    const at = now.getTime() + waited;
    const record = current(limit, await getItem(recordSchema, key), at);
    if (record.counted.length >= limit.limit) throw refuse(limit, record.counted, at);
    const underWay = Object.keys(record.pending).length;
    if (record.counted.length + underWay < limit.limit && (await reserve(limit, key, record, attempt, at)))
      return;
    if (waited > PATIENCE_MS) throw new AppError('unavailable', { headers: { 'retry-after': '1' } });
    await wait(10 + Math.random() * 50);
  }
};

/** Stores the outcome in one unconditional write: the record is kept longer than every pending attempt. */
const settle = async (key: Key, attempt: string, counts: boolean, now: Date): Promise<void> => {
  await updateItem({
    Key: key,
    UpdateExpression: `${counts ? 'SET counted = list_append(counted, :began) ' : ''}REMOVE pending.#attempt ADD version :one`,
    ExpressionAttributeNames: { '#attempt': attempt },
    ExpressionAttributeValues: { ':one': 1, ...(counts && { ':began': [now.getTime()] }) },
  });
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
  await reserveAttempt(limit, key, id, now);
  let counts = false;
  try {
    const outcome = await attempt();
    counts = outcome.counts;
    return outcome.value;
  } finally {
    await settle(key, id, counts, now);
  }
};
