import { cpus, release, totalmem, type } from 'node:os';
import type { BundleFigures } from './bundles.ts';
import { bundlesReport } from './bundles-report.ts';
import type { SizeFigures } from './consumption.ts';
import { mentorsReport } from './mentors-report.ts';
import type { PageFigures } from './public-pages.ts';
import { publicPagesReport } from './public-pages-report.ts';
import { requestsReport } from './requests-report.ts';
import { reviewsReport } from './reviews-report.ts';
import type { AppFigures } from './screens.ts';
import { screensReport } from './screens-report.ts';
import type { StreamFigures } from './stream.ts';
import { streamReport } from './stream-report.ts';
import { usersReport } from './users-report.ts';
import type { RouteFigures } from './warm/measured.ts';
import { warmReport } from './warm-report.ts';

export interface Results {
  /** What requests consumed at each number of opportunities. */
  readonly sizes: readonly SizeFigures[];
  /** What pages of the directory consumed at each number of users. */
  readonly users: readonly SizeFigures[];
  /** What pages of the directory of mentors consumed at each number of them. */
  readonly mentors: readonly SizeFigures[];
  /** What pages of the queue of reviews consumed at each number of projects that wait. */
  readonly reviews: readonly SizeFigures[];
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
  /** The part about users who answer one event at once. */
  readonly burst: string;
  /** The part about the first lesson. */
  readonly lesson: string;
  readonly pages: readonly PageFigures[];
}

const machine = (): string => {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} cores (${processors[0]?.model.trim() ?? 'unknown'}), ${memory} GiB of memory, ${type()} ${release().split('-')[0]}, Node ${process.version}`;
};

/** The results as the page that is committed. */
export const report = (results: Results, day: string): string => `# Benchmarks

Written by \`npm run bench\` on ${day}, on a machine with ${machine()}. How it measures, and why not in seconds:
[decision 0071](decisions/0071-bench-by-consumption.md).

${requestsReport(results.sizes, day)}

${usersReport(results.users, day)}

${mentorsReport(results.mentors, day)}

${reviewsReport(results.reviews, day)}

${results.postings}

${results.hotKeys}

${bundlesReport(results.bundles, day)}

${warmReport(results.warm, day)}

${streamReport(results.stream, day)}

${results.inbox}

${results.burst}

${results.lesson}

${screensReport(results.app, day)}

${publicPagesReport(results.pages)}`;
