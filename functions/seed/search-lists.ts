import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { getItems, type Key } from '#functions/core/table.ts';
import { listEntriesOf } from '#functions/parts/opportunities/lists/entries.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';

const BATCH = 100;
const POLL_MS = 100;

const keySchema = z.object({ pk: z.string(), sk: z.string() });

/** Those of the keys without a record. */
const missingOf = async (keys: readonly Key[]): Promise<Key[]> => {
  const missing: Key[] = [];
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH);
    const found = await getItems(keySchema, batch);
    const present = new Set(found.map(({ pk, sk }) => `${pk}\n${sk}`));
    missing.push(...batch.filter(({ pk, sk }) => !present.has(`${pk}\n${sk}`)));
  }
  return missing;
};

/**
 * Waits until the stream consumer has written a record for each key, however long that takes while it makes progress.
 * Throws when no record was written for `patienceMs`, with what `problem` says about the number of missing ones.
 */
export const untilWritten = async (
  keys: readonly Key[],
  patienceMs: number,
  problem: (missing: number) => string,
  onProgress: (left: number) => void = () => undefined,
): Promise<void> => {
  let left = keys;
  let progressAt = performance.now();
  for (;;) {
    const missing = await missingOf(left);
    if (missing.length === 0) return;
    if (missing.length < left.length) progressAt = performance.now();
    if (performance.now() - progressAt > patienceMs)
      throw new Error(`${problem(missing.length)} Look at the log of the stream consumer.`);
    left = missing;
    onProgress(left.length);
    await wait(POLL_MS);
  }
};

/** Waits until the open ones of these opportunities are in the search lists: the last entry of each is written last. */
export const searchable = (
  opportunities: readonly Opportunity[],
  patienceMs: number,
  onProgress: (left: number) => void,
): Promise<void> =>
  untilWritten(
    opportunities.flatMap((opportunity) => listEntriesOf(opportunity).slice(-1)),
    patienceMs,
    (missing) => `${missing} opportunities are stored but are not in the search lists.`,
    onProgress,
  );
