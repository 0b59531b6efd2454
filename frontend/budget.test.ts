import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ROLES } from '#shared/core/contract.ts';
import {
  APP_LIMITS,
  buildChunks,
  type Chunks,
  EDITOR_LIMITS,
  SHARED_LIMITS,
  VERIFY_LIMIT,
} from './budget.ts';

/** One more screen for mentors: with an icon that no role has, and with one of the students' and the admins'. */
const ADDED = ['anchor', 'rocket', 'mail']
  .map((icon) => `{ path: '/dashboard/mentor/with-${icon}', label: 'Added', icon: '${icon}' },`)
  .join('');
const addedScreens = {
  name: 'added-screens',
  enforce: 'pre' as const,
  transform: {
    order: 'pre' as const,
    filter: { id: /registry\/mentor\.ts$/ },
    handler: (code: string) => code.replace('[\n', `[\n${ADDED}`),
  },
};

const MARKETING = /\/frontend\/marketing\/pages\/[^/]+$/;

let chunks: Chunks;
let larger: Chunks;

beforeAll(async () => {
  // As in a real build: vitest's own value would bring React's development version.
  vi.stubEnv('NODE_ENV', 'production');
  chunks = await buildChunks();
  larger = await buildChunks(undefined, [addedScreens]);
});
afterAll(() => {
  vi.unstubAllEnvs();
});

test.each(ROLES)('what /dashboard loads for a %s stays within its budget', (role) => {
  expect(chunks.kilobytes(chunks.dashboard(role))).toBeLessThanOrEqual(APP_LIMITS.dashboard);
});

test('screens that are added for one role add nothing to /dashboard for another', () => {
  const added = ROLES.filter(
    (role) => larger.bytes(larger.dashboard(role)) !== chunks.bytes(chunks.dashboard(role)),
  );
  expect(added).toEqual(['mentor']);
});

test('/dashboard brings neither schemas nor Radix along: they arrive when they are needed', () => {
  const modules = ROLES.flatMap((role) => [...chunks.dashboard(role)]).flatMap(
    (file) => chunks.of(file).moduleIds,
  );
  expect(
    modules.filter((id) => /node_modules\/(zod|@radix-ui|radix-ui|cmdk|react-hook-form)\//.test(id)),
  ).toEqual([]);
});

test('the pages of marketing load neither schemas nor lists', () => {
  const marketing = chunks.screens().filter(({ moduleIds }) => moduleIds.some((id) => MARKETING.test(id)));
  expect(marketing.length).toBeGreaterThan(5);
  const layout = chunks.fileWith('/frontend/app/layouts/PublicLayout.tsx');
  const loaded = chunks.withImports([layout, ...marketing.map(({ fileName }) => fileName)]);
  const named = [...loaded].map((file) => chunks.of(file).name);
  expect(named.filter((name) => ['zod', 'schemas', 'lists', 'react-hook-form'].includes(name))).toEqual([]);
});

test('no screen adds more than its budget, apart from what several share', () => {
  const screens = chunks.screens();
  expect(screens.length).toBeGreaterThan(20);
  const tooMuch = screens
    .map((screen) => ({
      screen: screen.facadeModuleId?.split('/').at(-1),
      kilobytes: chunks.kilobytes(chunks.added(screen).own),
    }))
    .filter(({ screen = '', kilobytes }) => kilobytes > (EDITOR_LIMITS[screen] ?? APP_LIMITS.screen));
  expect(tooMuch).toEqual([]);
});

test('/verify checks credentials with little of its own', () => {
  const page = chunks.of(chunks.fileWith('/frontend/features/credentials/pages/VerifyPage.tsx'));
  expect(chunks.kilobytes([page.fileName])).toBeLessThanOrEqual(VERIFY_LIMIT);
  expect(page.moduleIds.some((id) => id.endsWith('/shared/features/credentials/check.ts'))).toBe(true);
});

test.each(Object.entries(SHARED_LIMITS))('%s is a chunk of its own of at most %d KB', (shared, limit) => {
  const found = chunks.all.filter(({ name }) => name === shared);
  expect(found).toHaveLength(1);
  expect(chunks.kilobytes(found.map(({ fileName }) => fileName))).toBeLessThanOrEqual(limit);
});
