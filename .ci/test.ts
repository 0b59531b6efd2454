import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a step of `npm test` counted. */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** What failed, and with which words: said again at the very end, where the log of a long run is looked at. */
  failures: string[];
}

/** What of vitest's JSON report is read here. */
interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** What of Playwright's JSON report is read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
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
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, failures: ok ? [] : [name] };
};

/** A failed test and the first lines of why, without the colours of a terminal. */
const failure = (name: string, why: string) =>
  [name, ...stripVTControlCharacters(why).split('\n').slice(0, 12)].join('\n    ');

/** The counts in a runner's JSON report. A runner that failed without one, or without a failed test, counts as a failure. */
const counted = (ok: boolean, read: () => Count): Count => {
  try {
    const count = read();
    if (ok || count.failed > 0) return count;
    return { ...count, failed: 1, failures: ['The runner failed, though no test did.'] };
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: ['The runner left no report.'] };
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
    const report: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
    const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      if (failed.length === 0 && status === 'failed') return [failure(name, message)];
      return failed.map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join('\n')));
    });
    return {
      passed: report.numPassedTests,
      failed: failures.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures,
    };
  });
};

/** The failed tests of a suite and of the suites in it. */
const failedIn = ({ specs = [], suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        failure(`${file}:${line} › ${title}`, results.find(({ error }) => error)?.error?.message ?? ''),
      ),
  ),
  ...suites.flatMap(failedIn),
];

const playwright = async (): Promise<Count> => {
  title('browser tests');
  const file = join(reports, 'playwright.json');
  const ok = await run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return counted(ok, () => {
    const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
      failures: failedIn({ suites }),
    };
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

const total: Count = { passed: 0, failed: 0, skipped: 0, failures: [] };
for (const step of steps) {
  const count = await step();
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  total.failures.push(...count.failures);
}
rmSync(reports, { recursive: true, force: true });
if (total.failures.length > 0) title(`failed\n\n${total.failures.join('\n\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
