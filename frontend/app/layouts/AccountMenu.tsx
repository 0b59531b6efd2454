import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { LazyMenu } from '#frontend/ui/overlays/Menu.tsx';
import { ChevronDownIcon } from '#frontend/ui/style/icons.ts';
import { fullName } from '#shared/core/names.ts';
import type { User } from '#shared/features/users/schema.ts';

const load = () => import('./AccountMenuPanel.tsx');

/** Who is signed in, with the menu of Profile, Settings and Logout. On a phone only the initials show. */
export function AccountMenu({ user }: { user: User }) {
  return (
    <LazyMenu
      load={load}
      content={{ user }}
      triggerClass="flex items-center gap-2.5 rounded-full p-1 text-left transition-colors hover:bg-neutral-soft aria-expanded:bg-neutral-soft sm:rounded-control sm:pr-2.5"
      trigger={
        <>
          <Avatar firstName={user.firstName} lastName={user.lastName} role={user.role} size="small" />
          <span className="max-w-30 leading-tight xl:max-w-40 max-sm:sr-only">
            <VisuallyHidden>Account: </VisuallyHidden>
            <span className="block truncate text-small font-medium">
              <bdi>{fullName(user)}</bdi>
            </span>
            <span className="block text-fine text-muted">{ROLE_LABELS[user.role]}</span>
          </span>
          <ChevronDownIcon aria-hidden="true" className="hidden size-4 text-muted sm:block" />
        </>
      }
    />
  );
}
