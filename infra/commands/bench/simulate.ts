import { HotReads } from '#functions/core/hot-reads.ts';
import { FRESH_MS } from '#functions/features/opportunities/count.ts';
import { opportunities } from '#shared/features/opportunities/routes.ts';
import { EdgeCache } from '../../local/edge/cache.ts';
import type { HttpResponse } from '../../local/http.ts';
import type { PartitionRead } from './recorded-table.ts';
import { type Asked, randomNumbers } from './traffic.ts';

/** What of the ways to spare the table is at work. */
export interface Ways {
  /** How long the edge stores visitors' answers, in seconds. */
  readonly edgeSeconds: number;
  /** Instances of functions read what is hot once a second. */
  readonly memory: boolean;
}

export interface Simulation extends Ways {
  /** Draws the next request. */
  readonly next: () => Asked;
  /** What a request reads when it reaches a function that remembers nothing. */
  readonly readsOf: (path: string) => readonly PartitionRead[];
  readonly requestsPerSecond: number;
  readonly seconds: number;
}

/** Caches of CloudFront that ask the API on their own: more than its regional ones are. */
const EDGES = 30;
/** Ten thousand requests a second of 20 ms each, by Little's law. */
const INSTANCES = 200;
const COUNT = opportunities.count.path;
/** Begins late enough that `HotReads` counts from a whole second. */
const START = 1_000_000;

const ANSWER: HttpResponse = { status: 200, headers: new Headers(), body: Buffer.alloc(1_000) };

/** What the reads of all partitions together, and the requests that reach a function, are called. */
export const TOGETHER = 'all partitions together';
export const REACHED = 'requests that reach a function';

/** Read units a second by partition: the most in any whole second but the first, in which all caches are empty. */
const peaks = (spent: readonly ReadonlyMap<string, number>[]): Map<string, number> => {
  const most = new Map<string, number>();
  const note = (name: string, units: number) => most.set(name, Math.max(most.get(name) ?? 0, units));
  for (const second of spent.slice(1)) {
    for (const [partition, units] of second) note(partition, units);
    note(
      TOGETHER,
      [...second].reduce((sum, [name, units]) => (name === REACHED ? sum : sum + units), 0),
    );
  }
  return most;
};

/**
 * Plays requests against as many edge caches and instances as there would be: with the local edge's cache and the
 * functions' own memory, on a clock of its own. Returns the most read units a second of every partition,
 * and of all `TOGETHER`, and of how many requests `REACHED` a function.
 */
export const simulate = async (simulation: Simulation): Promise<Map<string, number>> => {
  const { next, readsOf, requestsPerSecond, seconds, edgeSeconds, memory } = simulation;
  const random = randomNumbers(7);
  const pick = (count: number) => Math.floor(random() * count);
  let now = START;
  const edges = Array.from({ length: EDGES }, () => new EdgeCache(() => now));
  const instances = Array.from({ length: INSTANCES }, () => ({
    hot: new HotReads<void>(),
    // As count.ts does, each instance from another moment on.
    countedAt: START - random() * FRESH_MS,
  }));
  const spent = Array.from({ length: seconds }, () => new Map<string, number>());
  const spend = (name: string, units: number): void => {
    const second = spent[Math.floor((now - START) / 1_000)];
    second?.set(name, (second.get(name) ?? 0) + units);
  };
  const read = (path: string): void => {
    for (const { partition, units } of readsOf(path)) spend(partition, units);
  };
  const invoke = async (path: string): Promise<void> => {
    spend(REACHED, 1);
    const instance = instances[pick(INSTANCES)];
    if (!memory || !instance) read(path);
    else if (path !== COUNT) await instance.hot.read(path, new Date(now), async () => read(path));
    else if (now - instance.countedAt >= FRESH_MS) {
      instance.countedAt = now;
      read(path);
    }
  };
  for (let request = 0; request < requestsPerSecond * seconds; request += 1) {
    now = START + (request * 1_000) / requestsPerSecond;
    const { path, hasSession } = next();
    const edge = hasSession || edgeSeconds === 0 ? undefined : edges[pick(EDGES)];
    if (edge?.get(path)) continue;
    await invoke(path);
    edge?.put(path, ANSWER, edgeSeconds);
  }
  return peaks(spent);
};
