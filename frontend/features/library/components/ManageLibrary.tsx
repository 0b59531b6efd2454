import { ADMIN_PATHS } from '#frontend/core/adminPaths.ts';
import { NoMatches } from '#frontend/core/lists/ActiveFilters.tsx';
import { PagedTable } from '#frontend/core/lists/PagedTable.tsx';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useCursorPages } from '#frontend/core/lists/useCursorPages.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import type { Column } from '#frontend/ui/data/Table.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { REPORT_CODES, REPORT_LABELS, TYPE_LABELS } from '#shared/features/library/rules.ts';
import type { ManagedRow } from '#shared/features/library/schema.ts';
import { MANAGED_FILTERS, ORIGIN_LABELS, PAGE_SIZE, SHOW_LABELS, useManaged } from '../managing.ts';
import { ManagedFilterBar } from './ManagedFilterBar.tsx';

/** `/dashboard/admin/library`: every entry, what admins made of it, and what readers reported. */
export function ManageLibrary() {
  const { values, set, clear, unknown } = useUrlFilters(MANAGED_FILTERS);
  const pages = useCursorPages();
  const entries = useManaged(values, pages.cursor);
  const active = [
    ...(values.q ? [{ label: `“${values.q}”`, onRemove: () => set({ q: '' }) }] : []),
    ...(values.show ? [{ label: SHOW_LABELS[values.show], onRemove: () => set({ show: '' }) }] : []),
  ];
  return (
    <>
      <PageHeader
        title="Library entries"
        description="Add entries, replace or hide built-in ones, and see what readers reported. Reported ones come first."
        action={
          <ButtonLink variant="primary" to={`${ADMIN_PATHS.library}/new`}>
            Add entry
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-3">
        <UnknownFilters {...unknown} />
        <ManagedFilterBar values={values} onChange={set} />
        <PagedTable
          label="Entries of the library"
          page={entries}
          pages={pages}
          size={PAGE_SIZE}
          total={entries.data?.total}
          columns={COLUMNS}
          rowId={({ id }) => id}
          rowClass="as-table:h-14"
          empty={<NoMatches of="entries" active={active} onClear={clear} />}
        />
      </div>
    </>
  );
}

/** What was reported, the faults in words: `A link is dead: 2`. */
const reportsOf = ({ reports }: ManagedRow): string =>
  REPORT_CODES.filter((code) => reports[code] > 0)
    .map((code) => `${REPORT_LABELS[code]}: ${reports[code]}`)
    .join(', ');

const COLUMNS: readonly Column<ManagedRow>[] = [
  {
    id: 'title',
    header: 'Title',
    cell: ({ id, title }) => (
      <TextLink quiet to={`${ADMIN_PATHS.library}/${id}`}>
        <span className="font-medium wrap-anywhere">{title}</span>
      </TextLink>
    ),
  },
  { id: 'type', header: 'Type', width: 'as-table:w-28', cell: ({ type }) => <>{TYPE_LABELS[type]}</> },
  {
    id: 'origin',
    header: 'State',
    width: 'as-table:w-28',
    cell: ({ origin, pastDue }) => (
      <>{pastDue ? `${ORIGIN_LABELS[origin]}, past due` : ORIGIN_LABELS[origin]}</>
    ),
  },
  {
    id: 'reports',
    header: 'Reports',
    width: 'as-table:w-56',
    cell: (row) => <>{reportsOf(row) || 'None'}</>,
  },
  {
    id: 'reported',
    header: 'Last report',
    width: 'as-table:w-28',
    drop: 'first',
    cell: ({ reportedAt }) => (reportedAt === null ? <>–</> : <Moment at={reportedAt} as="day" />),
  },
];
