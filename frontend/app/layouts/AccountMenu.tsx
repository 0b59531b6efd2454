import { Avatar } from '#frontend/ui/Avatar.tsx';
import { ChevronDownIcon, LogOutIcon, SettingsIcon, UserIcon } from '#frontend/ui/icons.ts';
import { Menu } from '#frontend/ui/Menu.tsx';
import { ROLE_LABELS } from '#frontend/ui/roleLabels.ts';
import { VisuallyHidden } from '#frontend/ui/VisuallyHidden.tsx';
import type { User } from '#shared/features/users.ts';
import { PATHS } from '../paths.ts';
import { useSignOut } from '../session/useSignOut.ts';

/** Who is signed in, with the menu of Profile, Settings and Logout. On a phone only the initials show. */
export function AccountMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Menu
      triggerClass="flex items-center gap-2.5 rounded-full p-1 text-left transition-colors hover:bg-neutral-soft aria-expanded:bg-neutral-soft sm:rounded-control sm:pr-2.5"
      trigger={
        <>
          <Avatar firstName={user.firstName} lastName={user.lastName} role={user.role} size="small" />
          <span className="max-w-30 leading-tight xl:max-w-40 max-sm:sr-only">
            <VisuallyHidden>Account: </VisuallyHidden>
            <span className="block truncate text-small font-medium">{name}</span>
            <span className="block text-fine text-muted">{ROLE_LABELS[user.role]}</span>
          </span>
          <ChevronDownIcon aria-hidden="true" className="hidden size-4 text-muted sm:block" />
        </>
      }
      header={
        <>
          <p className="truncate text-small font-medium">{name}</p>
          <p className="truncate text-fine text-muted">{user.email}</p>
        </>
      }
      items={[
        { label: 'Profile', icon: <UserIcon aria-hidden="true" />, to: PATHS.profile },
        { label: 'Settings', icon: <SettingsIcon aria-hidden="true" />, to: PATHS.settings },
        { label: 'Logout', icon: <LogOutIcon aria-hidden="true" />, onSelect: signOut, apart: true },
      ]}
    />
  );
}
