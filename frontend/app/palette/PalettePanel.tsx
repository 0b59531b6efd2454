import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { hasDrafts } from '#frontend/core/session/drafts.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { useSignOut } from '#frontend/core/session/useSignOut.tsx';
import { chooseTheme } from '#frontend/core/theme/theme.ts';
import { type CommandItem, CommandMenu } from '#frontend/ui/overlays/CommandMenu.tsx';
import {
  ArrowRightIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  SearchIcon,
  SunIcon,
} from '#frontend/ui/style/icons.ts';
import { SIDEBAR_ICONS } from '../layouts/SidebarLinks.tsx';
import { type Command, commandsFor } from './commands.ts';

const THEME_ICONS = { system: MonitorIcon, light: SunIcon, dark: MoonIcon };

/** What the command palette holds; a chunk of its own. */
export default function PalettePanel(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { user } = useSession();
  const { signOut, question } = useSignOut();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const itemFor = ({ label, keywords, does, icon }: Command): CommandItem => {
    const item = { id: label, label, ...(keywords && { keywords }) };
    if (does === 'sign out')
      return { ...item, icon: <LogOutIcon aria-hidden="true" />, onSelect: signOut, leads: !hasDrafts() };
    if (typeof does === 'string') {
      const Icon = icon ? SIDEBAR_ICONS[icon] : ArrowRightIcon;
      return {
        ...item,
        icon: <Icon className="size-4.5" />,
        onSelect: () => navigate(does),
        leads: does !== pathname,
      };
    }
    const Icon = THEME_ICONS[does.theme];
    return { ...item, icon: <Icon aria-hidden="true" />, onSelect: () => chooseTheme(does.theme) };
  };

  return (
    <>
      <CommandMenu
        {...props}
        label="Commands"
        placeholder="Where to, or what to do?"
        groups={commandsFor(user).map(({ heading, commands }) => ({ heading, items: commands.map(itemFor) }))}
        fallback={(typed) => ({
          id: 'search',
          label: `Search opportunities for “${typed}”`,
          icon: <SearchIcon aria-hidden="true" />,
          onSelect: () => navigate(`${PATHS.explore}?${new URLSearchParams({ q: typed })}`),
          leads: pathname !== PATHS.explore,
        })}
      />
      {question}
    </>
  );
}
