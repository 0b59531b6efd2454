import { cpus, release, totalmem, type } from 'node:os';
import { APP_LIMITS } from '#frontend/budget.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { type BundleFigures, bundleLimit, LOAD_LIMIT } from './bundles.ts';
import type { Figures } from './figures.ts';
import type { PageFigures } from './public-pages.ts';
import { publicPagesReport } from './public-pages-report.ts';
import type { AppFigures } from './screens.ts';
import { kept, type Row, table } from './table.ts';

export interface Results {
  /** The same kinds in the same order at each size. */
  readonly sizes: readonly { readonly opportunities: number; readonly figures: readonly Figures[] }[];
  readonly bundles: readonly BundleFigures[];
  readonly app: AppFigures;
  readonly pages: readonly PageFigures[];
}

const units = (value: number): string => String(Math.round(value * 10) / 10);

const machine = (): string => {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}), ${memory} GiB of memory, ${type()} ${release().split('-')[0]}, Node ${process.version}`;
};

const consumption = ({ sizes }: Results): string => {
  const [small, large] = sizes;
  if (!small || !large) throw new Error('Two sizes are needed.');
  const number = new Intl.NumberFormat('en');
  const rows = small.figures.map((at, i): Row => {
    const then = large.figures[i];
    if (then?.what !== at.what) throw new Error(`${at.what} was not measured at both sizes.`);
    const most = Math.max(at.reads.most, then.reads.most);
    return [
      at.what,
      at.requests + then.requests,
      `${units(at.reads.median)} / ${units(at.reads.most)}`,
      `${units(then.reads.median)} / ${units(then.reads.most)}`,
      at.session > 0 ? `+ ${units(at.session)}` : '',
      units(at.writes.most),
      units(then.writes.most),
      then.calls.most,
      then.items ? `${then.items.median} / ${then.items.least}` : '',
      at.limit === undefined ? '' : `≤ ${at.limit}: ${kept(most <= at.limit)}`,
    ];
  });
  const [less, more] = [small, large].map(({ opportunities }) => number.format(opportunities));
  return table(
    [
      'route',
      'requests',
      `reads, ${less}`,
      `reads, ${more}`,
      'session',
      `writes, ${less}`,
      `writes, ${more}`,
      'calls',
      `items, ${more}`,
      'to reach',
    ],
    rows,
  );
};

const bundles = (results: Results): string =>
  table(
    ['bundle', 'KiB', 'CPU ms of loading', 'ratio', 'to reach'],
    results.bundles.map(({ name, kib, cpuMs, ratio }): Row => {
      const limit = bundleLimit(name);
      const goal =
        name === 'reference'
          ? ''
          : `≤ ${limit} KiB, ≤ ${LOAD_LIMIT}: ${kept(kib <= limit && ratio <= LOAD_LIMIT)}`;
      return [name, Math.round(kib), cpuMs.toFixed(0), ratio.toFixed(2), goal];
    }),
  );

const within = (kb: number, limit: number): string => `≤ ${limit} KB: ${kept(kb <= limit)}`;

const screens = ({ app }: Results): string =>
  table(
    ['screen', 'files', 'KB, first visit', 'to reach', 'KB of its own', 'to reach', 'and shared'],
    app.screens.map(({ path, files, firstVisit, own, shared }): Row => {
      const first = path === PATHS.dashboard ? within(firstVisit, APP_LIMITS.dashboard) : '';
      const [all, alone] = [firstVisit, own].map((kb) => kb.toFixed(1));
      return [path, files, all ?? '', first, alone ?? '', within(own, APP_LIMITS.screen), shared.join(', ')];
    }),
  );

const sharedChunks = ({ app }: Results): string =>
  table(
    ['shared chunk', 'KB', 'to reach'],
    app.shared.map(({ name, kb, limit }): Row => [name, kb.toFixed(1), within(kb, limit)]),
  );

/** The results as the page that is committed. */
export const report = (results: Results, day: string): string => `# Benchmarks

Written by \`npm run bench\` on ${day}, on a machine with ${machine()}. How it measures, and why not in seconds:
[decision 0071](decisions/0071-bench-by-consumption.md).

## What requests consume

Capacity units that DynamoDB would bill for a request, as the table reports them (median / most of all requests of
the kind), with as many opportunities in the table as the column says. "session" is what finding out who asks comes
to, on top. Lists are pages of 20, the first two of each; "items" is how many came on a page after which more follow
(median / fewest): a search that meets its limit of units stops there and goes on with the next page.

${consumption(results)}

## What functions weigh

Minified ES modules, not compressed. CPU time is the minimum of loading each in fresh processes; the ratio compares
it with the least that such a function could be: lib-dynamodb, zod and middy, built the same way.

${bundles(results)}

## What a first visit loads

Gzip kilobytes of JavaScript. Every screen of the app begins with ${results.app.initial.toFixed(1)} KB; on a first visit it waits for
these, its layout's chunk where that is fetched, and its own with all that it imports statically. What is "its own" is
added to the ${results.app.initial.toFixed(1)} KB by the screen alone, apart from the chunks that several screens share. The public pages can be
read before any of it arrives (below).

${screens(results)}

${sharedChunks(results)}

${publicPagesReport(results.pages)}`;
