import { execFileSync } from 'node:child_process';
import { commandLine, WrongArguments } from '../functions/commands/command-line.ts';
import { browserTests, importedFiles, stackTests } from './affected.ts';
import { run, title } from './run.ts';

// Runs the tests that a change can affect: `npm run test:changed`, or `-- --since REF` for what came after a commit.

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** Where the branch began. A clone of a branch, as CI makes one, has no local `main`. */
const beginning = (): string => {
  const known = git(
    'for-each-ref',
    '--format=%(refname:short)',
    'refs/heads/main',
    'refs/remotes/origin/main',
  );
  return (known[0] !== undefined && git('merge-base', 'HEAD', known[0])[0]) || 'HEAD';
};

const readArguments = () => {
  try {
    return commandLine({ options: { since: { type: 'string' } } }).values;
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    console.error(`${error.message}\nUsage: npm run test:changed [-- --since REF]`);
    process.exit(1);
  }
};

const since = readArguments().since ?? beginning();
const files = [
  ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
];
console.log(`${files.length} files have changed since ${since.slice(0, 12)}.`);

const imported = importedFiles(files);
const stack = await stackTests(files);
const specs = browserTests(files);

const steps: { name: string; run: () => Promise<boolean> }[] = [{ name: 'types', run: () => run('tsc', []) }];
if (imported.length > 0)
  steps.push({
    name: 'unit and infrastructure tests of what imports them',
    run: () =>
      run('vitest', [
        'related',
        '--run',
        '--passWithNoTests',
        '--project=unit',
        '--project=local',
        ...imported,
      ]),
  });
if (stack.length > 0)
  steps.push({
    name: 'tests of the functions that contain them',
    run: () => run('vitest', ['run', '--project=stack', ...stack]),
  });
if (specs.length > 0)
  steps.push({
    name: 'browser tests of their features',
    run: () => run('playwright', ['test', '--reporter=list', ...specs]),
  });

const failed: string[] = [];
for (const step of steps) {
  title(step.name);
  if (!(await step.run())) failed.push(step.name);
}
console.log(failed.length === 0 ? '\nAll passed.' : `\nFailed: ${failed.join(', ')}.`);
process.exitCode = failed.length === 0 ? 0 : 1;
