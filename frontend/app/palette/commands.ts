import { PATHS, PUBLIC_LINKS, type ScreenPath, type SidebarIcon, sidebarFor } from '#frontend/core/paths.ts';
import type { Theme } from '#frontend/core/theme/theme.ts';
import type { User } from '#shared/features/users.ts';

/** What a command does when it is not to lead somewhere. */
export type Action = { theme: Theme } | 'sign out';

export interface Command {
  readonly label: string;
  /** Other words by which people look for it. */
  readonly keywords?: readonly string[];
  readonly does: ScreenPath | Action;
  /** The sidebar's, for what stands there. */
  readonly icon?: SidebarIcon;
}

interface Commands {
  readonly heading: string;
  readonly commands: readonly Command[];
}

const LOG_IN: Command = { label: 'Log in', keywords: ['login', 'sign in', 'sign up'], does: PATHS.auth };
const EXPLORE: Command = {
  label: 'Explore opportunities',
  keywords: ['jobs', 'internships', 'projects', 'search'],
  does: PATHS.explore,
};
const LEGAL: readonly Command[] = [
  { label: 'Privacy', keywords: ['data', 'cookies'], does: PATHS.privacy },
  { label: 'Terms', keywords: ['conditions'], does: PATHS.terms },
  { label: 'Accessibility', keywords: ['a11y', 'keyboard'], does: PATHS.accessibility },
];
const THEMES: readonly Command[] = [
  { label: 'Use the light theme', keywords: ['appearance', 'bright'], does: { theme: 'light' } },
  { label: 'Use the dark theme', keywords: ['appearance', 'night'], does: { theme: 'dark' } },
  { label: 'Use the theme of the system', keywords: ['appearance', 'automatic'], does: { theme: 'system' } },
];

/** The commands of somebody: what their role has, or the public pages while nobody is known to be signed in. */
export const commandsFor = (user: Pick<User, 'role'> | null | undefined): Commands[] => {
  const pages: Command[] = [
    { label: 'Home', does: PATHS.home },
    ...PUBLIC_LINKS.map(({ label, path }) => ({ label, does: path })),
    ...LEGAL,
  ];
  if (!user)
    return [
      { heading: 'Go to', commands: [EXPLORE, LOG_IN, ...pages] },
      { heading: 'Do', commands: THEMES },
    ];
  return [
    {
      heading: 'Go to',
      commands: [
        ...sidebarFor(user.role).map(({ label, path, icon }) => ({ label, does: path, icon })),
        EXPLORE,
        { label: 'Profile', keywords: ['resume', 'skills', 'account'], does: PATHS.profile },
        // An admin's sidebar has settings, too: those of the platform.
        { label: 'My settings', keywords: ['password', 'mail', 'preferences'], does: PATHS.settings },
      ],
    },
    {
      heading: 'Do',
      commands: [...THEMES, { label: 'Sign out', keywords: ['logout', 'log out'], does: 'sign out' }],
    },
    { heading: 'Public pages', commands: pages },
  ];
};
