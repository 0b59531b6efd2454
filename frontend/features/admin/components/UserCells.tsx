import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { ActiveIcon, AlertIcon } from '#frontend/ui/style/icons.ts';
import { fullName } from '#shared/core/names.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { DirectoryUser } from '#shared/features/admin/directory.ts';
import { STATUS_LABELS } from '../adminLabels.ts';

/** Active or not, as an icon beside a name. */
export function StatusIcon({ status }: Pick<DirectoryUser, 'status'>) {
  const Icon = status === 'active' ? ActiveIcon : AlertIcon;
  return (
    <Icon
      aria-label={STATUS_LABELS[status]}
      className={cx('size-4 flex-none', status === 'active' ? 'text-positive' : 'text-warning')}
    />
  );
}

interface UserCellProps {
  user: Pick<DirectoryUser, 'firstName' | 'lastName' | 'email' | 'role' | 'status'>;
  onOpen: () => void;
}

/** Who a row is about: the name opens the details. */
export function UserCell({ user, onOpen }: UserCellProps) {
  const { firstName, lastName, email, role, status } = user;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar firstName={firstName} lastName={lastName} role={role} size="small" />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-1.5">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            className="-my-1 min-w-0 truncate rounded-tick py-1 font-medium hover:underline"
          >
            <bdi>{fullName({ firstName, lastName })}</bdi>
          </button>
          <StatusIcon status={status} />
        </div>
        <p title={email} className="truncate text-fine font-normal text-muted">
          {shownAddress(email)}
        </p>
      </div>
    </div>
  );
}
