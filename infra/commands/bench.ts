import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildChunks } from '#frontend/budget.ts';
import { buildFunctions, buildSite } from '../build.ts';
import { OperatorError, runCommand } from '../operator-error.ts';
import { options } from './arguments.ts';
import { MEASURED } from './bench/bare-pages.ts';
import { measureBundles } from './bench/bundles.ts';
import type { Figures } from './bench/figures.ts';
import type { PageFigures } from './bench/public-pages.ts';
import { publicPagesReport } from './bench/public-pages-report.ts';
import { report } from './bench/report.ts';
import { measureScreens } from './bench/screens.ts';

const USAGE = `Usage: npm run bench [-- --large NUMBER | --only pages [--page PATH]…]
       Measures what requests consume at 1,000 and at 100,000 opportunities, or as many as given, what bundles and
       screens weigh, and how fast the public pages are; prints tables, and writes them to docs/benchmarks.md when
       the sizes are these.
       --only pages  measures only the public pages, or those given by --page; with all of them it writes that part`;

const SMALL = 1_000;
const LARGE = 100_000;
const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'benchmarks.md');

/** Lets a process of its own measure, on a stack of its own. */
const measuredBy = async <T>(file: string, args: readonly string[]): Promise<T[]> => {
  const child = fork(join(import.meta.dirname, 'bench', file), args);
  let figures: T[] | undefined;
  child.on('message', (message) => {
    figures = message as T[];
  });
  const [code] = await once(child, 'exit');
  if (code !== 0 || !figures)
    throw new OperatorError(`Measuring failed (${file} ${args.join(' ')}: ${code}).`);
  return figures;
};

const measureAt = (buildDir: string, opportunities: number): Promise<Figures[]> => {
  console.log(`Filling a table with ${opportunities} opportunities …`);
  return measuredBy('size.ts', [buildDir, String(opportunities)]);
};

const measurePages = (buildDir: string, paths: readonly string[]): Promise<PageFigures[]> => {
  console.log('Visiting the public pages …');
  return measuredBy('public-pages.ts', [buildDir, ...paths]);
};

/** Only the public pages: their part of the page that is committed, when all of them were measured. */
const benchPages = async (buildDir: string, paths: readonly string[]): Promise<void> => {
  await buildFunctions(buildDir);
  await buildSite(buildDir);
  const part = publicPagesReport(await measurePages(buildDir, paths));
  console.log(part);
  if (paths.length > 0) return;
  const [heading = ''] = part.split('\n');
  const before = readFileSync(PAGE, 'utf8').split(heading)[0] ?? '';
  writeFileSync(PAGE, `${before.trimEnd()}\n\n${part}`);
};

await runCommand(async () => {
  const {
    large,
    only,
    page: paths = [],
  } = options(
    { large: { type: 'string' }, only: { type: 'string' }, page: { type: 'string', multiple: true } },
    USAGE,
  );
  if (only !== undefined && only !== 'pages') throw new OperatorError(`--only ${only}?\n${USAGE}`);
  if (paths.length > 0 && !only) throw new OperatorError(`--page goes with --only pages.\n${USAGE}`);
  const unknown = paths.find((path) => !MEASURED.some((page) => page.path === path));
  if (unknown !== undefined)
    throw new OperatorError(`${unknown} is none of ${MEASURED.map(({ path }) => path).join(' ')}.\n${USAGE}`);
  const most = Number(large ?? LARGE);
  if (!Number.isSafeInteger(most) || most <= SMALL)
    throw new OperatorError(`${large} is not a whole number above ${SMALL}.\n${USAGE}`);
  const buildDir = mkdtempSync(join(tmpdir(), 'fledge-bench-'));
  try {
    console.log('Building …');
    if (only) return await benchPages(buildDir, paths);
    await buildFunctions(buildDir);
    const app = measureScreens(await buildChunks(join(buildDir, 'site')));
    console.log('Loading bundles …');
    const bundles = await measureBundles(buildDir);
    const sizes = [];
    for (const opportunities of [SMALL, most])
      sizes.push({ opportunities, figures: await measureAt(buildDir, opportunities) });
    const pages = await measurePages(buildDir, []);
    const page = report({ sizes, bundles, app, pages }, new Date().toISOString().slice(0, 10));
    console.log(page);
    if (most === LARGE) writeFileSync(PAGE, page);
  } finally {
    rmSync(buildDir, { recursive: true, force: true });
  }
});
