import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildSnapshot } from '#functions/core/catalog/builder.ts';
import { CatalogReader, follow } from '#functions/core/catalog/reader.ts';
import { anyListed } from '#functions/testing/naive-search.ts';
import { changeTo, diceOf, START, silenceLog } from '#functions/testing/simulated-search.ts';
import { recordsOf, simulateStorage } from '#functions/testing/simulated-storage.ts';
import { Catalog } from './catalog.ts';
import { buildSegment } from './segment.ts';
import { OPPORTUNITIES } from './snapshot.ts';

const [listed] = fc.sample(anyListed, { numRuns: 1, seed: 1 });
const entry = (number: number) => ({
  number,
  changes: listed ? [changeTo({ ...listed, status: 'open' }, number)] : [],
  waiting: 0,
  at: START,
});

it('a catalog takes the entries that follow it, passes over those it has, and stops before a gap', () => {
  const catalog = new Catalog(3, buildSegment([]), [], '');
  expect([follow(catalog, [2, 3, 4, 5].map(entry)), catalog.number]).toEqual([true, 5]);
  expect([follow(catalog, [6, 8, 9].map(entry)), catalog.number]).toEqual([false, 6]);
});

it('a reader that falls back to an earlier snapshot never shows less than it had', async () => {
  silenceLog();
  const { storage, ...inside } = simulateStorage(diceOf(6), { lag: 0, damage: 0, failure: 0 });
  const table = recordsOf(() => entry(1).changes);
  const at = (minute: number) => new Date(START + minute * 60_000);
  await storage.append(entry(1));
  await buildSnapshot(OPPORTUNITIES, storage, table, at(0));
  const reader = new CatalogReader(OPPORTUNITIES, storage);
  // More than a request reads of the log after the earlier snapshot, twice over.
  const last = 150;
  for (let number = 2; number <= last; number += 1) await storage.append(entry(number));
  for (let minute = 0; minute < 3; minute += 1) await reader.current(at(minute));
  expect((await reader.current(at(3)))?.number).toBe(last);
  await buildSnapshot(OPPORTUNITIES, storage, table, at(4));
  await storage.remove(inside.pointer()?.latest.key ?? '', at(4));
  expect((await reader.current(at(5)))?.number).toBe(last);
});
