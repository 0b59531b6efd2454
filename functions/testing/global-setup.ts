import './context.ts';
import type { TestProject } from 'vitest/node';
import { readRuntime } from '#functions/commands/endpoints.ts';

export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const running = process.env.FLEDGE_TEST_DATA_DIR;
  if (running) {
    project.provide('runtime', readRuntime(running));
    return undefined;
  }
  throw new Error('cloud.ts is awaited');
};
