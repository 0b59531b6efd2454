import { cpus, release, totalmem, type } from 'node:os';
import { APP_LIMITS } from '#frontend/budget.ts';
import { PATHS } from '#frontend/core/paths.ts';
import type { BundleFigures } from './bundles.ts';
import { bundlesReport } from './bundles-report.ts';
import { consumptionTable, type SizeFigures } from './consumption.ts';
import { isOfPostings } from './postings-report.ts';
import type { PageFigures } from './public-pages.ts';
import { publicPagesReport } from './public-pages-report.ts';
import type { AppFigures } from './screens.ts';
import type { StreamFigures } from './stream.ts';
import { streamReport } from './stream-report.ts';
import { kept, type Row, table } from './table.ts';
import { usersReport } from './users-report.ts';
import type { RouteFigures } from './warm/measured.ts';
import { warmReport } from './warm-report.ts';

export interface Results {
  /** What requests consumed at each number of opportunities. */
  readonly sizes: readonly SizeFigures[];
  /** What pages of the directory consumed at each number of users. */
  readonly users: readonly SizeFigures[];
  /** The part about postings. */
  readonly postings: string;
  /** The part about hot keys. */
  readonly hotKeys: string;
  readonly bundles: readonly BundleFigures[];
  readonly app: AppFigures;
  readonly warm: readonly RouteFigures[];
  readonly stream: readonly StreamFigures[];
  /** The part about open inboxes. */
  readonly inbox: string;
  readonly pages: readonly PageFigures[];
}

const machine = (): string => {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}), ${memory} GiB of memory, ${type()} ${release().split('-')[0]}, Node ${process.version}`;
};

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

${consumptionTable(
  results.sizes.map(({ size, figures }) => ({ size, figures: figures.filter((one) => !isOfPostings(one)) })),
  'route',
)}

${usersReport(results.users, day)}

${results.postings}

${results.hotKeys}

${bundlesReport(results.bundles, day)}

${warmReport(results.warm, day)}

${streamReport(results.stream, day)}

${results.inbox}

## What a first visit loads

Gzip kilobytes of JavaScript. Every screen of the app begins with ${results.app.initial.toFixed(1)} KB; on a first visit it waits for
these, its layout's chunk where that is fetched, and its own with all that it imports statically. What is "its own" is
added to the ${results.app.initial.toFixed(1)} KB by the screen alone, apart from the chunks that several screens share. The public pages can be
read before any of it arrives (below).

${screens(results)}

${sharedChunks(results)}

${publicPagesReport(results.pages)}`;
