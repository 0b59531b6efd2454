import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** What a browser loads before /dashboard stands, and what any screen may add of its own; KB, compressed (issue 4). */
const DASHBOARD_KB = 115;
const ROUTE_KB = 15;
/** What screens load when they need it and several share, in chunks of their own: two packages, and the fields; KB, compressed. */
const SHARED_KB: Readonly<Record<string, number>> = { zod: 26, 'react-hook-form': 16, forms: 5 };

const HOME = '/app/screens/DashboardHome.tsx';

let folder: string;
let chunks: Map<string, Rolldown.OutputChunk>;

beforeAll(async () => {
  // As in a real build: vitest's own value would bring React's development version.
  vi.stubEnv('NODE_ENV', 'production');
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  const output = (await build({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'silent',
    build: { outDir: folder },
  })) as Rolldown.RolldownOutput;
  const found = output.output.filter((file) => file.type === 'chunk');
  chunks = new Map(found.map((chunk) => [chunk.fileName, chunk]));
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** A chunk and all that it imports at once. */
const closure = (fileName: string, seen = new Set<string>()): Set<string> => {
  if (seen.has(fileName)) return seen;
  seen.add(fileName);
  for (const imported of chunks.get(fileName)?.imports ?? []) closure(imported, seen);
  return seen;
};

const kilobytes = (names: Iterable<string>): number =>
  [...names].reduce((sum, name) => sum + gzipSync(chunks.get(name)?.code ?? '').length, 0) / 1000;

const chunkWith = (module: string): string => {
  const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!found) throw new Error(`No chunk has ${module}`);
  return found.fileName;
};

/** What every page of the app loads: the entry of index.html. */
const initial = () => {
  const entry = [...chunks.values()].find(({ isEntry, name }) => isEntry && name === 'index');
  if (!entry) throw new Error('The build made no entry index');
  return closure(entry.fileName);
};

/** The chunks of all screens: the router fetches those, and the public pages' list. */
const screens = (): string[] =>
  ['/app/router.tsx', '/app/publicPages.ts']
    .flatMap((module) => chunks.get(chunkWith(module))?.dynamicImports ?? [])
    .filter((name) => /\/(pages|screens)\//.test(chunks.get(name)?.facadeModuleId ?? ''));

const isShared = (name: string): boolean => Object.hasOwn(SHARED_KB, chunks.get(name)?.name ?? '');

test('what /dashboard loads at first stays within its budget', () => {
  const names = new Set([...initial(), ...closure(chunkWith(HOME))]);
  expect(kilobytes(names)).toBeLessThanOrEqual(DASHBOARD_KB);
});

test('it brings neither schemas nor Radix along: they arrive when they are needed', () => {
  const names = [...initial(), ...closure(chunkWith(HOME))];
  const modules = names.flatMap((name) => chunks.get(name)?.moduleIds ?? []);
  expect(
    modules.filter((id) => /node_modules\/(zod|@radix-ui|radix-ui|cmdk|react-hook-form)\//.test(id)),
  ).toEqual([]);
});

test('no screen adds more than its budget, apart from what several share', () => {
  const first = initial();
  const names = screens();
  expect(names.length).toBeGreaterThan(20);
  const tooMuch = names
    .map((name) => {
      const own = [...closure(name)].filter((part) => !first.has(part) && !isShared(part));
      return { screen: chunks.get(name)?.facadeModuleId?.split('/').at(-1), kilobytes: kilobytes(own) };
    })
    .filter(({ kilobytes: size }) => size > ROUTE_KB);
  expect(tooMuch).toEqual([]);
});

test.each(Object.entries(SHARED_KB))('%s is a chunk of its own of at most %d KB', (shared, limit) => {
  const found = [...chunks.values()].filter(({ name }) => name === shared);
  expect(found).toHaveLength(1);
  expect(kilobytes(found.map(({ fileName }) => fileName))).toBeLessThanOrEqual(limit);
});
