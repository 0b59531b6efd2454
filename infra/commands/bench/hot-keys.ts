import { connectLocal } from '#functions/commands/endpoints.ts';
import { questionOf } from '#functions/parts/opportunities/catalog/question.ts';
import { STORAGE } from '#functions/parts/opportunities/catalog/storage.ts';
import { searchLists } from '#functions/parts/opportunities/lists/search.ts';
import { getCountedOpportunity } from '#functions/parts/opportunities/repository.ts';
import { seed } from '#functions/seed/seed.ts';
import { DEMO_PASSWORD } from '#shared/core/demo.ts';
import { earliestDay } from '#shared/core/opportunity-days.ts';
import { type OpportunitySummary, opportunities } from '#shared/features/opportunities/routes.ts';
import { onTemporaryCloud } from '../temporary-cloud.ts';
import { type HotKey, NAMED_KEYS } from './hot-keys-report.ts';
import { type PartitionRead, recordTable } from './recorded-table.ts';
import { REACHED, simulate, TOGETHER } from './simulate.ts';
import { type Asked, traffic } from './traffic.ts';

/*
 * Records which partitions the repositories read for the requests of a busy day, and plays that day, as a child process.
 * Called with the build's folder; sends the figures to its parent.
 */
const [buildDir = ''] = process.argv.slice(2);

const OPPORTUNITIES = 1_000;
const RATE = 10_000;
const SECONDS = 8;
const EDGE_SECONDS = opportunities.list.edge.seconds;

/** Reads what the route of a path reads, through the same functions. */
const read = async (path: string): Promise<unknown> => {
  const { pathname } = new URL(path, 'http://bench');
  // A warm instance reads what was appended to the log since: most of the time nothing.
  const fromCatalog: readonly string[] = [
    opportunities.list.path,
    opportunities.count.path,
    opportunities.facets.path,
  ];
  if (fromCatalog.includes(pathname))
    return STORAGE.entriesAfter((await STORAGE.latestEntry())?.number ?? 0, 1);
  return getCountedOpportunity(pathname.slice(pathname.lastIndexOf('/') + 1));
};

/** All open opportunities, the newest first. */
const allOpen = async (day: string): Promise<OpportunitySummary[]> => {
  const found: OpportunitySummary[] = [];
  let position: Parameters<typeof searchLists>[2];
  do {
    const { items, next } = await searchLists(questionOf({}), 50, position, day);
    found.push(...items);
    position = next ?? undefined;
  } while (position);
  return found;
};

const sum = (reads: readonly PartitionRead[], partition: string): number =>
  reads.reduce((units, one) => (one.partition === partition ? units + one.units : units), 0);

/** The partition with the most reads among those that a key of the report names. */
const hottest = (units: ReadonlyMap<string, number>, names: RegExp): string =>
  [...units].filter(([partition]) => names.test(partition)).sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';

await onTemporaryCloud(buildDir, async ({ runtime }) => {
  const tell = (line: string): void => console.log(`  ${line}`);
  const now = new Date();
  const day = earliestDay(now);
  // Before the first call: an SDK client looks its endpoint up once.
  const recorded = await recordTable(runtime.endpoints.dynamodb);
  connectLocal({ ...runtime, endpoints: { ...runtime.endpoints, dynamodb: recorded.endpoint } });
  await seed({ now, opportunities: OPPORTUNITIES, demoPassword: DEMO_PASSWORD, tell });
  const items = await allOpen(day);
  const next = traffic({ items }, 1);
  const busyDay: Asked[] = Array.from({ length: RATE * SECONDS }, next);
  const paths = [...new Set(busyDay.map(({ path }) => path))];
  tell(`Recording what ${paths.length} different requests read …`);
  recorded.taken();
  const reads = new Map<string, readonly PartitionRead[]>();
  for (const path of paths) {
    await read(path);
    reads.set(path, recorded.taken());
  }
  await recorded.close();

  const readsOf = (path: string) => reads.get(path) ?? [];
  const play = (requests: readonly Asked[], edgeSeconds: number, memory: boolean) => {
    let drawn = 0;
    const again = (): Asked => {
      const request = requests[drawn++ % requests.length];
      if (!request) throw new Error('There is no request.');
      return request;
    };
    return simulate({ next: again, readsOf, requestsPerSecond: RATE, seconds: SECONDS, edgeSeconds, memory });
  };
  tell(`Playing ${RATE} requests a second …`);
  const each = await play(busyDay, 0, false);
  const edge = await play(busyDay, EDGE_SECONDS, false);
  const both = await play(busyDay, EDGE_SECONDS, true);

  const keys: HotKey[] = [];
  for (const [what, names] of NAMED_KEYS) {
    const partition = hottest(each, names);
    if (partition === '') throw new Error(`Nothing was read of ${what}.`);
    const path = paths.toSorted((a, b) => sum(readsOf(b), partition) - sum(readsOf(a), partition))[0] ?? '';
    const alone = await play([{ path, hasSession: true }], EDGE_SECONDS, true);
    const units = sum(readsOf(path), partition);
    const of = (all: ReadonlyMap<string, number>) => all.get(partition) ?? 0;
    keys.push({
      what,
      units,
      mix: { each: of(each), edge: of(edge), both: of(both) },
      alone: { each: units * RATE, both: of(alone) },
    });
  }
  const sums = [TOGETHER, REACHED].map((what): HotKey => {
    const [a = 0, b = 0, c = 0] = [each, edge, both].map((all) => all.get(what));
    return { what, mix: { each: a, edge: b, both: c } };
  });
  process.send?.([...keys, ...sums]);
});
