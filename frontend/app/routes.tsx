import type { ReactNode } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { type LazyPart, lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import type { PublicScreen } from './registry/screen.ts';

/** A route whose code can be fetched before it is shown. */
export type ScreenRoute = RouteObject & {
  readonly children?: ScreenRoute[];
  readonly preload?: (pathname: string) => Promise<void>;
};

/** Says that a screen is not built yet. */
const ComingSoon = lazyPart(async () => ({ default: (await import('./screens/ComingSoon.tsx')).ComingSoon }));

/** The page for addresses that do not exist. */
export const NotFound = lazyPart(async () => ({
  default: (await import('#frontend/core/page/NotFound.tsx')).NotFound,
}));

/** A page that is rendered at build time: the browser's tab has the same title before and after. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return children;
}

/** The route of a declared screen; `base` is the path of the route around it, if that has one. */
export const routeOf = (
  { path, label, load, prerendered }: Pick<PublicScreen, 'path' | 'label' | 'load' | 'prerendered'>,
  base = '',
): ScreenRoute => {
  const relative = path.slice(base.length);
  if (!load) return { path: relative, element: <ComingSoon name={label} />, preload: ComingSoon.preload };
  const Page: LazyPart = lazyPart(load);
  const page = <Page />;
  return {
    path: relative,
    element: prerendered ? <Titled title={prerendered.title}>{page}</Titled> : page,
    preload: Page.preload,
  };
};

/** Fetches the code of the routes that match an address. */
export const preloadRoutes = async (routes: ScreenRoute[], pathname: string): Promise<void> => {
  await Promise.all(matchRoutes(routes, pathname)?.map(({ route }) => route.preload?.(pathname)) ?? []);
};
