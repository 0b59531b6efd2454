import { ROLES, type Role } from '#shared/core/contract.ts';
import { ACCOUNT_SCREENS } from './account.ts';
import { DASHBOARD_HOME } from './home.ts';
import { CALENDAR, EVENTS } from './links.ts';
import { PUBLIC_SCREENS } from './public.ts';
import { loaderFor } from './roles.ts';
import type { DashboardScreen, PublicScreen } from './screen.ts';

/*
 * All declarations at once, for the build, the tools and the tests. The app itself loads them part by part.
 */

/** A screen of the dashboard, with the roles that may see it. */
export type OwnedScreen = DashboardScreen & { readonly roles: readonly Role[] };

const ofRoles = await Promise.all(
  ROLES.map(async (role) => ({ role, screens: (await loaderFor(role)()).default })),
);

/** The screens of the dashboard. */
export const DASHBOARD_SCREENS: readonly OwnedScreen[] = [
  ...[DASHBOARD_HOME, EVENTS, CALENDAR, ...ACCOUNT_SCREENS].map((screen) => ({ ...screen, roles: ROLES })),
  ...ofRoles.flatMap(({ role, screens }) => screens.map((screen) => ({ ...screen, roles: [role] }))),
];

export const ALL_SCREENS: readonly (PublicScreen | OwnedScreen)[] = [...PUBLIC_SCREENS, ...DASHBOARD_SCREENS];

/** The paths that exist at a stage. */
export const screenPaths = ({ local }: { local: boolean }): string[] =>
  ALL_SCREENS.filter((screen) => local || !('local' in screen)).map(({ path }) => path);

/** The module of a screen's page, from the folder `frontend` on. */
export const pageModule = ({ load }: Pick<DashboardScreen, 'load'>): string => {
  // The build and the tests resolve the specifier, each in its own notation.
  const [, module] = /import\w*\(\s*["'`][^"'`]*frontend\/([^"'`]+)["'`]/.exec(String(load)) ?? [];
  if (module === undefined) throw new Error(`Write the loader as () => import('#frontend/…'): ${load}`);
  return `/frontend/${module}`;
};
