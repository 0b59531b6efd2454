import { describe, expect, it } from 'vitest';
import { defineFeature, isOfSite, type Route } from '#shared/core/contract.ts';
import { allRoutes } from '#shared/routes.ts';
import { pathMatches } from '../local/edge/behaviours.ts';
import { onlyOf, rendered, resourcesOf, templateOf } from '../testing/template.ts';
import { apiPatterns } from './api-behaviours.ts';
import { pageFunction, SESSION_HEADER, sessionFunction } from './edge.ts';

const template = templateOf('prod');
const { CacheBehaviors } = onlyOf(template, 'AWS::CloudFront::Distribution').resource.Properties
  .DistributionConfig as { CacheBehaviors: ({ PathPattern: string } & Record<string, unknown>)[] };
const policy = onlyOf(template, 'AWS::CloudFront::CachePolicy');

const behaviourFor = (path: string) => {
  const found = CacheBehaviors.find(({ PathPattern }) => pathMatches(PathPattern, path));
  if (!found) throw new Error(`Nothing for ${path}.`);
  return found;
};
const isCached = ({ CachePolicyId }: Record<string, unknown>) =>
  rendered(CachePolicyId) === `\${${policy.id}}`;

describe.each(allRoutes)('$id', ({ route }) => {
  const path = route.path.replaceAll(/\{\w+\}/g, 'some-id');

  it('goes through the cache if it declares `edge`, and no other read does', () => {
    if (route.method === 'GET') expect(isCached(behaviourFor(path))).toBe(route.edge !== undefined);
  });

  if (route.edge)
    it('is a public read of nothing but its path and query', () => {
      const { method, access, status, headers, body, owner, record, protocol } = route;
      expect({ method, access, status, headers, body, owner, record, protocol }).toEqual({
        method: 'GET',
        access: 'public',
      });
      expect(route.edge?.seconds).toBeGreaterThan(0);
      expect(route.edge?.seconds).toBeLessThanOrEqual(60);
    });
});

describe('cached reads', () => {
  const cached = CacheBehaviors.filter(isCached);

  it('are the public opportunities, among others', () => {
    expect(cached.map(({ PathPattern }) => PathPattern)).toEqual(
      expect.arrayContaining(['/api/opportunities', '/api/opportunities/*']),
    );
    expect(isCached(behaviourFor('/api/opportunities/recommended'))).toBe(false);
  });

  it('are kept as long as their Cache-Control says, and not without one', () => {
    expect(policy.resource.Properties.CachePolicyConfig).toMatchObject({
      MinTTL: 0,
      DefaultTTL: 0,
      MaxTTL: Math.max(...allRoutes.map(({ route }) => route.edge?.seconds ?? 0)),
    });
  });

  it('are keyed by their query and by whether there is a session, and compressed', () => {
    const { CachePolicyConfig } = policy.resource.Properties as {
      CachePolicyConfig: Record<string, unknown>;
    };
    expect(CachePolicyConfig.ParametersInCacheKeyAndForwardedToOrigin).toEqual({
      CookiesConfig: { CookieBehavior: 'none' },
      HeadersConfig: { HeaderBehavior: 'whitelist', Headers: [SESSION_HEADER] },
      QueryStringsConfig: { QueryStringBehavior: 'all' },
      EnableAcceptEncodingBrotli: true,
      EnableAcceptEncodingGzip: true,
    });
    for (const { Compress } of cached) expect(Compress).toBe(true);
  });

  it('run the function that says whether there is a session, or for pages the one that ignores it', () => {
    const idOf = (code: string) =>
      resourcesOf(template, 'AWS::CloudFront::Function').find(
        ({ resource }) => resource.Properties.FunctionCode === code,
      )?.id;
    for (const { FunctionAssociations, PathPattern } of cached) {
      const id = idOf(PathPattern.startsWith('/api/') ? sessionFunction() : pageFunction());
      expect(
        (FunctionAssociations as { EventType: string; FunctionARN: unknown }[]).map(
          ({ EventType, FunctionARN }) => [EventType, rendered(FunctionARN)],
        ),
      ).toEqual([['viewer-request', `\${${id}.FunctionARN}`]]);
    }
  });
});

describe('the function before the cache', () => {
  const handler = new Function(`${sessionFunction()}; return handler;`)() as (event: object) => {
    headers: Record<string, { value: string }>;
  };
  const header = (cookies: object, headers: object = {}) =>
    handler({ request: { headers, cookies } }).headers[SESSION_HEADER]?.value;

  it('says whether there is a session’s cookie, whatever the viewer says', () => {
    const claim = { [SESSION_HEADER]: { value: '0' } };
    expect(header({})).toBe('0');
    expect(header({ '__Host-fledge-browser': { value: 'x' } })).toBe('0');
    expect(header({ '__Host-fledge': { value: 'x' } }, claim)).toBe('1');
    expect(header({ '__Host-fledge': { value: '' } })).toBe('1');
  });
});

describe('the function before the cache of pages', () => {
  const handler = new Function(`${pageFunction()}; return handler;`)() as (event: object) => {
    uri: string;
    cookies: object;
    querystring: object;
    headers: Record<string, { value: string }>;
  };
  const asked = (uri: string) =>
    handler({
      request: {
        uri,
        headers: {},
        cookies: { '__Host-fledge': { value: 'x' } },
        querystring: { utm_source: { value: 'x' }, part: { value: 'first' } },
      },
    });

  it('makes one copy of a page of what people and other sites add to its address', () => {
    expect(asked('/opportunities/x/')).toEqual({
      uri: '/opportunities/x',
      headers: { [SESSION_HEADER]: { value: '0' } },
      cookies: {},
      querystring: { part: { value: 'first' } },
    });
  });

  it.each([
    ['/opportunities/x', '/opportunities/x'],
    ['/opportunities/', '/opportunities/-'],
    ['/opportunities/a/b', '/opportunities/a.b'],
    ['/library/a/', '/library/a'],
    ['/credentials/status/1', '/credentials/status/1'],
    ['/credentials/status/1/', '/credentials/status/1'],
    ['/credentials/x/1', '/credentials/x.1'],
    ['/credentials/status/1/2', '/credentials/status.1.2'],
    ['/achievements/assessed-x/2', '/achievements/assessed-x/2'],
    ['/achievements//2', '/achievements/.2'],
    ['/challenges/x', '/challenges/x'],
    ['/challenges/x/results', '/challenges/x/results'],
    ['/challenges/x/results/', '/challenges/x/results'],
    ['/challenges//results', '/challenges/.results'],
    ['/challenges/x/entries', '/challenges/x.entries'],
    ['/challenges/x/results/1', '/challenges/x.results.1'],
    ['/.well-known/did.json', '/.well-known/did.json'],
    ['/sitemap-opportunities.xml', '/sitemap-opportunities.xml'],
  ])('%s is asked for as %s', (uri, path) => {
    expect(asked(uri).uri).toBe(path);
  });

  it('is what the routes outside of /api are reached by, and nothing else', () => {
    const paths = allRoutes.filter(({ route }) => isOfSite(route)).map(({ route }) => route.path);
    expect(paths).toEqual([
      '/credentials/status/{n}',
      '/achievements/{id}/{version}',
      '/.well-known/did.json',
      '/opportunities/{id}',
      '/library',
      '/sitemap-library.xml',
      '/library/{id}',
      '/study-abroad/{country}',
      '/events/{id}',
      '/challenges/{id}',
      '/challenges/{id}/results',
      '/sitemap-challenges.xml',
      '/credentials/{id}',
      '/credentials/{id}.json',
      '/sitemap-events.xml',
      '/sitemap-opportunities.xml',
    ]);
  });
});

describe('path patterns', () => {
  const read = { method: 'GET', summary: '', access: 'public', grants: [] } as const;
  const edge = { seconds: 5 };
  const of = (routes: Record<string, Partial<Route> & { path: Route['path'] }>) =>
    apiPatterns(
      Object.values(
        defineFeature(
          'made',
          Object.fromEntries(
            Object.entries(routes).map(([name, route]) => [name, { ...read, ...route } as Route]),
          ),
        ),
      ),
    ).map(({ pattern, cached }) => `${pattern}${cached ? ' cached' : ''}`);

  it('of uncached reads come before those of cached ones that would match them', () => {
    expect(
      of({
        one: { path: '/api/companies/{id}', edge },
        members: { path: '/api/companies/{id}/members' },
        mine: { path: '/api/companies/mine' },
        facets: { path: '/api/companies/facets', edge },
        list: { path: '/api/companies', edge },
        others: { path: '/api/others' },
      }),
    ).toEqual([
      '/api/companies/mine',
      '/api/companies/*/members',
      '/api/companies cached',
      '/api/companies/* cached',
    ]);
  });
});
