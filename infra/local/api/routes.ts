/** A route of an HTTP API by its key, `GET /api/users/{id}` or `$default`. */
export interface RouteKey {
  readonly key: string;
  readonly method: string;
  readonly segments: readonly string[];
}

/** A route with what the path put into its holes, decoded. */
export interface Match<R extends RouteKey> {
  readonly route: R;
  readonly parameters: Readonly<Record<string, string>>;
}

export const DEFAULT_ROUTE = '$default';

/** Takes a route key apart. */
export const parseRouteKey = (key: string): RouteKey => {
  if (key === DEFAULT_ROUTE) return { key, method: 'ANY', segments: [] };
  const [method = '', path = ''] = key.split(' ', 2);
  return { key, method, segments: segmentsOf(path) };
};

const segmentsOf = (path: string): string[] => path.split('/').slice(1);
const isHole = (segment: string): boolean => segment.startsWith('{') && segment.endsWith('}');
const isGreedy = (segment: string): boolean => isHole(segment) && segment.endsWith('+}');
const holeName = (segment: string): string => segment.slice(1, segment.endsWith('+}') ? -2 : -1);

/** How particular a segment is: literal before hole before greedy hole. */
const rank = (segment: string | undefined): number => {
  if (segment === undefined || isGreedy(segment)) return 2;
  return isHole(segment) ? 1 : 0;
};

/** Negative when the first route is the more particular one. */
const compare = (left: RouteKey, right: RouteKey): number => {
  const length = Math.max(left.segments.length, right.segments.length);
  for (let index = 0; index < length; index++) {
    const difference = rank(left.segments[index]) - rank(right.segments[index]);
    if (difference !== 0) return difference;
  }
  return Number(left.method === 'ANY') - Number(right.method === 'ANY');
};

const fill = (route: RouteKey, path: readonly string[]): Record<string, string> | undefined => {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of route.segments.entries()) {
    const actual = path[index];
    if (actual === undefined) return undefined;
    if (isGreedy(segment)) {
      parameters[holeName(segment)] = decodeURIComponent(path.slice(index).join('/'));
      return parameters;
    }
    if (isHole(segment)) {
      if (actual === '') return undefined;
      parameters[holeName(segment)] = decodeURIComponent(actual);
    } else if (segment !== decodeURIComponent(actual)) {
      return undefined;
    }
  }
  return path.length === route.segments.length ? parameters : undefined;
};

/**
 * The route for a request, as API Gateway chooses it: a full match of the path, then one with holes, then a greedy
 * one, and last `$default`; among equals the one that names the method. Throws a URIError on a malformed escape.
 */
export const matchRoute = <R extends RouteKey>(
  routes: readonly R[],
  method: string,
  path: string,
): Match<R> | undefined => {
  const segments = segmentsOf(path);
  const matches = routes
    .filter((route) => route.key !== DEFAULT_ROUTE && (route.method === method || route.method === 'ANY'))
    .flatMap((route) => {
      const parameters = fill(route, segments);
      return parameters ? [{ route, parameters }] : [];
    })
    .sort((left, right) => compare(left.route, right.route));
  const fallback = routes.find(({ key }) => key === DEFAULT_ROUTE);
  return matches[0] ?? (fallback && { route: fallback, parameters: {} });
};
