import './context.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readRuntime } from '#functions/commands/endpoints.ts';
import { buildFunctions } from '#infra/build.ts';
import { startCloud } from '#infra/local/cloud.ts';
import { stageNamed } from '#infra/stages.ts';
import { synthesise } from '#infra/synthesise.ts';
import { buildFixture } from '#infra/testing/build-fixture.ts';
import { canariesInLogOf } from './canaries.ts';

/**
 * Starts one local stack for all tests of the functions: the real bundles in the real template, with a blank site. Its
 * data is thrown away at the end, after a look into its log: nobody's name, address or password may stand there.
 * With FLEDGE_TEST_DATA_DIR the tests use a copy that runs already on that directory.
 */
export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const running = process.env.FLEDGE_TEST_DATA_DIR;
  if (running) {
    project.provide('runtime', readRuntime(running));
    project.provide('dataDir', running);
    return undefined;
  }
  const buildDir = buildFixture();
  await buildFunctions(buildDir);
  const dataDir = mkdtempSync(join(tmpdir(), 'fledge-stack-'));
  const { directory } = synthesise({
    buildDir,
    outDir: join(dataDir, 'assembly'),
    stage: stageNamed('local'),
  });
  const cloud = await startCloud({ assemblyDir: directory, dataDir, port: 0, quiet: true });
  project.provide('runtime', cloud.runtime);
  project.provide('dataDir', dataDir);
  return async () => {
    await cloud.stop();
    const leaked = canariesInLogOf(dataDir);
    if (leaked.length > 0) throw new Error(`${join(dataDir, 'fledge.log')} holds ${leaked.join(', ')}.`);
    for (const folder of [dataDir, buildDir]) rmSync(folder, { recursive: true, force: true });
  };
};
