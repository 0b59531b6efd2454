import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildSnapshot } from '#functions/core/catalog/builder.ts';
import { LogWriter } from '#functions/core/catalog/log.ts';
import { CatalogReader } from '#functions/core/catalog/reader.ts';
import { allAnswers, anyListed } from '#functions/testing/naive-search.ts';
import { rounds } from '#functions/testing/rounds.ts';
import {
  changeTo,
  diceOf,
  idsIn,
  runSearch,
  START,
  silenceLog,
  TODAY,
} from '#functions/testing/simulated-search.ts';
import { recordsOf, simulateStorage } from '#functions/testing/simulated-storage.ts';
import { OPPORTUNITIES } from './snapshot.ts';

it('a writer that was idle goes on after the others, whatever was removed meanwhile', async () => {
  const { storage } = simulateStorage(diceOf(1), { lag: 0, damage: 0, failure: 0 });
  const nothing = async () => undefined;
  const [idle, busy] = [new LogWriter(storage, nothing), new LogWriter(storage, nothing)];
  const all = fc
    .sample(anyListed, { numRuns: 12, seed: 3 })
    .map((one) => ({ ...one, status: 'open' as const }));
  const table = recordsOf(() => all.map((one) => changeTo(one, 1)));
  let at = START;
  for (const [index, one] of all.entries()) {
    at += 600_000;
    const writer = index === 0 || index === all.length - 1 ? idle : busy;
    await writer.append(changeTo(one, 2), new Date(at));
    if (index < all.length - 1) await buildSnapshot(OPPORTUNITIES, storage, table, new Date(at));
  }
  const catalog = await new CatalogReader(OPPORTUNITIES, storage).current(new Date(at));
  expect(catalog?.number).toBe(all.length);
});

describe('the log and the snapshots', () => {
  it('lead every reader to the same answers, whatever is late, repeated, raced, failed or damaged', async () => {
    silenceLog();
    // The same ones in `npm test`, others in each soak; what fails names its seed.
    const first = rounds(1, Date.now() % 1_000_000);
    for (let seed = first; seed < first + rounds(3, 40); seed++) {
      const { storage, reader, table, now, inside, expected } = await runSearch(seed).catch(
        (cause: unknown) => {
          throw new Error(`The run with seed ${seed} failed.`, { cause });
        },
      );
      const later = new Date(now().getTime() + 600_000);
      await buildSnapshot(OPPORTUNITIES, storage, table, later, true);
      const warm = await reader.current(later);
      const cold = await new CatalogReader(OPPORTUNITIES, storage).current(later);
      expect([seed, warm && idsIn(warm)]).toEqual([seed, expected]);
      expect([seed, cold && idsIn(cold)]).toEqual([seed, expected]);
      // What is no longer used is gone, besides what a builder left that failed in between.
      const pointer = inside.pointer();
      const kept = pointer ? [pointer.latest, ...pointer.earlier] : [];
      expect(kept.length).toBeLessThanOrEqual(3);
      expect(Math.min(...inside.entries())).toBeGreaterThanOrEqual(
        Math.min(...kept.map(({ number }) => number)),
      );
    }
  });

  it('keep one of several snapshots that are taken at the same time, and delete the others', async () => {
    const { storage, ...inside } = simulateStorage(diceOf(5), { lag: 0, damage: 0, failure: 0 });
    const all = fc.sample(anyListed, { numRuns: 30, seed: 5 });
    const table = recordsOf(() => all.map((one) => changeTo(one, 1)));
    const writer = new LogWriter(storage, async () => undefined, nextTurn);
    let latest = 0;
    for (const one of all) {
      const early = buildSnapshot(OPPORTUNITIES, storage, table, new Date(START), true);
      await writer.append(changeTo(one, 1), new Date(START));
      await Promise.all([
        early,
        ...[1, 2].map(() => buildSnapshot(OPPORTUNITIES, storage, table, new Date(START))),
      ]);
      const pointer = inside.pointer();
      expect(pointer?.latest.number).toBeGreaterThanOrEqual(latest);
      latest = pointer?.latest.number ?? 0;
      const kept = pointer ? [pointer.latest, ...pointer.earlier] : [];
      expect(inside.objects().sort()).toEqual(kept.map(({ key }) => key).sort());
    }
  });

  it('are repaired when a reader finds the latest snapshot missing', async () => {
    silenceLog();
    const { storage } = simulateStorage(diceOf(2), { lag: 0, damage: 0, failure: 0 });
    const all = fc.sample(anyListed, { numRuns: 9, seed: 2 });
    const expected = allAnswers(all, {}, TODAY).map(({ id }) => id);
    const table = recordsOf(() => all.map((one) => changeTo(one, 1)));
    const repaired: Promise<void>[] = [];
    const reader = new CatalogReader(OPPORTUNITIES, storage, async (at) => {
      repaired.push(buildSnapshot(OPPORTUNITIES, storage, table, at));
    });
    const at = (minute: number) => new Date(START + minute * 60_000);
    // Before there is the first one, and again after it was lost.
    expect(await reader.current(at(0))).toBeUndefined();
    await Promise.all(repaired);
    const found = await reader.current(at(1));
    expect(found && idsIn(found)).toEqual(expected);
    await storage.remove((await storage.pointer())?.latest.key ?? '', at(2));
    const cold = new CatalogReader(OPPORTUNITIES, storage, async (now) => {
      repaired.push(buildSnapshot(OPPORTUNITIES, storage, table, now));
    });
    expect(await cold.current(at(2))).toBeUndefined();
    await Promise.all(repaired);
    expect(repaired).toHaveLength(2);
    const anew = await cold.current(at(3));
    expect(anew && idsIn(anew)).toEqual(expected);
  });

  it('are made of the records when the matching reads the terms otherwise, once for each version', async () => {
    const { storage, ...inside } = simulateStorage(diceOf(4), { lag: 0, damage: 0, failure: 0 });
    const all = fc.sample(anyListed, { numRuns: 9, seed: 4 });
    const tables = ['', '2'].map((version) => recordsOf(() => all.map((one) => changeTo(one, 1)), version));
    for (const table of tables) {
      for (const _ of [1, 2]) await buildSnapshot(OPPORTUNITIES, storage, table, new Date(START));
      const read = await new CatalogReader(OPPORTUNITIES, storage).current(new Date(START));
      expect(read?.termsVersion).toBe(table.termsVersion);
      expect(read && idsIn(read)).toEqual(allAnswers(all, {}, TODAY).map(({ id }) => id));
    }
    expect(inside.objects()).toHaveLength(2);
  });

  it('go on with an earlier snapshot, and then with the records', async () => {
    silenceLog();
    const { storage, table, expected, now } = await runSearch(7);
    // The snapshots of the run may be damaged.
    for (const _ of [1, 2, 3]) await buildSnapshot(OPPORTUNITIES, storage, table, now(), true);
    const pointer = await storage.pointer();
    expect(pointer?.earlier.length).toBeGreaterThan(0);
    await storage.remove(pointer?.latest.key ?? '', now());
    const cold = await new CatalogReader(OPPORTUNITIES, storage).current(now());
    expect(cold && idsIn(cold)).toEqual(expected);
    for (const { key } of pointer?.earlier ?? []) await storage.remove(key, now());
    expect(await new CatalogReader(OPPORTUNITIES, storage).current(now())).toBeUndefined();
    await buildSnapshot(OPPORTUNITIES, storage, table, now());
    const anew = await new CatalogReader(OPPORTUNITIES, storage).current(now());
    expect(anew && idsIn(anew)).toEqual(expected);
  });
});
