import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { exitCode } from './build/prepare.ts';
import { LocalFailure } from './failure.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const COMMAND = join(ROOT, 'functions', 'commands', 'seed.ts');

/** Begun and done, as files of the data directory. */
const begunFile = (dataDir: string): string => join(dataDir, 'seed.begun');
const doneFile = (dataDir: string): string => join(dataDir, 'seed.done');

/** What a wipe leaves: the lock that is being held, and the build, which is made anew when its sources changed. */
const KEPT = new Set(['lock.sqlite', 'lock.pid', 'build']);

/** Deletes all data. To be called under the lock, while nothing runs. */
export const wipe = (dataDir: string): void => {
  for (const name of readdirSync(dataDir)) {
    if (!KEPT.has(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
};

/** Whether an earlier first start was interrupted while it filled the data: nothing in it is anybody's yet. */
export const isHalfSeeded = (dataDir: string): boolean =>
  existsSync(begunFile(dataDir)) && !existsSync(doneFile(dataDir));

export const isSeeded = (dataDir: string): boolean => existsSync(doneFile(dataDir));

/** Fills the running local cloud with the demo data, in a process of its own. */
export const seed = async (dataDir: string, signal: AbortSignal): Promise<void> => {
  writeFileSync(begunFile(dataDir), '');
  const child = spawn(process.execPath, [COMMAND], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATA_DIR: dataDir },
    signal,
  });
  const code = await exitCode(child);
  if (signal.aborted) throw new LocalFailure('Stopped');
  if (code !== 0) throw new LocalFailure(`The seed ended with ${code}; the next start begins it again`);
  writeFileSync(doneFile(dataDir), new Date().toISOString());
};
