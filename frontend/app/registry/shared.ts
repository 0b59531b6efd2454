import { PATHS } from '#frontend/core/paths.ts';
import type { PublicScreen } from './screen.ts';

/*
 * The screens that visitors and signed-in users have in common: each sees them in their own frame. A file of its own,
 * because the dashboard's routes and sidebar need these and no other public screens. What search engines get is in public.ts.
 */

export const EXPLORE: PublicScreen = {
  path: PATHS.explore,
  label: 'Explore opportunities',
  icon: 'search',
  layout: 'shared',
  load: () => import('#frontend/app/screens/Explore.tsx'),
};

export const OPPORTUNITY: PublicScreen = {
  path: PATHS.opportunity,
  label: 'Opportunity',
  unlisted: true,
  layout: 'shared',
  load: () => import('#frontend/app/screens/Opportunity.tsx'),
};

/** The link to the opportunities in the sidebar of those who may apply. */
export const EXPLORE_LINK = { ...EXPLORE, label: 'Explore' };
