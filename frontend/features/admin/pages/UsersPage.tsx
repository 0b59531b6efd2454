import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ActiveFilters, NoMatches } from '#frontend/core/lists/ActiveFilters.tsx';
import { PagedTable } from '#frontend/core/lists/PagedTable.tsx';
import { rowSelection } from '#frontend/core/lists/selection/SelectBox.tsx';
import { useSelection } from '#frontend/core/lists/selection/useSelection.ts';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useCursorPages } from '#frontend/core/lists/useCursorPages.ts';
import { OPEN, useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Tabs } from '#frontend/ui/layout/Tabs.tsx';
import { PlusIcon, UploadIcon, UserIcon } from '#frontend/ui/style/icons.ts';
import type { Role } from '#shared/core/contract.ts';
import { fullName } from '#shared/core/names.ts';
import type { DirectoryUser } from '#shared/features/admin/directory.ts';
import { activeUserFilters } from '../activeUserFilters.ts';
import { USER_FILTERS } from '../adminFilters.ts';
import { ROLE_TABS } from '../adminLabels.ts';
import { PAGE_SIZE, useUsers } from '../api.ts';
import { UserFigures } from '../components/UserFigures.tsx';
import { UserFilterBar } from '../components/UserFilterBar.tsx';
import { UserSelection } from '../components/UserSelection.tsx';
import type { Task } from '../components/UserTasks.tsx';
import { userColumns } from '../components/userColumns.tsx';

const NONE: readonly DirectoryUser[] = [];
// The forms arrive with the first task.
const loadTasks = async () => ({ default: (await import('../components/UserTasks.tsx')).UserTasks });

/** `/dashboard/admin/users`: finds any user and acts on the account. */
export default function UsersPage() {
  const filters = useUrlFilters(USER_FILTERS);
  const { values } = filters;
  const pages = useCursorPages();
  const users = useUsers(values, pages.cursor);
  const selection = useSelection({
    items: users.isPlaceholderData ? NONE : (users.data?.items ?? NONE),
    idOf: ({ id }) => id,
    nameOf: ({ firstName, lastName }) => fullName({ firstName, lastName }),
    scope: JSON.stringify([values, pages.cursor]),
  });
  const [search, setSearch] = useSearchParams();
  const [task, setTask] = useState<Task | null>(null);
  const openId = search.get(OPEN);

  const view = (id: string | null) => {
    const next = new URLSearchParams(search);
    if (id) next.set(OPEN, id);
    else next.delete(OPEN);
    setSearch(next, { replace: id === null });
  };
  const start = (user: DirectoryUser, kind: 'edit' | 'view' | 'suspend' | 'restore') =>
    kind === 'view' ? view(user.id) : setTask({ kind, user });

  const Tasks = useChunk(loadTasks, openId ?? task?.kind, () => {
    setTask(null);
    if (openId) view(null);
  });

  const { counts, figures } = users.data ?? {};
  // The table says what went wrong.
  const failed = users.isError && !users.data;
  const active = activeUserFilters(values, filters.set);
  const unfiltered = counts?.[values.role || 'all'];
  const total = active.length === 0 ? unfiltered : undefined;
  const table = (
    <div className="flex flex-col gap-3">
      <UserSelection selection={selection}>
        <UserFilterBar values={values} onChange={filters.set} onClear={filters.clear} />
      </UserSelection>
      <ActiveFilters
        count={failed ? '' : countInWords(total, users.data, !pages.previous)}
        active={active}
        onClear={filters.clear}
      />
      <PagedTable
        label="Users"
        page={users}
        pages={pages}
        size={PAGE_SIZE}
        total={total}
        columns={userColumns(values.role, start)}
        rowId={({ id }) => id}
        selection={rowSelection(selection)}
        rowClass="as-table:h-14"
        {...(values.q === '' && {
          sort: { column: 'joined', descending: values.sort !== 'oldest' },
          onSort: ({ descending }) => filters.set({ sort: descending ? '' : 'oldest' }),
        })}
        empty={
          active.length > 0 ? (
            <NoMatches of="users" total={unfiltered} active={active} onClear={filters.clear} />
          ) : (
            <EmptyState icon={<UserIcon />} heading="h2" title="No users yet">
              Users with this role appear here.
            </EmptyState>
          )
        }
      />
    </div>
  );
  const tab = (value: Role | 'all', label: string) => ({
    value,
    label,
    ...(counts && { count: counts[value] }),
    content: table,
  });
  return (
    <>
      <PageHeader
        title="User Management"
        description="Search, review and manage accounts. Every action is recorded in the audit log."
        pinned
        action={
          <>
            <Button icon={<UploadIcon />} onClick={() => setTask({ kind: 'import' })}>
              Import CSV
            </Button>
            <Button variant="primary" icon={<PlusIcon />} onClick={() => setTask({ kind: 'add' })}>
              Add New User
            </Button>
          </>
        }
      />
      <div className="flex flex-col gap-6 max-sm:pb-16">
        <UnknownFilters {...filters.unknown} />
        {!failed && <UserFigures figures={figures} searchFor={filters.searchFor} />}
        <Tabs
          label="Roles"
          value={values.role || 'all'}
          onChange={(value) => filters.set({ role: value === 'all' ? '' : (value as Role) })}
          tabs={[
            tab('all', 'All'),
            ...Object.entries(ROLE_TABS).map(([role, label]) => tab(role as Role, label)),
          ]}
        />
      </div>
      {Tasks && (
        <Tasks
          task={task}
          openId={openId}
          onStart={start}
          onClose={() => setTask(null)}
          onCloseUser={() => view(null)}
        />
      )}
    </>
  );
}

const countInWords = (
  total: number | undefined,
  page: { items: readonly unknown[]; nextCursor: string | null } | undefined,
  isFirst: boolean,
): string => {
  if (!page) return 'Loading…';
  if (total !== undefined) return `${total.toLocaleString('en')} ${total === 1 ? 'user' : 'users'}`;
  const { length } = page.items;
  const matches = `${length || 'No'} ${length === 1 ? 'match' : 'matches'}`;
  // How many matches the other pages have is not known.
  return isFirst && page.nextCursor === null ? matches : `${matches} on this page`;
};
