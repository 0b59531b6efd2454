import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '#infra/app/operator-error.ts';
import { freePort } from '../../local/free-port.ts';
import { isSeeded } from '../../local/seed.ts';

const PREFLIGHT = join(import.meta.dirname, '..', '..', 'local', 'preflight.mjs');
const START_MS = 180_000;

/** Starts a seeded copy of its own, as `npm start` does, and throws it away after the work. */
export const withTemporaryCopy = async (work: (url: string) => Promise<void>): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fledge-screenshots-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, [PREFLIGHT], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  try {
    const until = performance.now() + START_MS;
    // It answers before that, while its demo data are still on their way into the lists.
    while (!isSeeded(dataDir)) {
      if (child.exitCode !== null || child.signalCode !== null || performance.now() > until)
        throw new OperatorError('The copy did not start.');
      await wait(500);
    }
    await work(url);
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
};
