import type { ReactNode } from 'react';
import { matchRoutes, useRoutes } from 'react-router-dom';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { BareLayout } from './layouts/BareLayout.tsx';
import { PublicLayout } from './layouts/DashboardLayout.tsx';
import { PUBLIC_SCREENS } from './registry/public.ts';
import type { PublicScreen } from './registry/screen.ts';
import { NotFound, routeOf, type ScreenRoute } from './routes.tsx';

/** A page that is rendered at build time: the browser's tab has the same title before and after. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return <>{children}</>;
}

const routesIn = (layout: PublicScreen['layout']): ScreenRoute[] =>
  PUBLIC_SCREENS.filter((screen) => screen.layout === layout).map((screen) => {
    const route = routeOf(screen);
    // Screens without the top bar have headers that name the tab themselves.
    if (!screen.prerendered || layout === 'bare') return route;
    return { ...route, element: <Titled title={screen.prerendered.title}>{route.element}</Titled> };
  });

/** The routes of the screens that only visitors' frames have. */
export const SITE_ROUTES: ScreenRoute[] = [
  {
    element: <PublicLayout />,
    preload: PublicLayout.preload,
    children: [...routesIn('public'), { path: '*', element: <NotFound />, preload: NotFound.preload }],
  },
  {
    element: <BareLayout />,
    children: [
      ...routesIn('bare'),
      ...['/dashboard/*', '/onboarding/*'].map((path) => ({
        path,
        element: <NotFound />,
        preload: NotFound.preload,
      })),
    ],
  },
];

/** Whether two addresses of these routes lead to the same screen. */
export const sameSiteScreen = (one: string, other: string): boolean => {
  const [first, second] = [one, other].map((pathname) => matchRoutes(SITE_ROUTES, pathname)?.at(-1)?.route);
  return first !== undefined && first === second;
};

/** Everything outside the dashboard, in a separate chunk. */
export default function SiteRoutes() {
  return useRoutes(SITE_ROUTES);
}
