import { isOfSite, type Route } from '#shared/core/contract.ts';

/** A route of the contract and the feature whose function answers it. */
export interface Declared {
  readonly feature: string;
  readonly route: Pick<Route, 'method' | 'path'>;
}

/** A route of API Gateway: `ANY` for all methods that no other route of the same path has, `{proxy+}` for the rest of a path. */
export interface GatewayRoute {
  readonly method: Route['method'] | 'HEAD' | 'ANY';
  readonly path: string;
  readonly feature: string;
}

/** The feature that answers every address and method that no route has, and knows the methods of all paths. */
export const FALLBACK = 'system';

/** How the rest of a path is written. */
const REST = '/{proxy+}';

const segmentsOf = (path: string): string[] => path.split('/').slice(1);
const isHole = (segment: string): boolean => segment.startsWith('{');

/** The resource that a path belongs to: `/api/events` of `/api/events/{id}/guests`, `/api/admin/users` of what admins have. */
const resourceOf = (path: string): string => {
  const segments = segmentsOf(path);
  return `/${segments.slice(0, segments[1] === 'admin' ? 3 : 2).join('/')}`;
};

/** Whether a request for one path can be taken for one of another, more or equally general one. */
const isCoveredBy = (path: string, other: string): boolean => {
  const [ours, theirs] = [segmentsOf(path), segmentsOf(other)];
  return (
    path !== other &&
    ours.length === theirs.length &&
    ours.every((segment, i) => segment === theirs[i] || isHole(theirs[i] ?? ''))
  );
};

const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
};

const featuresOf = (declared: readonly Declared[]): string[] => [
  ...new Set(declared.map(({ feature }) => feature)),
];

/** The feature with most routes of a resource. */
const ownerOf = (declared: readonly Declared[]): string => {
  const counts = [...groupBy(declared, ({ feature }) => feature)].map(
    ([feature, { length }]) => [feature, length] as const,
  );
  const [[owner] = ['']] = counts.sort(([, left], [, right]) => right - left);
  return owner;
};

/**
 * The routes of a path that leads past its owner's greedy route. Of a path that two features share, each method is named, and
 * other methods lead to the fallback.
 */
const ofPath = (path: string, declared: readonly Declared[]): GatewayRoute[] => {
  const [only, ...more] = featuresOf(declared);
  if (only !== undefined && more.length === 0) return [{ method: 'ANY', path, feature: only }];
  return [
    ...declared.map(({ feature, route: { method } }) => ({ method, path, feature })),
    { method: 'ANY' as const, path, feature: FALLBACK },
  ];
};

/** The routes of a resource: all that is not another feature's leads to its owner. */
const ofResource = (resource: string, declared: readonly Declared[]): GatewayRoute[] => {
  const owner = ownerOf(declared);
  const byPath = groupBy(declared, ({ route }) => route.path);
  const others = [...byPath].filter(([, routes]) => routes.some(({ feature }) => feature !== owner));
  // A path of the owner that looks like one of another feature has to be more particular than that.
  const hidden = [...byPath].filter(([path]) => others.some(([other]) => isCoveredBy(path, other)));
  const named = new Map([...others, ...hidden]);
  const rest = [...byPath.keys()].filter((path) => !named.has(path));
  return [
    ...[...named].flatMap(([path, routes]) => ofPath(path, routes)),
    ...(rest.includes(resource) ? [{ method: 'ANY' as const, path: resource, feature: owner }] : []),
    ...(rest.some((path) => path !== resource)
      ? [{ method: 'ANY' as const, path: `${resource}${REST}`, feature: owner }]
      : []),
  ];
};

/** API Gateway knows no holes with an ending: `/credentials/{id}.json` is a `/credentials/{id}`, of the same feature. */
const withoutEnding = (path: string): string => path.replaceAll(/\}[^/]+/g, '}');

/** Pages and files of the site are named one by one, with HEAD: their addresses are the site's, and few. */
const ofSite = (declared: readonly Declared[]): GatewayRoute[] => {
  const byPath = new Map(
    declared.map(({ feature, route: { method, path } }) => [withoutEnding(path), { method, feature }]),
  );
  return [...byPath].flatMap(([path, { method, feature }]) =>
    [method, 'HEAD' as const].map((each) => ({ method: each, path, feature })),
  );
};

/**
 * The routes by which API Gateway finds the function for a request, without the default route: a pair for each resource that one
 * feature owns, and the paths in it of other features. The function finds the contract's route by method and path
 * (functions/core/middleware/find-route.ts). An API may have 300 (route-quota.ts), the contract has more
 * (docs/decisions/0304).
 */
export const gatewayRoutes = (declared: readonly Declared[]): GatewayRoute[] => {
  const ofApi = declared.filter(({ route }) => !isOfSite(route));
  return [
    ...ofSite(declared.filter(({ route }) => isOfSite(route))),
    ...[...groupBy(ofApi, ({ route }) => resourceOf(route.path))].flatMap(([resource, routes]) =>
      ofResource(resource, routes),
    ),
  ];
};
