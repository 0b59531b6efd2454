import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCode } from './build/prepare.ts';
import { LocalFailure } from './failure.ts';
import { naming } from './sqlite.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const COMMAND = join(ROOT, 'functions', 'commands', 'seed.ts');

const doneFile = (dataDir: string): string => join(dataDir, 'seed.done');

/**
 * What a wipe leaves: the lock that is being held, the trace of a database that an earlier run left behind, and the
 * build, which is rebuilt when its sources changed.
 */
const KEPT = new Set(['lock.sqlite', 'lock.pid', 'dynamo.pid', 'build']);

/** Deletes all data. To be called under the lock, while nothing runs. */
export const wipe = (dataDir: string): void => {
  for (const name of readdirSync(dataDir)) {
    if (!KEPT.has(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
};

/** Whether the demo data was ever completed; a seed that was interrupted goes on with what is missing. */
export const isSeeded = (dataDir: string): boolean => existsSync(doneFile(dataDir));

/** Fills the running local cloud with the demo data, in its own process, which prints its progress. */
export const seed = async (dataDir: string, signal: AbortSignal): Promise<void> => {
  const child = spawn(process.execPath, [COMMAND], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
    signal,
  });
  const code = await exitCode(child);
  if (signal.aborted) throw new LocalFailure('Stopped');
  if (code !== 0) throw new LocalFailure(`The seed ended with ${code}; the next start continues it`);
  const done = doneFile(dataDir);
  naming(done, () => writeFileSync(done, new Date().toISOString()));
};
