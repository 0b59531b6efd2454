import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { TestProject } from 'vitest/node';
import { stageNamed } from '#infra/app/stages.ts';
import { synthesise } from '#infra/app/synthesise.ts';
import { bundleOptions } from '#infra/bundling/build.ts';
import { buildFixture } from '#infra/testing/build-fixture.ts';

/** Lets the header through with which a test instructs a probe; the real API reads only some headers. */
const admitOrders = (assembly: string): void => {
  const file = join(assembly, 'fledge-local.template.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"CloudFront-Viewer-Address"', '"CloudFront-Viewer-Address","x-probe"'));
};

/**
 * Synthesises the real stack of stage `local`, once for all tests of the runner, with the probe in the place of every
 * function.
 */
export default async (project: TestProject): Promise<() => void> => {
  const buildDir = buildFixture();
  const probe = join(buildDir, 'probe.mjs');
  await build(bundleOptions({ name: 'probe', file: join(import.meta.dirname, 'probe.ts') }, probe));
  for (const name of readdirSync(join(buildDir, 'functions'))) {
    cpSync(probe, join(buildDir, 'functions', name, 'index.mjs'));
  }
  const text = 'lorem ipsum '.repeat(200);
  writeFileSync(join(buildDir, 'site', 'assets', 'large-abc123.js'), `export const text = '${text}';`);
  const outDir = join(buildDir, 'assembly');
  synthesise({ buildDir, outDir, stage: stageNamed('local') });
  admitOrders(outDir);
  project.provide('probeAssembly', outDir);
  return () => rmSync(buildDir, { recursive: true, force: true });
};
