import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a step of `npm test` counted. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const reports = mkdtempSync(join(tmpdir(), 'fledge-test-'));

/** Runs a command with its output going to the terminal; resolves with whether it succeeded. */
const run = (command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

const title = (text: string) => process.stdout.write(`\n=== ${text}\n`);

/** A check that either holds or does not. */
const check = async (name: string, command: string, args: string[]): Promise<Count> => {
  title(name);
  const ok = await run(command, args);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
};

/** The counts in a runner's JSON report. A runner that failed without one, or without a failed test, counts as a failure. */
const counted = (ok: boolean, read: () => Count): Count => {
  try {
    const count = read();
    return ok || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

const vitest = async (): Promise<Count> => {
  title('unit, integration and infrastructure tests');
  const file = join(reports, 'vitest.json');
  const ok = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return counted(ok, () => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
      skipped: report.numPendingTests + report.numTodoTests,
    };
  });
};

const playwright = async (): Promise<Count> => {
  title('browser tests');
  const file = join(reports, 'playwright.json');
  const ok = await run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return counted(ok, () => {
    const { stats } = JSON.parse(readFileSync(file, 'utf8'));
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
  });
};

const steps: (() => Promise<Count>)[] = [
  () => check('generated files', 'node', ['infra/contract/generate.ts', '--check']),
  () => check('types', 'tsc', []),
  () => check('lint', 'biome', ['check', '--error-on-warnings', '.']),
  () => check('dead code', 'knip', []),
  vitest,
  playwright,
];

const total: Count = { passed: 0, failed: 0, skipped: 0 };
for (const step of steps) {
  const count = await step();
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
}
rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
