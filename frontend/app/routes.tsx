import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type LazyPart, lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { DashboardScreen } from './registry/screen.ts';
import { Switchable } from './screens/Switchable.tsx';

/** A route whose code can be fetched before it is shown. */
export type ScreenRoute = RouteObject & {
  readonly children?: ScreenRoute[];
  readonly preload?: (pathname: string) => Promise<void>;
};

/** The page for addresses that do not exist. */
export const NotFound = lazyPart(async () => ({
  default: (await import('#frontend/core/page/NotFound.tsx')).NotFound,
}));

/** The route of a declared screen; `base` is the path of the route around it, if that has one. */
export const routeOf = ({ path, load }: Pick<DashboardScreen, 'path' | 'load'>, base = ''): ScreenRoute => {
  const Page: LazyPart = lazyPart(load);
  const element = (
    <Switchable path={path}>
      <Page />
    </Switchable>
  );
  return { path: path.slice(base.length), element, preload: Page.preload };
};

/** Fetches the code of the routes that match an address. */
export const preloadRoutes = async (routes: ScreenRoute[], pathname: string): Promise<void> => {
  await Promise.all(matchRoutes(routes, pathname)?.map(({ route }) => route.preload?.(pathname)) ?? []);
};
