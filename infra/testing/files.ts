import { afterAll, vi } from 'vitest';

/*
 * Set up for each test file: the files of a worker share its modules (vitest.config.ts), but none sees what another
 * one did to the environment.
 */
const before = { ...process.env };

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
});
