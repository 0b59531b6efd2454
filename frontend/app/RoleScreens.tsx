import { useRoutes } from 'react-router-dom';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { type LazyPart, lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import type { Role } from '#shared/core/contract.ts';
import { loaderFor } from './registry/roles.ts';
import { NotFound, preloadRoutes, routeOf, type ScreenRoute } from './routes.tsx';

const NoAccess = lazyPart(() => import('./screens/NoAccess.tsx'));

/** The route of all screens of a role, whose declarations are loaded with it. */
export const roleRoute = (owner: Role): ScreenRoute => {
  const base = `/dashboard/${owner}`;
  let routes: ScreenRoute[] | undefined;
  const load = async (): Promise<ScreenRoute[]> => {
    const { default: screens } = await loaderFor(owner)();
    routes ??= [
      ...screens.map((screen) => routeOf(screen, base)),
      { path: '*', element: <NotFound />, preload: NotFound.preload },
    ];
    return routes;
  };
  const Screens = lazyPart(async () => {
    const loaded = await load();
    return { default: () => useRoutes(loaded) };
  });
  return {
    path: `${base}/*`,
    element: <OwnScreens owner={owner} Screens={Screens} />,
    preload: async (pathname) => {
      await Screens.preload();
      await preloadRoutes(await load(), pathname.slice(base.length));
    },
  };
};

/** `/dashboard/mentor/…` is for mentors only, admins' screens for approved admins. (The API protects the data behind it.) */
function OwnScreens({ owner, Screens }: { owner: Role; Screens: LazyPart }) {
  const { role, status } = useCurrentUser();
  const allowed = owner === role && (owner !== 'admin' || status === 'active');
  return allowed ? <Screens /> : <NoAccess owner={owner} />;
}
