import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byParticularity, fits } from '#functions/core/path-pattern.ts';
import { matchRoute, parseRouteKey } from './routes.ts';

const routes = [
  '$default',
  'GET /api/{proxy+}',
  'ANY /api/opportunities/{id}',
  'GET /api/opportunities/{id}',
  'GET /api/opportunities',
  'GET /api/opportunities/recommended',
  'GET /api/{feature}/recommended',
  'POST /api/applications/{opportunityId}/withdraw',
].map(parseRouteKey);

const match = (method: string, path: string) => {
  const found = matchRoute(routes, method, path);
  return found && [found.route.key, found.parameters];
};

describe('API Gateway chooses', () => {
  test.each<[string, string, string, Record<string, string>]>([
    ['a full match first', 'GET /api/opportunities/recommended', 'GET /api/opportunities/recommended', {}],
    [
      'then the one with the later hole',
      'GET /api/users/recommended',
      'GET /api/{feature}/recommended',
      { feature: 'users' },
    ],
    ['then a hole', 'GET /api/opportunities/7', 'GET /api/opportunities/{id}', { id: '7' }],
    ['the named method before ANY', 'PATCH /api/opportunities/7', 'ANY /api/opportunities/{id}', { id: '7' }],
    ['a greedy hole last', 'GET /api/a/b/c', 'GET /api/{proxy+}', { proxy: 'a/b/c' }],
    ['$default for another method', 'DELETE /api/opportunities', '$default', {}],
    ['$default for another path', 'GET /elsewhere', '$default', {}],
    [
      'a hole in the middle',
      'POST /api/applications/x/withdraw',
      'POST /api/applications/{opportunityId}/withdraw',
      { opportunityId: 'x' },
    ],
  ])('%s', (_, request, key, parameters) => {
    const [method = '', path = ''] = request.split(' ');
    expect(match(method, path)).toEqual([key, parameters]);
  });

  test('parameters come decoded, and an encoded slash stays inside its hole', () => {
    expect(match('GET', '/api/opportunities/a%2Fb%20c')).toEqual([
      'GET /api/opportunities/{id}',
      { id: 'a/b c' },
    ]);
  });

  test('an empty segment fills no hole, a slash at the end is another path', () => {
    expect(match('POST', '/api/applications//withdraw')?.[0]).toBe('$default');
    expect(match('POST', '/api/applications/x/withdraw/')?.[0]).toBe('$default');
  });

  test('nothing at all without a $default route', () => {
    expect(matchRoute(routes.slice(4, 5), 'GET', '/nowhere')).toBeUndefined();
  });
});

test('functions, which find the contract’s route among theirs, choose the same', () => {
  const segment = fc.constantFrom('a', 'b', '{x}');
  const pattern = fc.array(segment, { minLength: 1, maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
  const path = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.uniqueArray(pattern, { minLength: 1, maxLength: 8 }), path, (patterns, parts) => {
      const asked = `/${parts.join('/')}`;
      const ours = patterns.toSorted(byParticularity).find((one) => fits(one, asked));
      const theirs = matchRoute(
        patterns.map((one) => parseRouteKey(`GET ${one}`)),
        'GET',
        asked,
      );
      expect(ours && `GET ${ours}`).toBe(theirs?.route.key);
    }),
  );
});
