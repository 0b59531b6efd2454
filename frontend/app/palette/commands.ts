import { PATHS } from '#frontend/core/paths.ts';
import type { Theme } from '#frontend/core/theme/theme.ts';
import type { IconNode } from '#frontend/ui/style/createIcon.ts';
import { ACCOUNT_SCREENS } from '../registry/account.ts';
import { DASHBOARD_HOME } from '../registry/home.ts';
import { linksAfter } from '../registry/links.ts';
import { PUBLIC_SCREENS } from '../registry/public.ts';
import type { DashboardScreen, PublicScreen } from '../registry/screen.ts';
import { KEYWORDS } from './keywords.ts';

/** What a command does if it does not lead to a screen. */
export type Action = { theme: Theme } | 'sign out';

export interface Command {
  /** Where labels repeat; otherwise the label is its id. */
  readonly id?: string;
  readonly label: string;
  /** What tells it apart from others of the same name. */
  readonly note?: string;
  /** Other words by which it is found. */
  readonly keywords?: readonly string[];
  /** A path, or an action. */
  readonly does: string | Action;
  /** The sidebar's drawing. */
  readonly drawing?: IconNode;
}

interface Commands {
  readonly heading: string;
  readonly commands: readonly Command[];
  /** At most this many of them are shown. */
  readonly most?: number;
}

const THEMES: readonly Command[] = [
  { label: 'Use the light theme', keywords: ['appearance', 'bright'], does: { theme: 'light' } },
  { label: 'Use the dark theme', keywords: ['appearance', 'night'], does: { theme: 'dark' } },
  { label: 'Use the system theme', keywords: ['appearance', 'automatic'], does: { theme: 'system' } },
];

const commandFor = ({ label, path, ...screen }: PublicScreen | DashboardScreen): Command => ({
  label,
  does: path,
  ...(KEYWORDS[path] && { keywords: KEYWORDS[path] }),
  ...('drawing' in screen && screen.drawing && { drawing: screen.drawing }),
});

const listed = PUBLIC_SCREENS.filter(({ unlisted }) => !unlisted);
const only = (path: string) => listed.filter((screen) => screen.path === path).map(commandFor);
const EXPLORE = only(PATHS.explore);
const LOG_IN = only(PATHS.auth);
const PAGES = listed
  .map(commandFor)
  .filter((command) => ![...EXPLORE, ...LOG_IN].some(({ does }) => does === command.does));

/** What was found for the words that are typed. */
interface Found {
  readonly applications: readonly Command[];
  readonly opportunities: readonly Command[];
}

/**
 * The commands of a user whose role has these screens, or of a visitor, and what was found. The user's own come first:
 * their applications, then the screens of their role.
 */
export const commandsFor = (
  screens: readonly DashboardScreen[] | undefined,
  { applications, opportunities }: Found = { applications: [], opportunities: [] },
): Commands[] => {
  const found = { heading: 'Opportunities', commands: opportunities };
  if (!screens)
    return [
      { heading: 'Go to', commands: [...EXPLORE, ...LOG_IN, ...PAGES] },
      found,
      { heading: 'Actions', commands: THEMES },
    ];
  // A path with a parameter is reached from another screen only.
  const listed = (all: readonly DashboardScreen[]) =>
    all.filter(({ path }) => !path.includes(':')).map(commandFor);
  return [
    { heading: 'Your applications', commands: applications, most: 5 },
    {
      heading: 'Go to',
      commands: [
        ...listed([DASHBOARD_HOME, ...screens, ...linksAfter(screens)]),
        ...EXPLORE,
        ...listed(ACCOUNT_SCREENS),
      ],
    },
    found,
    {
      heading: 'Actions',
      commands: [...THEMES, { label: 'Sign out', keywords: ['logout', 'log out'], does: 'sign out' }],
    },
    { heading: 'Public pages', commands: PAGES },
  ];
};
