import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Count, counted, readPlaywright, readVitest } from './reports.ts';
import { run, runQuietly, title } from './run.ts';
import { slowest } from './slowest.ts';

const reports = mkdtempSync(join(tmpdir(), 'fledge-test-'));
const NOTHING_SLOW = new Map<string, number>();

const CHECKS = [
  { name: 'generated files', command: 'node', args: ['infra/contract/generate.ts', '--check'] },
  { name: 'types', command: 'tsc', args: [] },
  ...['shared', 'functions', 'frontend'].map((folder) => ({
    name: `types of ${folder}`,
    command: 'tsc',
    args: ['-p', folder],
  })),
  { name: 'lint', command: 'biome', args: ['check', '--error-on-warnings', '.'] },
  { name: 'dead code', command: 'knip', args: [] },
];

/** Checks that either hold or do not, side by side; each shows its output when it ends. */
const checks = (): Promise<Count[]> =>
  Promise.all(
    CHECKS.map(async ({ name, command, args }) => {
      const { ok, output } = await runQuietly(command, args);
      title(name);
      process.stdout.write(output);
      const failures = ok ? [] : [name];
      return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures, files: NOTHING_SLOW };
    }),
  );

const vitest = async (): Promise<Count[]> => {
  title('unit, integration and infrastructure tests');
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const ok = await run('vitest', ['run', ...reporters]);
  return [counted(ok, () => readVitest(file))];
};

const playwright = async (): Promise<Count[]> => {
  title('browser tests');
  const file = join(reports, 'playwright.json');
  const ok = await run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return [counted(ok, () => readPlaywright(file))];
};

const sum = (counts: readonly Count[], of: (count: Count) => number): number =>
  counts.reduce((total, count) => total + of(count), 0);

const counts: Count[] = [];
for (const step of [checks, vitest, playwright]) counts.push(...(await step()));
rmSync(reports, { recursive: true, force: true });

title('the slowest test files, and their share of the time of all');
process.stdout.write(`${slowest(new Map(counts.flatMap(({ files }) => [...files]))).join('\n')}\n`);
const failures = counts.flatMap((count) => count.failures);
if (failures.length > 0) title(`failed\n\n${failures.join('\n\n')}`);
const failed = sum(counts, (count) => count.failed);
const skipped = sum(counts, (count) => count.skipped);
const passed = sum(counts, (count) => count.passed);
process.stdout.write(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`);
process.exitCode = failed === 0 ? 0 : 1;
