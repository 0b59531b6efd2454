import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readRuntime } from '#functions/commands/endpoints.ts';
import { canariesInLogOf } from '#functions/testing/canaries.ts';
import { stageNamed } from '#infra/app/stages.ts';
import { synthesise } from '#infra/app/synthesise.ts';
import { buildFunctions } from '#infra/bundling/build.ts';
import { buildOnce } from '#infra/bundling/build-cache.ts';
import { buildFixture } from '#infra/testing/build-fixture.ts';

const newFolder = () => mkdtempSync(join(tmpdir(), 'fledge-stack-'));

interface StackProcess {
  readonly dataDir: string;
  readonly child: ChildProcess;
}

/** Starts a stack in a process of its own, and waits until it is ready. Its output is the tests'. */
const startStack = async (assemblyDir: string): Promise<StackProcess> => {
  const dataDir = newFolder();
  // With FLEDGE_INDEX_LAG (ms) every read of an index sees the table as it was so long ago.
  const parameters = [assemblyDir, dataDir, process.env.FLEDGE_INDEX_LAG ?? '0'];
  const child = fork(join(import.meta.dirname, 'stack-process.ts'), parameters);
  const [first] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (first !== 'ready') throw new Error(`The stack in ${dataDir} did not start (${first}).`);
  return { dataDir, child };
};

/** Ends a stack and removes its data, after checking its log: it must not hold names, addresses or passwords. */
const end = async ({ dataDir, child }: StackProcess): Promise<void> => {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  const leaked = canariesInLogOf(dataDir);
  if (leaked.length > 0) throw new Error(`${join(dataDir, 'fledge.log')} holds ${leaked.join(', ')}.`);
  rmSync(dataDir, { recursive: true, force: true });
};

/**
 * Starts a local stack for each worker, in a process of its own: the real bundles in the real template, with a blank site, built once. A test
 * file has its worker's stack to itself, so it may move the clock. Its edge caches nothing: a test that reads as a
 * visitor what it has just written sees it (the cache has tests of its own, infra/local/edge). With FLEDGE_TEST_DATA_DIR the tests use a copy that
 * already runs on that directory.
 */
export default async (project: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const running = process.env.FLEDGE_TEST_DATA_DIR;
  if (running) {
    project.provide('stacks', [{ runtime: readRuntime(running), dataDir: running }]);
    return undefined;
  }
  const buildDir = buildFixture();
  await buildOnce('functions', buildDir, () => buildFunctions(buildDir));
  const { directory } = synthesise({
    buildDir,
    outDir: join(buildDir, 'assembly'),
    stage: stageNamed('local'),
  });
  project.provide('assembly', directory);
  const stacks = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () => startStack(directory)),
  );
  project.provide(
    'stacks',
    stacks.map(({ dataDir }) => ({ runtime: readRuntime(dataDir), dataDir })),
  );
  return async () => {
    const ended = await Promise.allSettled(stacks.map(end));
    rmSync(buildDir, { recursive: true, force: true });
    const failure = ended.find((one) => one.status === 'rejected');
    if (failure) throw failure.reason;
  };
};
