import { expect, it } from 'vitest';
import { LogWriter } from '#functions/core/catalog/log.ts';
import { countingUsage, usageSoFar } from '#functions/core/usage.ts';
import { storedOpportunity } from '#functions/scenarios/opportunity.ts';
import { opportunityFor } from '#functions/seed/opportunities.ts';
import { withOwnTable } from '#functions/testing/own-table.ts';
import { listEntriesOf } from '../lists/entries.ts';
import { listingOf } from './compose.ts';
import { STORAGE } from './storage.ts';

withOwnTable();

const NOW = new Date('2026-06-01T08:00:00Z');
/** What work consumes of the table. */
const cost = (work: () => Promise<unknown>) =>
  countingUsage(async () => {
    await work();
    return usageSoFar();
  });

it('reads half a unit warm and at most 5 cold, and publishing writes at most 10 units', async () => {
  const requested: number[] = [];
  const writer = new LogWriter(STORAGE, async () => {
    requested.push((await STORAGE.latestEntry())?.number ?? 0);
  });
  const open = Array.from({ length: 200 }, (_, index) => opportunityFor(index, NOW)).filter(
    ({ status }) => status === 'open',
  );
  for (const one of open) {
    const listing = listingOf(storedOpportunity(one));
    const { writes } = await cost(() => writer.append({ id: one.id, version: 1, listing }, NOW));
    expect(writes + listEntriesOf(one).length).toBeLessThanOrEqual(10);
  }
  const [, second = 0, third = 0] = requested;
  expect(third).toBeGreaterThan(second);
  const latest = (await STORAGE.latestEntry())?.number ?? 0;
  expect(await cost(() => STORAGE.entriesAfter(latest, 56))).toMatchObject({ reads: 0.5, calls: 1 });
  expect((await cost(() => STORAGE.entriesAfter(latest - 1, 56))).reads).toBe(0.5);
  // A snapshot that was requested, and all that was appended before the next one is.
  const cold = await cost(async () => {
    await STORAGE.pointer();
    await STORAGE.entriesAfter(second, 56);
  });
  expect(cold.reads).toBeLessThanOrEqual(5);
  expect(third - second).toBeLessThanOrEqual(90);
});
