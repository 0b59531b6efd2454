import type { Route } from '#shared/core/contract.ts';
import { AppError } from '../errors.ts';
import type { AnyHandler } from '../handlers.ts';
import type { ApiMiddleware } from './request.ts';

/** The error for a request that none of the feature's routes matches. */
export type Unmatched = (path: string) => AppError;

const notFound: Unmatched = () => new AppError('not_found');

/** Finds the route that API Gateway matched (`routeKey`) among those of the feature, and its handler. */
export const findRoute = (
  feature: Record<string, Route>,
  handlers: Readonly<Record<string, AnyHandler>>,
  unmatched: Unmatched = notFound,
): ApiMiddleware => {
  const byKey = new Map(
    Object.entries(feature).map(([name, route]) => [
      `${route.method} ${route.path}`,
      { route, handle: handlers[name] as AnyHandler },
    ]),
  );
  return {
    name: 'find-route',
    before: ({ event, internal }) => {
      const found = byKey.get(event.routeKey);
      if (!found) throw unmatched(event.rawPath);
      Object.assign(internal, found);
    },
  };
};
