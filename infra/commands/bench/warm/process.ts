import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AwsCall } from './recorder.ts';
import { profiled, type Shares } from './shares.ts';

/*
 * The process in which handlers are measured: it runs nothing else, so that its CPU time is theirs. It is called with the
 * folder of the bundles, and takes one order after the other from its parent.
 */

export interface Answer {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
}

/** What to do: run a function once, or measure it beside its bare counterpart. `bare` is undefined for a consumer. */
export type Order =
  | { readonly do: 'run'; readonly name: string; readonly event: object }
  | {
      readonly do: 'measure';
      readonly name: string;
      readonly event: object;
      readonly bare: { readonly calls: readonly AwsCall[]; readonly answer: Answer } | undefined;
    };

export interface Measured {
  /** Least CPU time of one run, in ms. */
  readonly own: number;
  readonly bare: number;
  /** Least time of one run by the clock, in ms. */
  readonly ownElapsed: number;
  readonly shares: Shares;
}

export type Outcome =
  | { readonly answer: Answer }
  | { readonly measured: Measured }
  | { readonly error: string };

type Handle = (event: object, context: object) => Promise<Answer>;

const [folder = ''] = process.argv.slice(2);
const bundleOf = (name: string): string => join(folder, name, 'index.mjs');
const handlerOf = async (name: string): Promise<Handle> =>
  (await import(pathToFileURL(bundleOf(name)).href)).handler;

const CONTEXT = { functionName: 'bench', awsRequestId: '00000000-0000-4000-8000-000000000000' };

/** CPU time and time by the clock of `times` runs one after the other, in ms a run. */
const timed = async (times: number, run: () => Promise<unknown>) => {
  const [began, before] = [performance.now(), process.cpuUsage()];
  for (let i = 0; i < times; i++) await run();
  const { user, system } = process.cpuUsage(before);
  return { cpu: (user + system) / 1000 / times, elapsed: (performance.now() - began) / times };
};

/** CPU time for which a handler runs before it is measured, in ms: by the clock, a busy machine would leave the compiler half way. */
const WARM_UP_MS = 500;
/** A batch of the stream takes as long as a hundred requests. */
const LONGEST_WARM_UP_MS = 6_000;
/** CPU time of one measurement; the least of several counts. */
const BATCH_MS = 30;
/** As many at least, and until as many in a row have lowered neither handler's least by a hundredth. */
const BATCHES = 10;
const SETTLED = 4;
const MOST_BATCHES = 60;

/** Lets the compiler finish with a handler, and returns how many runs make one measurement. */
const warmUp = async (run: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  let [last, spent] = [0, 0];
  while (spent < WARM_UP_MS && performance.now() - began < LONGEST_WARM_UP_MS) {
    last = (await timed(2, run)).cpu;
    spent += 2 * last;
  }
  return Math.max(1, Math.round(BATCH_MS / last));
};

/** A copy of an event that happens some milliseconds later, if it is a read. What can be undone can be so only for a while. */
const delayed = (event: object, ms: number): object => {
  const context = 'requestContext' in event ? event.requestContext : undefined;
  if (typeof context !== 'object' || context === null || !('timeEpoch' in context)) return { ...event };
  const { http } = Object(context);
  if (http?.method !== 'GET') return { ...event };
  return { ...event, requestContext: { ...context, timeEpoch: Number(context.timeEpoch) + ms } };
};

const measure = async (order: Extract<Order, { do: 'measure' }>): Promise<Measured> => {
  const { name, event, bare } = order;
  const handle = await handlerOf(name);
  // A bare function for each of ours, which the compiler then knows as little or as well.
  const bareBundle = `${pathToFileURL(bundleOf('bare')).href}?beside=${name}`;
  const { bareHandler, bareConsumer } = await import(bareBundle);
  const bareHandle = bare ? bareHandler(bare.calls, bare.answer) : bareConsumer;
  // Four requests a second by their events: of more, a function answers some without a read (`HotReads`).
  let runs = 0;
  // A copy each time: handlers change their event.
  const runOwn = async () => {
    const { statusCode } = await handle(delayed(event, 250 * runs++), CONTEXT);
    if (bare && statusCode !== bare.answer.statusCode) throw new Error(`It answered ${statusCode}.`);
  };
  const runBare = () => bareHandle({ ...event });
  const [ownTimes, bareTimes] = [await warmUp(runOwn), await warmUp(runBare)];
  const least = {
    own: Number.POSITIVE_INFINITY,
    bare: Number.POSITIVE_INFINITY,
    ownElapsed: Number.POSITIVE_INFINITY,
  };
  // In turns, so that a busy moment of the machine meets both.
  for (let batch = 0, settled = 0; batch < BATCHES || (settled < SETTLED && batch < MOST_BATCHES); batch++) {
    const own = await timed(ownTimes, runOwn);
    const { cpu } = await timed(bareTimes, runBare);
    settled = own.cpu < least.own * 0.99 || cpu < least.bare * 0.99 ? 0 : settled + 1;
    least.own = Math.min(least.own, own.cpu);
    least.ownElapsed = Math.min(least.ownElapsed, own.elapsed);
    least.bare = Math.min(least.bare, cpu);
  }
  const shares = await profiled(bundleOf(name), () => timed(ownTimes * 3, runOwn));
  return { ...least, shares };
};

const obey = async (order: Order): Promise<Outcome> => {
  try {
    if (order.do === 'measure') return { measured: await measure(order) };
    return { answer: await (await handlerOf(order.name))({ ...order.event }, CONTEXT) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
};

process.on('message', (order: Order) => void obey(order).then((outcome) => process.send?.(outcome)));
