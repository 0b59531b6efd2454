import { mkdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openDataDir } from './data-dir.ts';
import { LocalFailure } from './failure.ts';
import { newDataDir } from './testing/probing.ts';

const folder = newDataDir();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failureOf = (dataDir: string): unknown => {
  try {
    openDataDir(dataDir);
  } catch (error) {
    return error;
  }
  return undefined;
};

describe('a data directory', () => {
  test('is made with those above it, for its owner only', () => {
    const dataDir = join(folder, 'a', 'b', 'c');
    openDataDir(dataDir);
    openDataDir(dataDir);
    for (const made of [dataDir, join(folder, 'a')]) expect(statSync(made).mode & 0o777).toBe(0o700);
  });

  test('that is somebody else’s keeps its mode', () => {
    const other = join(folder, 'other');
    mkdirSync(other, { mode: 0o755 });
    writeFileSync(join(other, 'thesis.txt'), '');
    expect(failureOf(other)).toBeInstanceOf(LocalFailure);
    expect(statSync(other).mode & 0o777).toBe(0o755);
  });

  const loop = join(folder, 'loop');
  const nowhere = join(folder, 'nowhere');
  const file = join(folder, 'file');
  test.each([
    '/proc/fledge-data',
    '/proc/self/fledge/data',
    '/sys/fledge-data',
    '/dev/null',
    '/dev/null/data',
    join(folder, 'x'.repeat(300)),
    join(folder, 'y'.repeat(300), 'data'),
    loop,
    join(loop, 'data'),
    nowhere,
    file,
    join(file, 'data'),
  ])('that cannot be one fails in one line: %s', (dataDir) => {
    rmSync(loop, { force: true });
    rmSync(nowhere, { force: true });
    symlinkSync(loop, loop);
    symlinkSync(join(folder, 'missing', 'target'), nowhere);
    writeFileSync(file, '');
    const failure = failureOf(dataDir);
    expect(failure).toBeInstanceOf(LocalFailure);
    expect(String(failure)).toContain(dataDir);
    expect(String(failure)).toMatch(/^LocalFailure: .*set DATA_DIR to another directory$/i);
  });
});
