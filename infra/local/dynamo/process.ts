import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LocalFailure } from '../failure.ts';
import { freePort } from '../free-port.ts';
import { naming } from '../sqlite.ts';

/** A running dynoxide: DynamoDB with its streams, on a SQLite file. */
export interface DynamoProcess {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** The database file inside a data directory. */
export const databaseFile = (dataDir: string): string => join(dataDir, 'dynamo.sqlite');

/** The dynoxide program, from its npm package. */
export const dynoxideBinary = (): string => {
  try {
    return join(
      dirname(createRequire(import.meta.url).resolve('@dynoxide/linux-x64/package.json')),
      'dynoxide',
    );
  } catch {
    throw new LocalFailure(
      `The local database is missing: @dynoxide/linux-x64 is not installed on ${process.platform}-${process.arch}. Run npm ci`,
    );
  }
};

/**
 * Starts dynoxide on a free loopback port. It has a process group of its own, so that Ctrl-C reaches only the
 * runner, which stops it after the requests under way; and a watcher that ends it when the runner is killed.
 * `onExit` is called when it ends without being asked to.
 */
export const startDynamo = async (
  dataDir: string,
  onExit: (reason: string) => void,
): Promise<DynamoProcess> => {
  const file = databaseFile(dataDir);
  const pidFile = join(dataDir, 'dynamo.pid');
  endLeftover(pidFile, file);
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const child = spawn(
      dynoxideBinary(),
      ['serve', '--host', '127.0.0.1', '--port', String(port), '--db-path', file],
      {
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {},
      },
    );
    // Before anything can go wrong: neither an end of the runner now nor one later may leave it behind.
    const { pid } = child;
    const watcher = pid === undefined ? undefined : watch(pid);
    if (pid !== undefined) naming(pidFile, () => writeFileSync(pidFile, String(pid)));
    const problem = await listening(child);
    if (problem === undefined && pid !== undefined && watcher) {
      return supervise({ child, pid, port, pidFile, watcher, onExit });
    }
    watcher?.dismiss();
    if (attempt === 5)
      throw new LocalFailure(`The local database of ${file} did not start: ${problem?.split('\n').at(-1)}`);
  }
};

/** Waits for the line that says it listens; what it said instead when it ended. */
const listening = (child: ChildProcess): Promise<string | undefined> =>
  new Promise((resolve) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('listening on')) resolve(undefined);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code) => resolve(output.trim() || `it ended with ${code}`));
  });

interface Supervised {
  readonly child: ChildProcess;
  readonly pid: number;
  readonly port: number;
  readonly pidFile: string;
  readonly watcher: Watcher;
  readonly onExit: (reason: string) => void;
}

const supervise = ({ child, pid, port, pidFile, watcher, onExit }: Supervised): DynamoProcess => {
  let stopping = false;
  child.once('exit', (code, signal) => {
    watcher.dismiss();
    rmSync(pidFile, { force: true });
    if (!stopping) onExit(`the local database ended (${signal ?? code})`);
  });
  return {
    port,
    pid,
    stop: async () => {
      stopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      // Its writes are synced before they are acknowledged, so the hard way loses nothing.
      const impatience = setTimeout(() => child.kill('SIGKILL'), 1500);
      await ended;
      clearTimeout(impatience);
    },
  };
};

interface Watcher {
  /** Lets it go without a deed. */
  readonly dismiss: () => void;
}

/**
 * Node cannot ask the kernel to end a child with its parent. So a shell waits for the other end of its input to
 * close without a word, which happens when the runner is killed, and then ends the database.
 */
const watch = (pid: number): Watcher => {
  const shell = spawn('/bin/sh', ['-c', 'read -r word || kill -9 "$1" 2>/dev/null', 'sh', String(pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
  });
  shell.unref();
  shell.stdin?.on('error', () => undefined);
  return { dismiss: () => shell.stdin?.end('dismissed\n') };
};

/** Ends the database of an earlier run whose watcher was killed too; only if it really serves this file. */
const endLeftover = (pidFile: string, file: string): void => {
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8'));
  try {
    if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(file)) process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
  rmSync(pidFile, { force: true });
};
