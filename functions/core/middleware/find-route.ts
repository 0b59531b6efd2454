import type { Route } from '#shared/contract.ts';
import { allRoutes, type FeatureName, routes } from '#shared/routes.ts';
import { AppError } from '../errors.ts';
import type { AnyHandler } from '../handlers.ts';
import type { ApiMiddleware } from './request.ts';

/** Whether a path with `{fields}` fits a request's path. */
const fits = (pattern: string, path: string) => {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length && wanted.every((part, i) => part.startsWith('{') || part === given[i])
  );
};

/** 405 with `Allow` when other methods live at this path, else 404. */
const nothingHere = (path: string): AppError => {
  const methods = allRoutes.filter(({ route }) => fits(route.path, path)).map(({ route }) => route.method);
  return methods.length > 0
    ? new AppError('method_not_allowed', { headers: { allow: [...new Set(methods)].join(', ') } })
    : new AppError('not_found', { message: 'There is nothing at this address.' });
};

/** Finds the route that API Gateway matched (`routeKey`) among those of the feature. */
export const findRoute = (feature: FeatureName, handlers: Record<string, AnyHandler>): ApiMiddleware => {
  const byKey = new Map(
    Object.entries(routes[feature] as Record<string, Route>).map(([name, route]) => [
      `${route.method} ${route.path}`,
      { id: `${feature}.${name}` as never, route, answer: handlers[name] as AnyHandler },
    ]),
  );
  return {
    name: 'find-route',
    before: ({ event, internal }) => {
      const found = byKey.get(event.routeKey);
      if (!found) throw nothingHere(event.rawPath);
      Object.assign(internal, found);
    },
  };
};
