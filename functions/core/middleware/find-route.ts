import type { Route } from '#shared/core/contract.ts';
import { AppError } from '../errors.ts';
import type { AnyHandler } from '../handlers.ts';
import { byParticularity, fits, parametersOf } from '../path-pattern.ts';
import type { ApiMiddleware } from './request.ts';

/** The method and path of a route. */
export type Address = Pick<Route, 'method' | 'path'>;

/** The error for a request that none of some routes matches: 405 with `Allow` if other methods do, else 404. */
const unmatched = (routes: readonly Address[], path: string): AppError => {
  const methods = routes.filter((route) => fits(route.path, path)).map(({ method }) => method);
  return methods.length > 0
    ? new AppError('method_not_allowed', { headers: { allow: [...new Set(methods)].join(', ') } })
    : new AppError('not_found', { message: 'There is nothing at this address.' });
};

/**
 * Finds the route of a request among those of the feature, its handler, and what the path puts into its holes. API Gateway leads
 * to a function all addresses of its resources (infra/constructs/gateway-routes.ts), so that it finds the route by itself.
 *
 * @param known the routes by which an unmatched request is answered: those of the feature, or more
 */
export const findRoute = (
  feature: Record<string, Route>,
  handlers: Readonly<Record<string, AnyHandler>>,
  known: readonly Address[] = Object.values(feature),
): ApiMiddleware => {
  const routes = Object.entries(feature)
    .map(([name, route]) => ({ route, handle: handlers[name] as AnyHandler }))
    .sort((left, right) => byParticularity(left.route.path, right.route.path));
  return {
    name: 'find-route',
    before: ({ event, internal }) => {
      const { rawPath, requestContext } = event;
      const { method } = requestContext.http;
      const found = routes.find(({ route }) => route.method === method && fits(route.path, rawPath));
      if (!found) throw unmatched(known, rawPath);
      event.pathParameters = parametersOf(found.route.path, rawPath);
      Object.assign(internal, found);
    },
  };
};
