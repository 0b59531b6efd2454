import { Suspense } from 'react';
import { matchRoutes, useLocation, useRoutes } from 'react-router-dom';
import { roleFromHint } from '#frontend/core/session/hint.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { DashboardLayout, PublicLayout } from './layouts/DashboardLayout.tsx';
import { roleRoute } from './RoleScreens.tsx';
import { ACCOUNT_SCREENS } from './registry/account.ts';
import { DASHBOARD_HOME } from './registry/home.ts';
import {
  ARTICLE,
  CHALLENGE,
  COMPANY,
  CREDENTIAL,
  EVENT,
  GUIDE,
  LIBRARY,
  PERSON,
  RESULTS,
  STUDY_ABROAD,
} from './registry/linked.ts';
import { CALENDAR, EVENTS } from './registry/links.ts';
import { loaderFor, ROLES_WITH_SCREENS } from './registry/roles.ts';
import { EXPLORE, OPPORTUNITY } from './registry/shared.ts';
import { preloadRoutes, routeOf, type ScreenRoute } from './routes.tsx';
import { ErrorBoundary } from './screens/ErrorBoundary.tsx';

const loadSite = () => import('./SiteRoutes.tsx');
const Site = lazyPart(loadSite);

/** The navigation of the user who was signed in here last, while the session is being loaded. */
const preloadNavigation = async (): Promise<void> => {
  const role = roleFromHint();
  if (role !== null) await loaderFor(role)();
};

/** The screens that visitors have too, each in their own frame. */
const SHARED_ROUTES: ScreenRoute[] = [
  {
    element: <DashboardLayout shared />,
    preload: () => (roleFromHint() === null ? PublicLayout.preload() : preloadNavigation()),
    children: [
      ...[EXPLORE, OPPORTUNITY, PERSON, COMPANY, LIBRARY, ARTICLE],
      ...[STUDY_ABROAD, GUIDE, EVENT, CHALLENGE, RESULTS, CREDENTIAL],
    ].map((screen) => routeOf(screen)),
  },
];

/** The routes, from the declarations in registry/. What the dashboard needs at once is here; the rest is loaded. */
const ROUTES: ScreenRoute[] = [
  {
    element: <DashboardLayout />,
    preload: preloadNavigation,
    children: [
      ...[DASHBOARD_HOME, EVENTS, CALENDAR, ...ACCOUNT_SCREENS].map((screen) => routeOf(screen)),
      ...ROLES_WITH_SCREENS.map(roleRoute),
    ],
  },
  ...SHARED_ROUTES,
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

/**
 * Whether the page that was rendered at build time is what the browser shows at an address. Of a shared screen it is the
 * visitors' one: a user who was signed in here gets the other frame.
 */
export const isPrerendered = async (page: string, pathname: string): Promise<boolean> => {
  const [shared, wanted] = [page, pathname].map((path) => matchRoutes(SHARED_ROUTES, path)?.at(-1)?.route);
  if (shared || wanted) return shared === wanted && roleFromHint() === null;
  return (await loadSite()).sameSiteScreen(page, pathname);
};

/** Fetches the code of the screen at an address. */
export const preloadScreen = (pathname: string): Promise<void> => preloadRoutes(ROUTES, pathname);
