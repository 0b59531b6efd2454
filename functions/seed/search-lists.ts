import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { getItems } from '#functions/core/table.ts';
import { postingsOf } from '#functions/features/opportunities/postings.ts';
import type { Opportunity } from '#shared/features/opportunities.ts';

const BATCH = 100;
const POLL_MS = 100;

/** The opportunities that are not in the search lists yet, going by the last posting that the consumer writes of each. */
const missingOf = async (opportunities: readonly Opportunity[]): Promise<Opportunity[]> => {
  const missing: Opportunity[] = [];
  for (let start = 0; start < opportunities.length; start += BATCH) {
    const batch = opportunities.slice(start, start + BATCH);
    const keys = batch.flatMap((opportunity) => postingsOf(opportunity).slice(-1));
    const found = await getItems(z.object({ pk: z.string(), sk: z.string() }), keys);
    const present = new Set(found.map(({ pk, sk }) => `${pk}\n${sk}`));
    missing.push(...batch.filter((_, i) => !present.has(`${keys[i]?.pk}\n${keys[i]?.sk}`)));
  }
  return missing;
};

/**
 * Waits until the stream consumer has put the open ones of these opportunities into the search lists. It may take
 * its time as long as it gets on: throws when nothing came for `patienceMs`.
 */
export const searchable = async (
  opportunities: readonly Opportunity[],
  patienceMs: number,
  onProgress: (left: number) => void,
): Promise<void> => {
  let left = opportunities.filter((opportunity) => postingsOf(opportunity).length > 0);
  let lastCame = performance.now();
  for (;;) {
    const missing = await missingOf(left);
    if (missing.length === 0) return;
    if (missing.length < left.length) lastCame = performance.now();
    if (performance.now() - lastCame > patienceMs)
      throw new Error(
        `${missing.length} opportunities are stored but did not come into the search lists. Look at the log of the stream consumer.`,
      );
    left = missing;
    onProgress(left.length);
    await wait(POLL_MS);
  }
};
