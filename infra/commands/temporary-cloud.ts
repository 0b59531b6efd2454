import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectLocal, type Runtime } from '#functions/commands/endpoints.ts';
import { stageNamed } from '../app/stages.ts';
import { synthesise } from '../app/synthesise.ts';
import { type Cloud, startCloud } from '../local/cloud.ts';

/** A local cloud for as long as something is measured on it. */
export interface TemporaryCloud extends Pick<Cloud, 'functions'> {
  readonly dataDir: string;
  readonly runtime: Runtime;
}

/**
 * Runs the stack of a build on a fresh data directory, with this process as its operator, and throws all of it away
 * after the work. Each request reaches the functions, unless `edgeCache` says that the edge keeps what it may.
 */
export const onTemporaryCloud = async <T>(
  buildDir: string,
  work: (cloud: TemporaryCloud) => Promise<T>,
  edgeCache = false,
): Promise<T> => {
  process.env.TZ = 'UTC';
  const dataDir = mkdtempSync(join(tmpdir(), 'fledge-cloud-'));
  try {
    const { directory } = synthesise({
      buildDir,
      outDir: join(dataDir, 'assembly'),
      stage: stageNamed('local'),
    });
    const cloud = await startCloud({
      assemblyDir: directory,
      dataDir,
      port: 0,
      quiet: true,
      edgeCache,
    });
    try {
      connectLocal(cloud.runtime);
      const { runtime, functions } = cloud;
      return await work({ dataDir, runtime, functions });
    } finally {
      await cloud.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
};
