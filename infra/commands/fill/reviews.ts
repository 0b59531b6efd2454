import { connectLocal } from '#functions/commands/endpoints.ts';
import { enteredAtOf, QUEUE_STEP_MS, queuedItems } from '#functions/testing/review-queue.ts';
import type { FillOptions } from './fill.ts';
import { importItems, importTarget } from './import.ts';

/** Reviews that are imported at a time, each with its rows in eight queues. */
const BATCH = 10_000;

/** Puts many projects that wait for their review into the table of a running local copy: one came in each minute until now. */
export const fillReviews = async ({ dataDir, runtime, from, to, tell }: FillOptions): Promise<void> => {
  connectLocal(runtime);
  const start = Date.now() - to * QUEUE_STEP_MS;
  const target = await importTarget(dataDir, runtime);
  for (let first = from; first < to; first += BATCH) {
    const length = Math.min(BATCH, to - first);
    const numbers = Array.from({ length }, (_, index) => first + index);
    await importItems(
      target,
      numbers.flatMap((number) => queuedItems(number, enteredAtOf(start, number))),
    );
    tell(`${first + length} of ${to} projects wait`);
  }
};
