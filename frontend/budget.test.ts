import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { APP_LIMITS, buildChunks, type Chunks, SHARED_LIMITS } from './budget.ts';

const HOME = '/app/screens/DashboardHome.tsx';

let folder: string;
let chunks: Chunks;

beforeAll(async () => {
  // As in a real build: vitest's own value would bring React's development version.
  vi.stubEnv('NODE_ENV', 'production');
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  chunks = await buildChunks(folder);
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** All that stands before /dashboard does. */
const dashboard = () => chunks.withImports([...chunks.initial(), chunks.fileWith(HOME)]);

test('what /dashboard loads at first stays within its budget', () => {
  expect(chunks.kilobytes(dashboard())).toBeLessThanOrEqual(APP_LIMITS.dashboard);
});

test('it brings neither schemas nor Radix along: they arrive when they are needed', () => {
  const modules = [...dashboard()].flatMap((file) => chunks.of(file).moduleIds);
  expect(
    modules.filter((id) => /node_modules\/(zod|@radix-ui|radix-ui|cmdk|react-hook-form)\//.test(id)),
  ).toEqual([]);
});

test('no screen adds more than its budget, apart from what several share', () => {
  const screens = chunks.screens();
  expect(screens.length).toBeGreaterThan(20);
  const tooMuch = screens
    .map((screen) => ({
      screen: screen.facadeModuleId?.split('/').at(-1),
      kilobytes: chunks.kilobytes(chunks.added(screen).own),
    }))
    .filter(({ kilobytes }) => kilobytes > APP_LIMITS.screen);
  expect(tooMuch).toEqual([]);
});

test.each(Object.entries(SHARED_LIMITS))('%s is a chunk of its own of at most %d KB', (shared, limit) => {
  const found = chunks.all.filter(({ name }) => name === shared);
  expect(found).toHaveLength(1);
  expect(chunks.kilobytes(found.map(({ fileName }) => fileName))).toBeLessThanOrEqual(limit);
});
