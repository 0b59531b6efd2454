import { useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { Skeleton } from '../layout/Skeleton.tsx';
import { cx } from '../style/cx.ts';
import { SortButton, SortSelect } from './Sorting.tsx';
import { type Column, columnDefs, FEATURES } from './tableColumns.ts';
import { TABLE_ROLES } from './tableRoles.ts';

export interface Sort {
  column: string;
  descending: boolean;
}

interface TableProps<Row extends object> {
  /** What the table lists; its name for screen readers. */
  label: string;
  /** Give the same array as long as nothing has changed. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** How it is sorted at first, or all the time when a parent keeps it (`onSort`). */
  sort?: Sort;
  /** The rows come sorted from elsewhere, which is told the wish. */
  onSort?: (sort: Sort) => void;
  /** The rows are on their way: as many grey ones stand in for them. */
  pendingRows?: number;
  /** An EmptyState, for no rows. */
  empty: ReactNode;
}

/** Rows and columns with sortable heads; under 768 px each row is a card with the heads as labels. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, sort, onSort, pendingRows = 0, empty } = props;
  const defs = useMemo(() => columnDefs(columns), [columns]);
  const sorting = sort ? [{ id: sort.column, desc: sort.descending }] : [];
  const table = useTable({
    features: FEATURES,
    columns: defs,
    data: rows as Row[],
    getRowId: rowId,
    enableSortingRemoval: false,
    enableMultiSort: false,
    ...(onSort ? { manualSorting: true, state: { sorting } } : { initialState: { sorting } }),
  });
  const current = table.state.sorting[0];
  const toggle = (column: string, descending: boolean) =>
    onSort ? onSort({ column, descending }) : table.setSorting([{ id: column, desc: descending }]);

  if (rows.length === 0 && pendingRows === 0)
    return <div className="rounded-card border border-line bg-raised">{empty}</div>;
  return (
    <div className="w-full">
      <SortSelect columns={columns} current={current} onSort={toggle} />
      <div className="md:overflow-x-auto md:rounded-card md:border md:border-line md:bg-raised">
        <table
          {...TABLE_ROLES.table}
          aria-label={label}
          aria-busy={pendingRows > 0}
          className="w-full text-small max-md:block"
        >
          <thead {...TABLE_ROLES.group} className="max-md:hidden">
            <tr {...TABLE_ROLES.row} className="border-b border-line">
              {columns.map((column) => {
                const order =
                  current?.id === column.id ? (current.desc ? 'descending' : 'ascending') : undefined;
                return (
                  <th
                    key={column.id}
                    scope="col"
                    aria-sort={column.sortBy ? (order ?? 'none') : undefined}
                    className={cx(
                      'px-4 py-1.5 text-left font-medium text-muted',
                      column.align === 'end' && 'text-right',
                    )}
                  >
                    {column.sortBy ? (
                      <SortButton order={order} onSort={() => toggle(column.id, order === 'ascending')}>
                        {column.header}
                      </SortButton>
                    ) : (
                      column.header
                    )}
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody {...TABLE_ROLES.group} className="max-md:flex max-md:flex-col max-md:gap-3">
            {pendingRows > 0
              ? Array.from({ length: pendingRows }, (_, index) => `row ${index}`).map((key) => (
                  <Line
                    key={key}
                    unnamed
                    columns={columns}
                    cell={({ align }) => (
                      <Skeleton
                        className={cx('h-5 w-24 max-w-full', align === 'end' && 'md:ml-auto md:w-10')}
                      />
                    )}
                  />
                ))
              : table
                  .getRowModel()
                  .rows.map((row) => (
                    <Line key={row.id} columns={columns} cell={(column) => column.cell(row.original)} />
                  ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface LineProps<Row> {
  /** It has no name yet: its first cell is no head. */
  unnamed?: boolean;
  columns: readonly Column<Row>[];
  cell: (column: Column<Row>) => ReactNode;
}

/** One row, or one card. */
function Line<Row>({ unnamed = false, columns, cell }: LineProps<Row>) {
  return (
    <tr
      {...TABLE_ROLES.row}
      className="border-line max-md:block max-md:rounded-card max-md:border max-md:bg-raised max-md:px-4 max-md:py-3 md:border-b md:last:border-b-0 md:hover:bg-surface"
    >
      {columns.map((column, index) => {
        const names = index === 0 && !unnamed;
        const Cell = names ? 'th' : 'td';
        return (
          <Cell
            key={column.id}
            {...(names ? { ...TABLE_ROLES.rowHeader, scope: 'row' } : TABLE_ROLES.cell)}
            className={cx(
              'text-left max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1 md:px-4 md:py-3 md:align-top',
              index === 0 ? 'font-medium max-md:text-body' : 'font-normal',
              column.align === 'end' && 'tabular-nums md:text-right',
            )}
          >
            {index > 0 && <span className="flex-none text-muted md:hidden">{column.header}</span>}
            <span className="min-w-0 max-md:wrap-anywhere">{cell(column)}</span>
          </Cell>
        );
      })}
    </tr>
  );
}
