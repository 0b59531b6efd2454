import { expect, test } from 'vitest';
import { fillPath, PATHS } from './paths.ts';

test('a filled path keeps its parts apart', () => {
  expect(fillPath(PATHS.opportunity, { id: 'a/b?c' })).toBe('/opportunities/a%2Fb%3Fc');
});
