import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Guard } from './list.ts';

/** A guard that was removed, and the tests that failed without it. */
export interface Notice {
  readonly guard: string;
  readonly by: readonly string[];
}

interface Report {
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** The files of the project as they are in the working tree. */
export const gitFiles = (): string[] => {
  const list = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      encoding: 'utf8',
    },
  );
  const deleted = new Set(execFileSync('git', ['ls-files', '--deleted'], { encoding: 'utf8' }).split('\n'));
  return list.split('\n').filter((file) => file !== '' && !deleted.has(file));
};

const failuresIn = ({ testResults }: Report, { tests }: Guard): string[] =>
  testResults
    .filter(({ name }) => tests.some((test) => name.endsWith(`/${test}`)))
    .flatMap(({ name, status, assertionResults }) => {
      const file = tests.find((test) => name.endsWith(`/${test}`));
      const failed = assertionResults.filter((one) => one.status === 'failed');
      if (failed.length === 0) return status === 'failed' ? [`${file}`] : [];
      return failed.map(({ fullName }) => `${file} › ${fullName}`);
    });

/**
 * Removes guards in a copy of the project, runs their tests there, and puts the guards back.
 * @param ended ends the tests, or keeps them from starting; then the signal's reason is thrown
 * @param env more environment variables for the tests
 */
export const tryBatch = async (
  copy: string,
  batch: readonly Guard[],
  ended: AbortSignal,
  env: Record<string, string> = {},
): Promise<Notice[]> => {
  ended.throwIfAborted();
  const originals = batch.map(({ file }) => readFileSync(join(copy, file), 'utf8'));
  const report = join(copy, 'guards-report.json');
  rmSync(report, { force: true });
  for (const [index, { file, find, replace }] of batch.entries())
    writeFileSync(
      join(copy, file),
      (originals[index] ?? '').replace(find, () => replace),
    );
  try {
    const tests = batch.flatMap((guard) => guard.tests);
    const args = ['run', '--reporter=json', `--outputFile=${report}`, ...tests];
    const vitest = spawn('vitest', args, { cwd: copy, stdio: 'ignore', env: { ...process.env, ...env } });
    const end = () => vitest.kill();
    ended.addEventListener('abort', end);
    await once(vitest, 'exit');
    ended.removeEventListener('abort', end);
    ended.throwIfAborted();
    const read: Report = JSON.parse(readFileSync(report, 'utf8'));
    return batch.map((guard) => ({ guard: guard.guard, by: failuresIn(read, guard) }));
  } finally {
    for (const [index, { file }] of batch.entries()) writeFileSync(join(copy, file), originals[index] ?? '');
  }
};
