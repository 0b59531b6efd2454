import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskFull } from '#infra/app/file-failure.ts';
import { INPUTS } from '#infra/bundling/build-cache.ts';
import { LocalFailure } from '../failure.ts';
import { naming } from '../sqlite.ts';
import { fingerprint } from './fingerprint.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

type Step = keyof typeof INPUTS;

/** The files in the build folder when a step is done. */
const OUTPUTS: Readonly<Record<Step, string>> = {
  functions: 'functions',
  site: join('site', 'index.html'),
  stack: join('assembly', 'manifest.json'),
};

const DONE: Readonly<Record<Step, string>> = {
  functions: 'Functions bundled',
  site: 'Site built',
  stack: 'Stack synthesised',
};

export interface PrepareOptions {
  readonly dataDir: string;
  /** Shows a line of progress. */
  readonly say: (line: string) => void;
  /** Ends the steps under way. */
  readonly signal: AbortSignal;
}

/** Where the build and the assembly of a data directory are. */
export interface Prepared {
  readonly buildDir: string;
  readonly assemblyDir: string;
}

/**
 * Builds the functions and the site side by side, then synthesises the stack of stage `local` from them; all inside
 * the data directory, so that no other copy is disturbed. Throws a LocalFailure when a step fails.
 */
export const prepare = async ({ dataDir, say, signal }: PrepareOptions): Promise<Prepared> => {
  const buildDir = join(dataDir, 'build');
  const assemblyDir = join(buildDir, 'assembly');
  mkdirSync(buildDir, { recursive: true });
  const run = async (step: Step): Promise<void> => {
    const mark = join(buildDir, `${step}.made-of`);
    const inputs = fingerprint(ROOT, INPUTS[step]);
    const isThere = existsSync(mark) && existsSync(join(buildDir, OUTPUTS[step]));
    if (isThere && readFileSync(mark, 'utf8') === inputs) {
      say(`${DONE[step]} (nothing changed)`);
      return;
    }
    rmSync(mark, { force: true });
    const start = performance.now();
    await runStep(step, [buildDir, assemblyDir], signal);
    naming(mark, () => writeFileSync(mark, inputs));
    say(`${DONE[step]} (${seconds(start)})`);
  };
  await Promise.all([run('functions'), run('site')]);
  await run('stack');
  return { buildDir, assemblyDir };
};

/** Time since a moment of `performance.now()`, for a person. */
export const seconds = (start: number): string => {
  const ms = performance.now() - start;
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
};

const runStep = async (step: Step, directories: readonly string[], signal: AbortSignal): Promise<void> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'step.ts'), step, ...directories], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  });
  let complaints = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const code = await exitCode(child);
  if (signal.aborted) throw new LocalFailure('Stopped');
  if (code !== 0 && /ENOSPC|EDQUOT/.test(complaints)) throw new LocalFailure(diskFull(directories[0] ?? ''));
  if (code !== 0) throw new LocalFailure(complaints.trim() || `The build step ${step} ended with ${code}`);
};

/** The exit code of a child; null when it was killed. */
export const exitCode = async (child: ChildProcess): Promise<number | null> => {
  try {
    await once(child, 'close');
    return child.exitCode;
  } catch (error) {
    // An aborted child says so with an error before it closes.
    if (error instanceof Error && error.name === 'AbortError') return null;
    throw error;
  }
};
