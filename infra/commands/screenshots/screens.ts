import { PUBLIC_PAGES } from '#frontend/marketing/pages.ts';
import { ROLES, type Role } from '#shared/contract.ts';

/** A picture to take: a name for its file, where, and as which demo person. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly as?: Role;
}

const plain = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** Every public page, and the main screens of the app as the demo people of the local stage see them. */
export const SCREENS: readonly Screen[] = [
  ...PUBLIC_PAGES.map(({ path }) => ({ name: plain(path), path })),
  { name: 'contact-with-subject', path: '/contact?subject=Schedule+a+demo' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'auth', path: '/auth' },
  { name: 'auth-sign-up', path: '/auth?mode=signup' },
  { name: 'get-started', path: '/get-started' },
  { name: 'home-signed-in', path: '/', as: 'student' },
  { name: 'explore-signed-in', path: '/explore', as: 'student' },
  { name: 'explore-nothing', path: '/explore?q=zzzz', as: 'student' },
  ...ROLES.map((role) => ({ name: `dashboard-${role}`, path: '/dashboard', as: role })),
  { name: 'profile', path: '/dashboard/profile', as: 'student' },
  { name: 'settings', path: '/dashboard/settings', as: 'student' },
];

export const WIDTHS = [375, 768, 1440] as const;
export const THEMES = ['light', 'dark'] as const;
