import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { INPUTS } from '#infra/bundling/build-cache.ts';
import { buildFixture } from '../../testing/build-fixture.ts';
import { newDataDir } from '../testing/probing.ts';
import { fingerprint } from './fingerprint.ts';
import { prepare } from './prepare.ts';

const dataDir = newDataDir();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Prepares a start and returns what it said, without the time that it took. */
const prepared = async (): Promise<string[]> => {
  const lines: string[] = [];
  await prepare({ dataDir, say: (line) => lines.push(line), signal: new AbortController().signal });
  return lines.map((line) => line.replace(/\([\d.]+ m?s\)/, '(built)')).sort();
};

/** Puts a site there as if it had been built: building the real one takes longest, and every browser test needs it. */
const givenSite = (): void => {
  const build = join(dataDir, 'build');
  const fixture = buildFixture();
  mkdirSync(build, { recursive: true });
  cpSync(join(fixture, 'site'), join(build, 'site'), { recursive: true });
  rmSync(fixture, { recursive: true });
  writeFileSync(join(build, 'site.made-of'), fingerprint(resolve(), INPUTS.site));
};

test('builds what is not there, and nothing else', async () => {
  givenSite();
  expect(await prepared()).toEqual([
    'Functions bundled (built)',
    'Site built (nothing changed)',
    'Stack synthesised (built)',
  ]);
  const assembly = join(dataDir, 'build', 'assembly');
  rmSync(assembly, { recursive: true });
  expect(await prepared()).toEqual([
    'Functions bundled (nothing changed)',
    'Site built (nothing changed)',
    'Stack synthesised (built)',
  ]);
  expect(existsSync(assembly)).toBe(true);
});
