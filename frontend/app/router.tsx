import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { roleFromHint } from '#frontend/core/session/hint.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { DashboardLayout } from './layouts/DashboardLayout.tsx';
import { roleRoute } from './RoleScreens.tsx';
import { ACCOUNT_SCREENS } from './registry/account.ts';
import { DASHBOARD_HOME } from './registry/home.ts';
import { loaderFor, ROLES_WITH_SCREENS } from './registry/roles.ts';
import { preloadRoutes, routeOf, type ScreenRoute } from './routes.tsx';
import { ErrorBoundary } from './screens/ErrorBoundary.tsx';

const loadSite = () => import('./SiteRoutes.tsx');
const Site = lazyPart(loadSite);

/** The routes, from the declarations in registry/. What the dashboard needs at once is here; the rest is loaded. */
const ROUTES: ScreenRoute[] = [
  {
    element: <DashboardLayout />,
    // The navigation, while the session is being loaded.
    preload: async () => {
      const role = roleFromHint();
      if (role !== null) await loaderFor(role)();
    },
    children: [
      ...[DASHBOARD_HOME, ...ACCOUNT_SCREENS].map((screen) => routeOf(screen)),
      ...ROLES_WITH_SCREENS.map(roleRoute),
    ],
  },
  {
    path: '*',
    element: <Site />,
    preload: async (pathname) => {
      const [{ SITE_ROUTES }] = await Promise.all([loadSite(), Site.preload()]);
      await preloadRoutes(SITE_ROUTES, pathname);
    },
  },
];

/** The screen at the address; says so when even its layout could not be loaded. */
export function Router() {
  return (
    <ErrorBoundary resetKey={useLocation().pathname}>
      <Suspense fallback={null}>{useRoutes(ROUTES)}</Suspense>
    </ErrorBoundary>
  );
}

/** Whether a page that was rendered at build time is the screen at an address. */
export const isSameScreen = async (prerendered: string, pathname: string): Promise<boolean> =>
  (await loadSite()).sameSiteScreen(prerendered, pathname);

/** Fetches the code of the screen at an address. */
export const preloadScreen = (pathname: string): Promise<void> => preloadRoutes(ROUTES, pathname);
