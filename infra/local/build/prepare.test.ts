import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newDataDir } from '../testing/probing.ts';
import { prepare } from './prepare.ts';

const dataDir = newDataDir();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** Prepares a start and returns what it said, without the time that it took. */
const prepared = async (): Promise<string[]> => {
  const lines: string[] = [];
  await prepare({ dataDir, say: (line) => lines.push(line), signal: new AbortController().signal });
  return lines.map((line) => line.replace(/\([\d.]+ m?s\)/, '(built)')).sort();
};

test('builds what is not there, and nothing else', async () => {
  expect(await prepared()).toEqual([
    'Functions bundled (built)',
    'Site built (built)',
    'Stack synthesised (built)',
  ]);
  const outputs = ['functions', 'assembly'].map((name) => join(dataDir, 'build', name));
  for (const output of outputs) rmSync(output, { recursive: true });
  await prepared();
  expect(outputs.filter((output) => !existsSync(output))).toEqual([]);
  expect(await prepared()).toEqual([
    'Functions bundled (nothing changed)',
    'Site built (nothing changed)',
    'Stack synthesised (nothing changed)',
  ]);
}, 120_000);
