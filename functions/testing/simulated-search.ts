import { setImmediate as nextTurn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, vi } from 'vitest';
import { buildSnapshot } from '#functions/core/catalog/builder.ts';
import { LogWriter } from '#functions/core/catalog/log.ts';
import { CatalogReader } from '#functions/core/catalog/reader.ts';
import type { Catalog } from '#functions/parts/opportunities/catalog/catalog.ts';
import { listingOf } from '#functions/parts/opportunities/catalog/compose.ts';
import { type Change, dayNumber } from '#functions/parts/opportunities/catalog/listing.ts';
import type { Place } from '#functions/parts/opportunities/catalog/page.ts';
import { questionOf } from '#functions/parts/opportunities/catalog/question.ts';
import { OPPORTUNITIES } from '#functions/parts/opportunities/catalog/snapshot.ts';
import { storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { opportunityQuery } from '#shared/features/opportunities/query.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { allAnswers, anyListed } from './naive-search.ts';
import { recordsOf, SimulatedFailure, simulateStorage, type Trouble } from './simulated-storage.ts';

/** The day on which the runs begin. */
export const TODAY = '2026-06-01';
export const START = Date.parse('2026-06-01T08:00:00Z');
const TROUBLE: Trouble = { lag: 0.3, damage: 0.15, failure: 0.03 };
/** Until it succeeds: the stream repeats what failed. */
const repeatedly = async (work: () => Promise<void>): Promise<void> => {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SimulatedFailure)) throw error;
    }
};

/** What is missing or damaged is logged. */
export const silenceLog = () => {
  for (const method of ['error', 'warn'] as const)
    vi.spyOn(console, method).mockImplementation(() => undefined);
};

/** Random numbers from 0 to 1, the same for the same seed. */
export const diceOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

/** The change of an opportunity to a version, as the stream reports it. */
export const changeTo = (one: Opportunity, version: number): Change => ({
  id: one.id,
  version,
  listing: listingOf(storedOpportunity(one)),
});

const pageOf = (catalog: Catalog, after: Place | undefined, limit = 7) =>
  catalog.find({
    question: questionOf(opportunityQuery.parse({})),
    order: { by: 'newest' },
    limit,
    after,
    day: dayNumber(TODAY),
    withCounts: false,
  });

/** The ids of all that a catalog finds, in its order. */
export const idsIn = (catalog: Catalog): string[] => {
  const ids: string[] = [];
  for (let after: Place | undefined; ; ) {
    const { items, next } = pageOf(catalog, after);
    ids.push(...items.map(({ id }) => id));
    if (!next) return ids;
    after = next;
  }
};

/** A table with its stream, several consumers of it, builders and readers, for some time. */
export const runSearch = async (seed: number) => {
  const dice = diceOf(seed);
  const { storage, calmDown, ...inside } = simulateStorage(dice, TROUBLE);
  const records = new Map<string, { opportunity: Opportunity; version: number }>();
  const table = recordsOf(() =>
    [...records.values()].map(({ opportunity, version }) => changeTo(opportunity, version)),
  );
  let minutes = 0;
  const now = () => new Date(START + minutes * 60_000);
  const work: Promise<void>[] = [];
  const build = () => repeatedly(() => buildSnapshot(OPPORTUNITIES, storage, table, now()));
  // The consumers have memories of their own; a request for a snapshot wakes a builder of its own.
  const writers = [1, 2, 3].map(() => new LogWriter(storage, async () => void work.push(build()), nextTurn));
  const follow = async (id: string): Promise<void> => {
    const writer = writers[Math.floor(dice() * writers.length)];
    await repeatedly(async () => {
      const record = records.get(id);
      for (let late = Math.floor(dice() * 30); late > 0; late--) await nextTurn();
      if (record) await writer?.append(changeTo(record.opportunity, record.version), now());
    });
  };
  const steady = fc.sample(anyListed, { numRuns: 12, seed });
  const others = fc.sample(anyListed, { numRuns: 40, seed: seed + 1 });
  const write = (opportunity: Opportunity) => {
    const version = (records.get(opportunity.id)?.version ?? 0) + 1;
    records.set(opportunity.id, { opportunity, version });
    work.push(follow(opportunity.id));
    if (dice() < 0.3) work.push(follow(opportunity.id));
  };
  for (const one of steady) write(one);
  await Promise.all(work.splice(0));
  await build();

  const reader = new CatalogReader(OPPORTUNITIES, storage);
  const wanted = allAnswers(steady, {}, TODAY).map(({ id }) => id);
  for (const [step, one] of others.entries()) {
    write({ ...one, status: dice() < 0.2 ? 'closed' : 'open' });
    const earlier = others[Math.floor(dice() * step)];
    if (earlier && dice() < 0.5) write({ ...earlier, status: dice() < 0.5 ? 'closed' : 'open' });
    if (dice() < 0.2) work.push(build());
    minutes += Math.floor(dice() * 3);
    const seen: string[] = [];
    let after: Place | undefined;
    await repeatedly(async () => {
      for (;;) {
        const catalog = await reader.current(now());
        if (!catalog) return;
        const page = pageOf(catalog, after, 3);
        seen.push(...page.items.map(({ id }) => id));
        if (!page.next) break;
        after = page.next;
      }
      expect(seen.filter((id) => wanted.includes(id))).toEqual(wanted);
      expect(new Set(seen).size).toBe(seen.length);
    });
  }
  while (work.length > 0) await Promise.all(work.splice(0));
  calmDown();
  const all = [...records.values()].map(({ opportunity }) => opportunity);
  return {
    storage,
    reader,
    table,
    now,
    inside,
    expected: allAnswers(all, {}, TODAY).map(({ id }) => id),
  };
};
