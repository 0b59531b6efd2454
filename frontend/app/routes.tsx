import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type LazyPart, lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { DashboardScreen } from './registry/screen.ts';

/** A route whose code can be fetched before it is shown. */
export type ScreenRoute = RouteObject & {
  readonly children?: ScreenRoute[];
  readonly preload?: (pathname: string) => Promise<void>;
};

/** In place of a screen that is not built yet. */
const ComingSoon = lazyPart(async () => ({ default: (await import('./screens/ComingSoon.tsx')).ComingSoon }));

/** The page for addresses that do not exist. */
export const NotFound = lazyPart(async () => ({
  default: (await import('#frontend/core/page/NotFound.tsx')).NotFound,
}));

/** The route of a declared screen; `base` is the path of the route around it, if that has one. */
export const routeOf = (
  { path, label, load, soon }: Pick<DashboardScreen, 'path' | 'label' | 'load' | 'soon'>,
  base = '',
): ScreenRoute => {
  const relative = path.slice(base.length);
  if (!load)
    return {
      path: relative,
      element: <ComingSoon name={label} soon={soon} />,
      preload: ComingSoon.preload,
    };
  const Page: LazyPart = lazyPart(load);
  return { path: relative, element: <Page />, preload: Page.preload };
};

/** Fetches the code of the routes that match an address. */
export const preloadRoutes = async (routes: ScreenRoute[], pathname: string): Promise<void> => {
  await Promise.all(matchRoutes(routes, pathname)?.map(({ route }) => route.preload?.(pathname)) ?? []);
};
