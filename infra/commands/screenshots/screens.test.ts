import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

it('gives each picture a name of its own', () => {
  expect(new Set(SCREENS.map(({ name }) => name)).size).toBe(SCREENS.length);
});

it('fills in every parameter', () => {
  for (const { path } of SCREENS) expect(path).not.toContain(':');
});
