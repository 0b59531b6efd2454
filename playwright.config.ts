import { defineConfig } from 'playwright/test';
import { browserOptions } from '#infra/browser/browser.ts';
import { localStack } from './e2e/support/stack.ts';

/** Browser tests over the real stack: `npm start` on its own port and data, or a deployed one with E2E_URL. */
const deployed = process.env.E2E_URL;
const stack = deployed === undefined ? await localStack() : undefined;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  workers: 2,
  // Bounds for a machine that does other work, too: the longest test takes 16 s on two quick cores, and 32 s on two slow ones.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: deployed ?? stack?.url ?? '',
    launchOptions: await browserOptions(),
    // Recording takes a third of the time: FLEDGE_TRACE=1 npm run e2e -- PATH, when a failure's screenshot is not enough.
    trace: process.env.FLEDGE_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    reducedMotion: 'reduce',
    // A worker's tests share one context, cleared in between: with what the browser has cached a page load takes a third
    // less CPU time.
    reuseContext: true,
  },
  // A deployed stage's logs are CloudWatch's.
  ...(stack && { webServer: stack.webServer, globalTeardown: './e2e/support/noLeaks.ts' }),
});
