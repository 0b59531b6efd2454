import { dayOfMoment, fullDate } from '#frontend/ui/data/dates.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import type { Column } from '#frontend/ui/data/Table.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import type { Role } from '#shared/core/contract.ts';
import type { DirectoryUser } from '#shared/features/admin/directory.ts';
import { STATUS_LABELS } from '../adminLabels.ts';
import { UserActions, type UserTask } from './UserActions.tsx';
import { UserCell } from './UserCells.tsx';

const NONE = <span className="text-muted">–</span>;

/** The columns of the user list; `onTask` is called with the row whose action was chosen. */
export const userColumns = (
  tab: Role | '',
  onTask: (user: DirectoryUser, task: UserTask) => void,
): readonly Column<DirectoryUser>[] => [
  {
    id: 'user',
    header: 'User',
    cell: (user) => <UserCell user={user} onOpen={() => onTask(user, 'view')} />,
  },
  { id: 'role', header: 'Role', width: 'as-table:w-24', cell: ({ role }) => <RoleBadge role={role} /> },
  {
    id: 'status',
    header: 'Status',
    width: 'as-table:w-22',
    drop: 'third',
    cell: ({ status }) => STATUS_LABELS[status],
  },
  {
    id: 'organisation',
    header: 'School or company',
    width: 'as-table:w-42',
    drop: 'first',
    cell: ({ organisation }) =>
      organisation ? (
        <span title={organisation} className="block as-table:truncate">
          <bdi>{organisation}</bdi>
        </span>
      ) : (
        NONE
      ),
  },
  {
    id: 'joined',
    header: 'Joined',
    width: 'as-table:w-26',
    drop: 'second',
    sorts: true,
    cell: ({ joinedAt }) => <Moment at={joinedAt} as="day" />,
  },
  {
    id: 'active',
    header: 'Last active',
    width: 'as-table:w-26',
    cell: ({ lastActiveOn }) =>
      lastActiveOn ? (
        <time dateTime={lastActiveOn} title={fullDate(lastActiveOn)}>
          {dayOfMoment(`${lastActiveOn}T12:00:00Z`, serverDate())}
        </time>
      ) : (
        <span className="text-muted">Not yet</span>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 'as-table:w-66 as-table:@max-[50rem]:w-32',
    wideInCard: true,
    cell: (user) => <UserActions user={user} tab={tab} onTask={(task) => onTask(user, task)} />,
  },
];
