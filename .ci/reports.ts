import { readFileSync } from 'node:fs';
import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a step of `npm test` counted. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, with its message: repeated at the very end, where people look in the log of a long run. */
  readonly failures: readonly string[];
  /** How long each test file took, in milliseconds. */
  readonly files: ReadonlyMap<string, number>;
}

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightSuite {
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; results: { duration: number; error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

/** The part of Playwright's JSON report that is read here. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const fromHere = (file: string) => (isAbsolute(file) ? relative(process.cwd(), file) : file);

/** A failed test and the first lines of its message, without the colours of a terminal. */
const failure = (name: string, message: string) =>
  [name, ...stripVTControlCharacters(message).split('\n').slice(0, 12)].join('\n    ');

/** The counts of a runner. One that failed without a report, or without a failed test, counts as a failure. */
export const counted = (ok: boolean, read: () => Count): Count => {
  try {
    const count = read();
    if (ok || count.failed > 0) return count;
    return { ...count, failed: 1, failures: ['The runner failed, though no test did.'] };
  } catch {
    const failures = ['The runner left no report.'];
    return { passed: 0, failed: 1, skipped: 0, failures, files: new Map() };
  }
};

/** Reads Vitest's JSON report. */
export const readVitest = (path: string): Count => {
  const report: VitestReport = JSON.parse(readFileSync(path, 'utf8'));
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failure(fromHere(name), message)];
    return failed.map((test) =>
      failure(`${fromHere(name)} › ${test.fullName}`, test.failureMessages.join('\n')),
    );
  });
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
    files: new Map(
      report.testResults.map(({ name, startTime, endTime }) => [fromHere(name), endTime - startTime]),
    ),
  };
};

/** All specs of a suite and of the suites in it. */
const specsIn = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsIn),
];

/** Reads Playwright's JSON report; its files are named from the folder `e2e`. */
export const readPlaywright = (path: string): Count => {
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(path, 'utf8'));
  const failures: string[] = [];
  const files = new Map<string, number>();
  for (const { file, line, title, tests } of specsIn({ suites }))
    for (const { status, results } of tests) {
      const took = results.reduce((sum, { duration }) => sum + duration, 0);
      files.set(`e2e/${file}`, (files.get(`e2e/${file}`) ?? 0) + took);
      if (status === 'unexpected' || status === 'flaky') {
        const message = results.find(({ error }) => error)?.error?.message ?? '';
        failures.push(failure(`e2e/${file}:${line} › ${title}`, message));
      }
    }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures,
    files,
  };
};
