import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,infra,frontend,.ci}/**/*.test.{ts,tsx}'],
          exclude: ['infra/local/**'],
          // Many synthesise the whole stack, which takes long where the machine is busy.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'local',
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
          // One stack and one clock for all of them: a test that moves the time must not meet another.
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
