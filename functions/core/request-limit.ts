import * as z from 'zod';
import type { Limit } from './attempt-limit.ts';
import { AppError, tooManyUntil } from './errors.ts';
import { hashToken } from './ids.ts';
import { keyOf } from './keys.ts';
import { ConditionFailed, type Key, putItem, updateItem } from './table.ts';
import { plus, updateOf } from './update.ts';

/** The window is counted in this number of parts: at the end of it a request may wait a sixtieth longer than it must. */
const PARTS = 60;
/** Every failed write means that another request got through, so this is never reached in practice. */
const ATTEMPTS = 100;

/**
 * `counts[PARTS]` belongs to the part `head` (the number of parts since 1970), `counts[PARTS - 1]` to the one before,
 * and so on: the parts of one window, and the one that the window has left in part.
 */
const recordSchema = z.object({
  head: z.number().int(),
  counts: z.array(z.number().int()).length(PARTS + 1),
  /** The sum of `counts`. */
  inWindow: z.number().int(),
});
type Counter = z.infer<typeof recordSchema>;

const NEW: Counter = { head: 0, counts: Array.from({ length: PARTS + 1 }, () => 0), inWindow: 0 };

/**
 * The subject is hashed: the table does not reveal the senders. Parts of another length are counted apart, so
 * that a change of the window does not read old numbers as new ones.
 */
const counterKey = ({ name, windowSeconds }: Limit, subject: string): Key =>
  keyOf('rate-counter', { name, windowSeconds: String(windowSeconds), subjectHash: hashToken(subject) });

const partMs = ({ windowSeconds }: Limit): number => (windowSeconds * 1000) / PARTS;

/** The counter in a later part, without what has left the window. */
const rolledTo = (part: number, { head, counts }: Counter): Counter => {
  const gone = Math.min(part - head, PARTS + 1);
  const kept = [...counts.slice(gone), ...NEW.counts.slice(0, gone)];
  return { head: part, counts: kept, inWindow: kept.reduce((sum, count) => sum + count, 0) };
};

/** 429, with the time after which the oldest counted part has left the window. */
const refusal = (limit: Limit, { head, counts }: Counter, now: Date): AppError => {
  const oldest = head - PARTS + counts.findIndex((count) => count > 0);
  return tooManyUntil((oldest + PARTS + 1) * partMs(limit), now.getTime());
};

/** Adds one to the head part, if it is this one or a later one and there is room. */
const add = (limit: Limit, key: Key, part: number) =>
  updateItem({
    ...updateOf(
      key,
      { add: { inWindow: 1 }, setAt: [[['counts', PARTS], plus(1)]] },
      { condition: 'head >= :part AND inWindow < :limit', values: { ':part': part, ':limit': limit.limit } },
    ),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });

/** Starts a new part with one request in it, unless the counter changed since `before` was read. */
const begin = async (limit: Limit, key: Key, before: Counter | undefined, rolled: Counter) => {
  const counts = rolled.counts.with(PARTS, 1);
  await putItem({
    Item: {
      ...key,
      entity: 'rate-counter',
      head: rolled.head,
      counts,
      inWindow: rolled.inWindow + 1,
      ttl: Math.ceil(((rolled.head + 1) * partMs(limit)) / 1000) + limit.windowSeconds + 60,
    },
    ...(before === undefined
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          // Together they say that nothing has happened, but for a request that was counted and taken back at once.
          ConditionExpression: 'head = :head AND inWindow = :inWindow',
          ExpressionAttributeValues: { ':head': before.head, ':inWindow': before.inWindow },
        }),
  });
};

/** The stored counter, from a failed condition; rethrows any other error. */
const storedCounter = (error: unknown): Counter | undefined => {
  if (!(error instanceof ConditionFailed)) throw error;
  return error.item && recordSchema.parse(error.item);
};

/** Tries to count one request; false when another write came first. Throws 429 without room. */
const tryOnce = async (limit: Limit, key: Key, now: Date): Promise<boolean> => {
  const part = Math.floor(now.getTime() / partMs(limit));
  let before: Counter | undefined;
  try {
    await add(limit, key, part);
    return true;
  } catch (error) {
    before = storedCounter(error);
  }
  const rolled = rolledTo(Math.max(part, before?.head ?? part), before ?? { ...NEW, head: part });
  if (rolled.inWindow >= limit.limit) throw refusal(limit, rolled, now);
  try {
    await begin(limit, key, before, rolled);
    return true;
  } catch (error) {
    storedCounter(error);
    return false;
  }
};

/**
 * Counts one request of a subject, or throws 429 `too_many_requests` with `Retry-After` when `limit.limit` were
 * counted within the sliding window. Strict under concurrency: a counter under a condition, one write (1 WCU) a
 * request. For large limits on all requests; `limitAttempts` (attempt-limit.ts) is for small ones, where the outcome of
 * an attempt decides whether it counts.
 */
export const limitRequests = async (limit: Limit, subject: string, now: Date): Promise<void> => {
  const key = counterKey(limit, subject);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) if (await tryOnce(limit, key, now)) return;
  throw new AppError('unavailable', { headers: { 'retry-after': '1' } });
};

/**
 * Takes back a request that `limitRequests` counted with the same arguments: it turned out not to be one of those that
 * the limit is about. Does nothing when it has left the window.
 */
export const uncountRequest = async (limit: Limit, subject: string, now: Date): Promise<void> => {
  const key = counterKey(limit, subject);
  const part = Math.floor(now.getTime() / partMs(limit));
  let head = part;
  for (let attempt = 0; attempt < ATTEMPTS && head - part <= PARTS; attempt++) {
    const place = PARTS - Math.max(0, head - part);
    try {
      await updateItem({
        ...updateOf(
          key,
          { add: { inWindow: -1 }, setAt: [[['counts', place], plus(-1)]] },
          { condition: `head = :head AND counts[${place}] > :zero`, values: { ':zero': 0, ':head': head } },
        ),
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      });
      return;
    } catch (error) {
      const stored = storedCounter(error);
      if (!stored || stored.head === head) return;
      head = stored.head;
    }
  }
};
