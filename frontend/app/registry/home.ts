import { PATHS } from '#frontend/core/paths.ts';
import type { DashboardScreen } from './screen.ts';

/** The home of the dashboard, first in every sidebar. */
export const DASHBOARD_HOME: DashboardScreen = {
  path: PATHS.dashboard,
  label: 'Dashboard',
  icon: 'house',
  load: () => import('#frontend/app/screens/DashboardHome.tsx'),
};
