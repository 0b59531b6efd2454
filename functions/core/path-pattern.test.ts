import { describe, expect, it } from 'vitest';
import { byParticularity, fits, parametersOf } from './path-pattern.ts';

describe('a path', () => {
  it.each([
    ['/api/made/{id}', '/api/made/7', true],
    ['/api/made/{id}', '/api/made/', false],
    ['/api/made/{id}', '/api/made', false],
    ['/api/made/{id}', '/api/made/7/', false],
    ['/api/made/mine', '/api/made/mine', true],
    ['/api/made/mine', '/api/made/yours', false],
  ])('%s and %s fit: %s', (pattern, path, expected) => {
    expect(fits(pattern, path)).toBe(expected);
  });

  it('gives its holes their values', () => {
    expect(parametersOf('/api/{kind}/made/{id}', '/api/old/made/a b')).toEqual({ kind: 'old', id: 'a b' });
  });
});

it('the more particular of two that fit is first, also beside one of another length', () => {
  const sorted = ['/b/{x}', '/a', '/b/b', '/b/{x}.json'].toSorted(byParticularity);
  expect(sorted).toEqual(['/a', '/b/b', '/b/{x}.json', '/b/{x}']);
});
