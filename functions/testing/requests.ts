import fc from 'fast-check';
import type { Route } from '#shared/core/contract.ts';
import { allRoutes, type RouteId } from '#shared/routes.ts';
import { anyValue, type Known, valuesFor } from './values.ts';

/** A request as it goes over the wire. */
export interface RawRequest {
  readonly method: string;
  /** Path and query, percent-encoded or not. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** What exists where the requests are sent. */
export interface World {
  /** Sessions of people, as values of the `Cookie` header. */
  readonly cookies: readonly string[];
  /** Sessions that may be ended. */
  readonly spareCookies: readonly string[];
  /** Session of an approved admin, mostly used for the routes of admins. */
  readonly adminCookie: string;
  readonly known: Known;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Percent-encoded as a browser does it. Half a surrogate pair cannot be encoded: it is left out. */
const encoded = (value: unknown, length: number): string =>
  encodeURIComponent(
    asText(value)
      .slice(0, length)
      .replace(/[\ud800-\udfff]/gu, ''),
  );

/** No URL is longer than 8 KB: CloudFront refuses it. */
const LONGEST_PART = 600;

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : { value };

const pathFor = (route: Route, known: Known): fc.Arbitrary<string> =>
  route.params
    ? valuesFor(route.params, known).map((params) =>
        route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
          encoded(recordOf(params)[name] ?? 'x', LONGEST_PART),
        ),
      )
    : fc.constant(route.path);

const queryFor = (route: Route, known: Known): fc.Arbitrary<string> => {
  const tidy = valuesFor(route.query ?? route.body ?? noFields, known).map((query) =>
    Object.entries(recordOf(query))
      .map(([name, value]) => `${encoded(name, 20)}=${encoded(value, LONGEST_PART)}`)
      .join('&'),
  );
  const untidy = fc.constantFrom(
    '',
    'limit',
    'limit=1&limit=2',
    '&&=&',
    'q=%',
    'q=%zz',
    'q=%C0%AF',
    'cursor=.',
    'cursor=a.b',
    'skills=,,,',
  );
  return fc.oneof(
    { arbitrary: tidy, weight: route.query ? 6 : 1 },
    { arbitrary: untidy, weight: route.query ? 1 : 6 },
  );
};

const noFields = allRoutes.find(({ id }) => id === 'auth.signOut')?.route.body as NonNullable<Route['body']>;

const TOO_LARGE = JSON.stringify({ password: 'a'.repeat(70_000) });

const bodyFor = (route: Route, known: Known): fc.Arbitrary<string | undefined> => {
  const json = valuesFor(route.body ?? noFields, known).map((value) => JSON.stringify(value));
  const broken = fc.constantFrom(
    undefined,
    '',
    '{',
    '[1,',
    'null',
    '"text"',
    '{"a":1e999}',
    '{"__proto__":{"role":"admin"}}',
    '\u0000',
    '[['.repeat(2000),
    TOO_LARGE,
  );
  return fc.oneof({ arbitrary: json, weight: 8 }, { arbitrary: broken, weight: 1 });
};

const contentTypes = fc.oneof(
  { arbitrary: fc.constant<string | undefined>('application/json'), weight: 12 },
  {
    arbitrary: fc.constantFrom(
      undefined,
      'text/plain',
      'application/json; charset=utf-8',
      'application/merge-patch+json',
      'multipart/form-data',
      '/',
      ';',
    ),
    weight: 2,
  },
);

const cookieHeaders = (cookies: readonly string[]): fc.Arbitrary<string | undefined> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...cookies), weight: 6 },
    { arbitrary: fc.constant(undefined), weight: 2 },
    {
      arbitrary: fc.constantFrom(
        '__Host-fledge=',
        '__Host-fledge=nobody',
        '=',
        ';;;',
        `__Host-fledge=${'x'.repeat(3000)}`,
        '__Host-fledge=%00; a=b',
      ),
      weight: 1,
    },
  );

const origins = fc.constantFrom<Record<string, string>>(
  {},
  {},
  {},
  {},
  {},
  {},
  {},
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-origin' },
);

const present = (headers: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** A request for one route: the method, the input and the sender may each be right or wrong. */
const requestFor = (route: Route, cookies: readonly string[], known: Known): fc.Arbitrary<RawRequest> =>
  fc
    .record({
      method: fc.oneof(
        { arbitrary: fc.constant<string>(route.method), weight: 19 },
        { arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'), weight: 1 },
      ),
      path: pathFor(route, known),
      query: queryFor(route, known),
      body: bodyFor(route, known),
      contentType: contentTypes,
      cookie: cookieHeaders(cookies),
      origin: origins,
    })
    .map(({ method, path, query, body, contentType, cookie, origin }) => {
      const carries = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
      return {
        method,
        path: query === '' ? path : `${path}?${query}`,
        headers: { ...origin, ...present({ cookie, 'content-type': carries ? contentType : undefined }) },
        body: carries ? body : undefined,
      };
    });

/** A request for what is not there. */
const strayFor = (world: World): fc.Arbitrary<RawRequest> =>
  fc
    .record({
      method: fc.constantFrom('GET', 'POST', 'DELETE'),
      part: anyValue,
      cookie: cookieHeaders(world.cookies),
    })
    .map(({ method, part, cookie }) => ({
      method,
      path: `/api/${encoded(part, LONGEST_PART)}`,
      headers: present({ cookie }),
      body: undefined,
    }));

/** These end the session that a request carries: soon no user would be signed in. */
const ENDING_A_SESSION: ReadonlySet<RouteId> = new Set([
  'auth.signIn',
  'auth.signUp',
  'auth.signOut',
  'auth.signOutEverywhere',
]);

/** The sessions for requests to a route, of which some may use it. */
const cookiesFor = (id: RouteId, route: Route, world: World): readonly string[] => {
  if (ENDING_A_SESSION.has(id)) return world.spareCookies;
  const isForAdmins = Array.isArray(route.access) && route.access.every((role) => role === 'admin');
  return isForAdmins ? [world.adminCookie, world.adminCookie, ...world.cookies.slice(0, 1)] : world.cookies;
};

/** A request to any route of the contract, each as often as any other, and now and then to none. */
export const anyRequest = (world: World): fc.Arbitrary<RawRequest> =>
  fc.oneof(
    ...allRoutes.map(({ id, route }) => ({
      arbitrary: requestFor(route, cookiesFor(id, route, world), world.known),
      weight: 3,
    })),
    { arbitrary: strayFor(world), weight: 1 },
  );
