import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ALL_SIDEBAR_LINKS, PATHS } from '#frontend/core/paths.ts';
import { SCREENS } from './screens.ts';

const router = readFileSync(new URL('../../../frontend/app/router.tsx', import.meta.url), 'utf8');
const mounted = [...router.matchAll(/path=\{PATHS\.(\w+)\}/g)].map(([, key]) => key);

const isShown = (pattern: string) =>
  SCREENS.some(({ path }) => matchPath(pattern, path.replace(/\?.*/, '')) !== null);

it('takes a picture of every screen that stands at a path of its own', () => {
  expect(mounted.length).toBeGreaterThan(20);
  const missing = Object.entries(PATHS).filter(([key, path]) => mounted.includes(key) && !isShown(path));
  expect(missing).toEqual([]);
});

it('takes one of a link that has no screen yet', () => {
  const ownScreens = new Set(
    Object.entries(PATHS).flatMap(([key, path]) => (mounted.includes(key) ? [path] : [])),
  );
  const others = ALL_SIDEBAR_LINKS.filter(({ path }) => !ownScreens.has(path));
  expect(others.length === 0 || others.some(({ path }) => isShown(path))).toBe(true);
});

it('gives each a name of its own', () => {
  expect(new Set(SCREENS.map(({ name }) => name)).size).toBe(SCREENS.length);
});
