import * as z from 'zod';
import { connectLocal, type Runtime } from '#functions/commands/endpoints.ts';
import { getItems } from '#functions/core/table.ts';
import { SNAPSHOTS, STORAGE } from '#functions/parts/opportunities/catalog/storage.ts';
import { listEntriesOf } from '#functions/parts/opportunities/lists/entries.ts';
import { opportunityItem, opportunityKey } from '#functions/parts/opportunities/repository.ts';
import { rowItem } from '#functions/parts/opportunities/rows.ts';
import { anchorOf } from '#functions/seed/anchor.ts';
import { opportunityFor } from '#functions/seed/opportunities.ts';
import { storedForm } from '#functions/seed/posting-history.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { catalogued } from './catalogued.ts';
import { importItems, importTarget } from './import.ts';

/** How many opportunities go in at a time: some 250,000 items, a quarter of a gigabyte on disk meanwhile. */
const BATCH = 10_000;
const KEYS = 100;

export interface FillOptions {
  readonly dataDir: string;
  readonly runtime: Runtime;
  /** Numbers of the records: from this one to before that one. */
  readonly from: number;
  readonly to: number;
  readonly tell: (line: string) => void;
}

/** Those that the table does not hold yet. */
const missingOf = async (opportunities: readonly Opportunity[]): Promise<Opportunity[]> => {
  const present = new Set<string>();
  for (let start = 0; start < opportunities.length; start += KEYS) {
    const keys = opportunities.slice(start, start + KEYS).map(({ id }) => opportunityKey(id));
    for (const { id } of await getItems(z.object({ id: z.string() }), keys)) present.add(id);
  }
  return opportunities.filter(({ id }) => !present.has(id));
};

function* itemsOf(opportunities: readonly Opportunity[], anchor: Date): Generator<object> {
  for (const opportunity of opportunities) {
    const stored = storedForm(opportunity, anchor);
    yield opportunityItem(stored);
    yield rowItem(stored);
    yield* listEntriesOf(opportunity);
  }
}

/**
 * Puts many opportunities and their entries in the search lists into the table of a running local copy. An interrupted run continues
 * when started again. The table should be seeded: the opportunities' dates are relative to the moment that the seed noted.
 */
export const fill = async ({ dataDir, runtime, from, to, tell }: FillOptions): Promise<void> => {
  connectLocal(runtime);
  const anchor = await anchorOf(new Date());
  const target = await importTarget(dataDir, runtime);
  for (let start = from; start < to; start += BATCH) {
    const length = Math.min(BATCH, to - start);
    const batch = Array.from({ length }, (_, index) => opportunityFor(start + index, anchor));
    const missing = await missingOf(batch);
    if (missing.length > 0) await importItems(target, itemsOf(missing, anchor));
    tell(`${start + length} of ${to} opportunities`);
  }
  await catalogued({ name: 'search', storage: STORAGE, request: SNAPSHOTS.request });
  tell('All of them can be found');
};
