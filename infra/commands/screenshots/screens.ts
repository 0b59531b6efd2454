import { fillPath, GALLERY_PATH, PATHS } from '#frontend/core/paths.ts';
import { PUBLIC_PAGES } from '#frontend/marketing/pages.ts';
import { opportunityFor } from '#functions/seed/opportunities.ts';
import { ROLES, type Role } from '#shared/contract.ts';
import type { Opportunity } from '#shared/features/opportunities.ts';

/** A picture to take: a name for its file, where, and as which demo person. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as?: Role;
}

const plain = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** The seed's first opportunity of a status: which those are goes by their numbers alone. */
const opportunityPath = (status: Opportunity['status']): string => {
  for (let index = 0; ; index++) {
    const opportunity = opportunityFor(index, new Date(0));
    if (opportunity.status === status) return fillPath(PATHS.opportunity, { id: opportunity.id });
  }
};

/** Every public page, and the screens of the app as the demo people of the local stage see them. */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC_PAGES.map(({ path }) => ({ name: plain(path), path })),
  { name: 'contact-with-subject', path: '/contact?subject=Schedule+a+demo' },
  { name: 'opportunity', path: opportunityPath('open') },
  { name: 'opportunity-closed', path: opportunityPath('closed') },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'auth', path: PATHS.auth },
  { name: 'auth-sign-up', path: '/auth?mode=signup' },
  { name: 'auth-confirm-without-token', path: PATHS.confirmEmail },
  { name: 'auth-forgot-password', path: PATHS.forgotPassword },
  { name: 'get-started', path: PATHS.getStarted },
  { name: 'gallery', path: GALLERY_PATH },
  { name: 'dashboard-signed-out', path: PATHS.dashboard },
  { name: 'home-signed-in', path: PATHS.home, as: 'student' },
  { name: 'explore-signed-in', path: PATHS.explore, as: 'student' },
  { name: 'explore-nothing', path: '/explore?q=zzzz', as: 'student' },
  { name: 'opportunity-signed-in', path: opportunityPath('open'), as: 'student' },
  ...ROLES.flatMap((role): Screen[] => [
    { name: `onboarding-${role}`, path: fillPath(PATHS.onboarding, { role }), as: role },
    { name: `dashboard-${role}`, path: PATHS.dashboard, as: role },
  ]),
  { name: 'profile', path: PATHS.profile, as: 'student' },
  { name: 'settings', path: PATHS.settings, as: 'student' },
  { name: 'not-here-yet', path: PATHS.studentCourses, as: 'student' },
  { name: 'not-yours', path: PATHS.adminMessages, as: 'student' },
  { name: 'admin-messages', path: PATHS.adminMessages, as: 'admin' },
];

export const WIDTHS = [375, 768, 1440] as const;
export const THEMES = ['light', 'dark'] as const;
