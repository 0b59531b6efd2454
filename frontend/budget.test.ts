import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** What a browser may have to load before /dashboard works, compressed (issue 2; it falls in later issues). */
const DASHBOARD_KB = 140;

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
}, 60_000);
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

/** The chunks of the first visit: the entry, and the one that holds this screen. */
const loadedFor = (screen: string): Rolldown.OutputChunk[] => {
  const all = [...chunks.values()];
  const starts = all.filter(
    // The other entry is the public pages' own.
    (chunk) => (chunk.isEntry && chunk.name === 'index') || chunk.moduleIds.some((id) => id.endsWith(screen)),
  );
  expect(starts).toHaveLength(2);
  const names = new Set(starts.flatMap(({ fileName }) => [...closure(fileName)]));
  return all.filter(({ fileName }) => names.has(fileName));
};

test('the dashboard stays within its budget, and brings no schemas along', () => {
  const loaded = loadedFor('/app/screens/DashboardHome.tsx');
  const size = loaded.reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  expect(size / 1000).toBeLessThanOrEqual(DASHBOARD_KB);
  expect(loaded.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.includes('/zod/'))).toEqual([]);
});
