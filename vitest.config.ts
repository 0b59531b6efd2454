import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Vitest leaves one core unused, which would be half of a machine with two. */
const maxWorkers = Math.min(4, Math.max(2, availableParallelism()));

/**
 * The files of a worker share its modules: the SDKs, the CDK and zod take longer to load than most files to run. What a
 * file changes in the environment, in globals or by a spy, is put back after it (files.ts).
 */
const shared = { isolate: false, setupFiles: ['infra/testing/files.ts'] };

/**
 * Far longer than any test takes where the machine is busy: some send thousands of requests. What is waited for has a limit of
 * its own, with its name.
 */
const limits = { testTimeout: 300_000, hookTimeout: 300_000 };

/** Commands that tests start, as operators do, find their code compiled. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node-compile');

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          maxWorkers,
          include: ['{shared,infra,frontend,.ci}/**/*.test.{ts,tsx}'],
          exclude: ['infra/local/**', 'infra/testing/stack/**'],
          globalSetup: ['infra/testing/global-setup.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'local',
          ...shared,
          maxWorkers,
          include: ['infra/local/**/*.test.ts'],
          globalSetup: ['infra/local/testing/global-setup.ts'],
          ...limits,
        },
      },
      {
        test: {
          name: 'stack',
          ...shared,
          include: ['{functions,infra/testing/stack}/**/*.test.ts'],
          globalSetup: ['infra/testing/stack/global-setup.ts'],
          // Each worker has its own stack and clock. A copy that runs already is only one.
          ...(process.env.FLEDGE_TEST_DATA_DIR
            ? { maxWorkers: 1, sequence: { groupOrder: 1 } }
            : { maxWorkers }),
          ...limits,
        },
      },
    ],
  },
});
