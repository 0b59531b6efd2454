import { matchRoutes, useRoutes } from 'react-router-dom';
import { BareLayout } from './layouts/BareLayout.tsx';
import { PublicLayout } from './layouts/DashboardLayout.tsx';
import { PUBLIC_SCREENS } from './registry/public.ts';
import type { PublicScreen } from './registry/screen.ts';
import { NotFound, routeOf, type ScreenRoute } from './routes.tsx';

const routesIn = (layout: PublicScreen['layout']): ScreenRoute[] =>
  PUBLIC_SCREENS.filter((screen) => screen.layout === layout).map((screen) => routeOf(screen));

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
