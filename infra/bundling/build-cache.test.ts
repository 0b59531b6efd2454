import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOnce, INPUTS } from './build-cache.ts';

let folder: string;
let builds = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'fledge-cache-'));
  mkdirSync(join(folder, 'root', 'functions'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a source into a folder, and returns what is in it then. */
const built = async (source: string, name: string, fails = false): Promise<string> => {
  writeFileSync(join(folder, 'root', 'functions', 'api.ts'), source);
  const outDir = join(folder, name);
  const build = async () => {
    builds += 1;
    mkdirSync(join(outDir, 'functions'), { recursive: true });
    writeFileSync(join(outDir, 'functions', 'index.mjs'), `built from ${source}`);
    if (fails) throw new Error('It does not build.');
  };
  await buildOnce('functions', outDir, build, { root: join(folder, 'root'), cache: join(folder, 'cache') });
  return readFileSync(join(outDir, 'functions', 'index.mjs'), 'utf8');
};

test('the same inputs are built once', async () => {
  expect(await built('one', 'a')).toBe('built from one');
  expect(await built('one', 'b')).toBe('built from one');
  expect(builds).toBe(1);
});

test('other inputs are built, whatever was in the folder', async () => {
  expect(await built('two', 'a')).toBe('built from two');
  expect(await built('one', 'a')).toBe('built from one');
  expect(builds).toBe(2);
});

test('a build that failed is not kept', async () => {
  await expect(built('three', 'c', true)).rejects.toThrow('It does not build.');
  expect(await built('three', 'c')).toBe('built from three');
});

test('few builds are kept', async () => {
  for (const source of ['4', '5', '6', '7', '8']) await built(source, 'd');
  expect(readdirSync(join(folder, 'cache')).length).toBe(4);
});

test('what bundles the functions is among the inputs of bundling', () => {
  const files = new Set(['infra/bundling/build.ts']);
  for (const file of files)
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.{1,2}\/[\w/-]+\.ts)'/g))
      files.add(join(dirname(file), path));
  const inputs: readonly string[] = INPUTS.functions;
  expect([...files].filter((file) => !inputs.some((input) => file.startsWith(input)))).toEqual([]);
  expect(inputs.filter((input) => !existsSync(input))).toEqual([]);
  expect(files.size).toBeGreaterThan(10);
});
