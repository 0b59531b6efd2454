import { PATHS } from '#frontend/core/paths.ts';
import { useSignOut } from '#frontend/core/session/useSignOut.tsx';
import type { MenuPanelProps } from '#frontend/ui/overlays/MenuPanel.tsx';
import MenuPanel from '#frontend/ui/overlays/MenuPanel.tsx';
import { LogOutIcon, SettingsIcon, UserIcon } from '#frontend/ui/style/icons.ts';
import { fullName } from '#shared/core/names.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { User } from '#shared/features/users/schema.ts';

type AccountMenuPanelProps = Omit<MenuPanelProps, 'header' | 'items'> & { user: User };

/** The content of the account menu. A separate chunk, loaded when the user hovers over or focuses the button. */
export default function AccountMenuPanel({ user, ...props }: AccountMenuPanelProps) {
  const { signOut, question } = useSignOut();
  return (
    <>
      <MenuPanel
        {...props}
        header={
          <>
            <p className="truncate text-small font-medium">
              <bdi>{fullName(user)}</bdi>
            </p>
            <p className="truncate text-fine text-muted">{shownAddress(user.email)}</p>
          </>
        }
        items={[
          { label: 'Profile', icon: <UserIcon aria-hidden="true" />, to: PATHS.profile },
          { label: 'Settings', icon: <SettingsIcon aria-hidden="true" />, to: PATHS.settings },
          { label: 'Logout', icon: <LogOutIcon aria-hidden="true" />, onSelect: signOut, apart: true },
        ]}
      />
      {question}
    </>
  );
}
