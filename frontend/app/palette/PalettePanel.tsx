import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { hasDrafts } from '#frontend/core/session/drafts.ts';
import { useAuthPath } from '#frontend/core/session/useAuthPath.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { useSignOut } from '#frontend/core/session/useSignOut.tsx';
import { chooseTheme } from '#frontend/core/theme/theme.ts';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { type CommandItem, CommandMenu } from '#frontend/ui/overlays/CommandMenu.tsx';
import { Drawing } from '#frontend/ui/style/createIcon.ts';
import {
  ArrowRightIcon,
  LogOutIcon,
  MonitorIcon,
  MoonIcon,
  SearchIcon,
  SunIcon,
} from '#frontend/ui/style/icons.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { loaderFor } from '../registry/roles.ts';
import { type Command, commandsFor } from './commands.ts';
import { useFound } from './useFound.ts';

const THEME_ICONS = { system: MonitorIcon, light: SunIcon, dark: MoonIcon };

interface PalettePanelProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The contents of the command palette, in a separate chunk. */
export default function PalettePanel({ open, onOpenChange }: PalettePanelProps) {
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const { user } = useSession();
  // While they are loading, the other commands are there.
  const screens = useChunk(loaderFor(user?.role ?? ''), user ? open : false);
  const { signOut, question } = useSignOut();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const authPath = useAuthPath();

  const itemFor = ({ does, drawing, ...command }: Command): CommandItem => {
    const item = { id: command.label, ...command };
    if (does === 'sign out')
      return { ...item, icon: <LogOutIcon aria-hidden="true" />, onSelect: signOut, leads: !hasDrafts() };
    if (typeof does === 'string') {
      return {
        ...item,
        icon: drawing ? (
          <Drawing node={drawing} className="size-4.5" />
        ) : (
          <ArrowRightIcon className="size-4.5" />
        ),
        onSelect: () => navigate(does === PATHS.auth ? authPath('signin') : does),
        leads: does !== pathname,
      };
    }
    const Icon = THEME_ICONS[does.theme];
    return { ...item, icon: <Icon aria-hidden="true" />, onSelect: () => chooseTheme(does.theme) };
  };

  return (
    <>
      <CommandMenu
        open={open}
        onOpenChange={(next) => {
          setTyped('');
          onOpenChange(next);
        }}
        onTyped={setTyped}
        label="Commands"
        placeholder={
          user && mayApply(user.role)
            ? 'Search opportunities, applications and pages'
            : 'Search opportunities and pages'
        }
        groups={commandsFor(user ? (screens ?? []) : undefined, found).map(({ commands, ...group }) => ({
          ...group,
          items: commands.map(itemFor),
        }))}
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
