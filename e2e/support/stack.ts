import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../infra/local/free-port.ts';

/**
 * The stack that the browser tests start for themselves: `npm start` on a free port with data of its own. Playwright
 * loads its configuration in every worker; the environment carries the first choice to the others.
 */
export const localStack = async () => {
  process.env.E2E_PORT ??= String(await freePort());
  process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'fledge-e2e-'));
  const port = process.env.E2E_PORT;
  return {
    url: `http://localhost:${port}`,
    webServer: {
      command: 'npm start',
      // It answers before that, while its demo data are still on their way into the lists.
      wait: { stdout: /is ready at/ },
      env: { PORT: port, DATA_DIR: process.env.E2E_DATA_DIR },
      // The app is built and the demo data are stored first: minutes on a machine that does other work.
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    } as const,
  };
};
