import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Vitest leaves one core unused, which would be half of a machine with two. */
const maxWorkers = Math.min(4, Math.max(2, availableParallelism()));

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers,
          include: ['{shared,infra,frontend,.ci}/**/*.test.{ts,tsx}'],
          exclude: ['infra/local/**'],
          globalSetup: ['infra/testing/global-setup.ts'],
          // Many synthesise the whole stack, which takes long where the machine is busy.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'local',
          maxWorkers,
          include: ['infra/local/**/*.test.ts'],
          globalSetup: ['infra/local/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'stack',
          include: ['functions/**/*.test.ts'],
          globalSetup: ['functions/testing/global-setup.ts'],
          // Each worker has its own stack and clock. A copy that runs already is only one.
          maxWorkers: process.env.FLEDGE_TEST_DATA_DIR ? 1 : maxWorkers,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
