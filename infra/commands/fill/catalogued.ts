import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogStorage } from '#functions/core/catalog/storage.ts';

const POLL_MS = 200;
const PATIENCE_MS = 5 * 60_000;

/** A catalog whose snapshots the stream's consumer takes when it is asked. */
interface Catalogued {
  /** What errors call it. */
  readonly name: string;
  readonly storage: Pick<CatalogStorage<never>, 'pointer'>;
  readonly request: (at: Date, anew: boolean) => Promise<void>;
}

/** Waits for a snapshot with what came into the table without the stream. */
export const catalogued = async ({ name, storage, request }: Catalogued): Promise<void> => {
  const before = (await storage.pointer(true))?.latest.key;
  await request(new Date(), true);
  for (let waited = 0; (await storage.pointer(true))?.latest.key === before; waited += POLL_MS) {
    if (waited > PATIENCE_MS)
      throw new Error(`The ${name} has no new snapshot. Look at the log of the stream consumer.`);
    await wait(POLL_MS);
  }
};
