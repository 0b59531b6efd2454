import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctions } from '../build.ts';
import { OperatorError, runCommand } from '../operator-error.ts';
import { options } from './arguments.ts';
import { measureBundles } from './bench/bundles.ts';
import type { Figures } from './bench/figures.ts';
import { report } from './bench/report.ts';
import { buildWithManifest, measureScreens } from './bench/screens.ts';

const USAGE = `Usage: npm run bench [-- --large NUMBER]
       Measures what requests consume at 1,000 and at 100,000 opportunities, or as many as told, and what bundles
       and screens weigh; prints tables, and writes them to docs/benchmarks.md when the sizes are these.`;

const SMALL = 1_000;
const LARGE = 100_000;
const SIZE = join(import.meta.dirname, 'bench', 'size.ts');
const PAGE = join(import.meta.dirname, '..', '..', 'docs', 'benchmarks.md');

/** Fills a stack of its own to the size, and measures. */
const measureAt = async (buildDir: string, opportunities: number): Promise<Figures[]> => {
  console.log(`Filling a table with ${opportunities} opportunities …`);
  const child = fork(SIZE, [buildDir, String(opportunities)]);
  let figures: Figures[] | undefined;
  child.on('message', (message) => {
    figures = message as Figures[];
  });
  const [code] = await once(child, 'exit');
  if (code !== 0 || !figures) throw new OperatorError(`Measuring at ${opportunities} failed (${code}).`);
  return figures;
};

await runCommand(async () => {
  const { large } = options({ large: { type: 'string' } }, USAGE);
  const most = Number(large ?? LARGE);
  if (!Number.isSafeInteger(most) || most <= SMALL)
    throw new OperatorError(`${large} is not a whole number above ${SMALL}.\n${USAGE}`);
  const buildDir = mkdtempSync(join(tmpdir(), 'fledge-bench-'));
  try {
    console.log('Building …');
    await buildFunctions(buildDir);
    const siteDir = join(buildDir, 'site');
    const screens = measureScreens(siteDir, await buildWithManifest(siteDir));
    rmSync(join(siteDir, '.vite'), { recursive: true });
    console.log('Loading bundles …');
    const bundles = await measureBundles(buildDir);
    const sizes = [];
    for (const opportunities of [SMALL, most])
      sizes.push({ opportunities, figures: await measureAt(buildDir, opportunities) });
    const page = report({ sizes, bundles, screens }, new Date().toISOString().slice(0, 10));
    console.log(page);
    if (most === LARGE) writeFileSync(PAGE, page);
  } finally {
    rmSync(buildDir, { recursive: true, force: true });
  }
});
