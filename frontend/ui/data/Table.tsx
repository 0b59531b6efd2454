import type { ReactNode } from 'react';
import { Skeleton } from '../layout/Skeleton.tsx';
import { cx } from '../style/cx.ts';
import { type Sort, SortButton, SortSelect } from './Sorting.tsx';
import { TABLE_ROLES } from './tableRoles.ts';

/** What a column shows of a row. The first column names the row. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The rows can be sorted by this column. */
  sorts?: boolean;
  /** `end` for figures. */
  align?: 'end';
  /** The width, as a class: `as-table:w-24`. Columns without one share the rest. */
  width?: string;
  /** The column disappears when the table has less room: `first` under 1120 px, `second` under 960, `third` under 800. */
  drop?: keyof typeof DROP;
  /** In the card of a narrow screen: its label is hidden and it takes the whole row. */
  wideInCard?: boolean;
}

// Only where the table is one: a card shows everything.
const DROP = {
  first: 'as-table:@max-[69.5rem]:hidden',
  second: 'as-table:@max-[60rem]:hidden',
  third: 'as-table:@max-[50rem]:hidden',
} as const;

interface TableProps<Row extends object> {
  /** What the table lists; its name for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** The height of a row, as a class: `as-table:h-14`. */
  rowClass?: string;
  selected?: (row: Row) => boolean;
  /** The checkbox of a row, and the one of all rows, where rows can be selected. */
  selectBox?: (row: Row) => ReactNode;
  selectAll?: ReactNode;
  /** The current order; the rows arrive sorted. */
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** While the rows are loading: this many grey ones. */
  pendingRows?: number;
}

/** Rows and columns with a sticky header; under 768 px, or in a narrow place, each row is a card. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, rowClass, selected, selectBox, sort, onSort, pendingRows = 0 } = props;
  const lineProps = { columns, rowClass };
  return (
    <div className="@container w-full">
      {onSort && <SortSelect columns={columns} sort={sort} onSort={onSort} />}
      <div className="as-table:rounded-card as-table:border as-table:border-line as-table:bg-raised">
        <table
          {...TABLE_ROLES.table}
          aria-label={label}
          aria-busy={pendingRows > 0}
          className="w-full table-fixed border-separate border-spacing-0 text-small as-cards:block"
        >
          <Head columns={columns} sort={sort} onSort={onSort} selectAll={props.selectAll} />
          <tbody {...TABLE_ROLES.group} className="as-cards:flex as-cards:flex-col as-cards:gap-3">
            {pendingRows > 0
              ? Array.from({ length: pendingRows }, (_, index) => `row ${index}`).map((key) => (
                  <Line
                    key={key}
                    {...lineProps}
                    unnamed
                    box={selectBox && null}
                    cell={({ align }) => (
                      <Skeleton
                        className={cx(
                          'h-5 w-24 max-w-full',
                          align === 'end' && 'as-table:ml-auto as-table:w-10',
                        )}
                      />
                    )}
                  />
                ))
              : rows.map((row) => (
                  <Line
                    key={rowId(row)}
                    {...lineProps}
                    id={rowId(row)}
                    box={selectBox?.(row)}
                    selected={selected?.(row) ?? false}
                    cell={(column) => column.cell(row)}
                  />
                ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** The column headers, sticky under the top bar. */
function Head<Row extends object>({
  columns,
  sort,
  onSort,
  selectAll,
}: Pick<TableProps<Row>, 'columns' | 'selectAll'> & {
  sort: Sort | undefined;
  onSort: TableProps<Row>['onSort'];
}) {
  return (
    <thead {...TABLE_ROLES.group} className="sticky top-16 z-10 as-cards:hidden">
      <tr {...TABLE_ROLES.row}>
        {selectAll !== undefined && (
          <th scope="col" className="w-11 rounded-tl-card border-b border-line bg-raised pl-4">
            {selectAll}
          </th>
        )}
        {columns.map((column) => {
          const order =
            sort?.column === column.id ? (sort.descending ? 'descending' : 'ascending') : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.sorts ? (order ?? 'none') : undefined}
              className={cx(
                'h-10 border-b border-line bg-raised px-3 text-left font-medium text-muted first:rounded-tl-card first:pl-4 last:rounded-tr-card last:pr-4',
                column.align === 'end' && 'text-right',
                column.width,
                column.drop && DROP[column.drop],
              )}
            >
              {column.sorts && onSort ? (
                <SortButton
                  order={order}
                  onSort={() => onSort({ column: column.id, descending: order === 'ascending' })}
                >
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
  );
}

interface LineProps<Row> {
  /** It has no name yet: its first cell is no header. */
  unnamed?: boolean;
  id?: string;
  selected?: boolean;
  /** Its checkbox; null keeps the place of one. */
  box: ReactNode;
  columns: readonly Column<Row>[];
  rowClass: string | undefined;
  cell: (column: Column<Row>) => ReactNode;
}

/** One row, or one card. */
function Line<Row>(props: LineProps<Row>) {
  const { unnamed = false, id, selected = false, box, columns, rowClass, cell } = props;
  return (
    <tr
      {...TABLE_ROLES.row}
      data-row={id}
      className={cx(
        'group/row relative border-line as-cards:grid as-cards:grid-cols-2 as-cards:gap-x-4 as-cards:gap-y-3 as-cards:rounded-card as-cards:border as-cards:bg-raised as-cards:p-4',
        selected ? 'bg-surface shadow-[inset_3px_0_0_var(--color-brand)]' : 'as-table:hover:bg-surface',
        rowClass,
      )}
    >
      {box !== undefined && (
        <td
          {...TABLE_ROLES.cell}
          className="as-cards:absolute as-cards:top-4.5 as-cards:right-4 as-table:border-b as-table:border-line as-table:pl-4 as-table:group-last/row:border-b-0"
        >
          {box}
        </td>
      )}
      {columns.map((column, index) => {
        const names = index === 0 && !unnamed;
        const Cell = names ? 'th' : 'td';
        const whole = index === 0 || column.wideInCard;
        return (
          <Cell
            key={column.id}
            {...(names ? { ...TABLE_ROLES.rowHeader, scope: 'row' } : TABLE_ROLES.cell)}
            className={cx(
              'min-w-0 text-left as-table:px-3 as-table:py-2 as-table:group-last/row:border-b-0 as-table:border-b as-table:border-line as-table:first:pl-4 as-table:last:pr-4',
              index === 0 ? 'font-medium' : 'font-normal',
              index === 0 && box !== undefined && 'as-cards:pr-10',
              whole ? 'as-cards:col-span-2' : 'as-cards:flex as-cards:flex-col',
              column.align === 'end' && 'tabular-nums as-table:text-right',
              column.drop && DROP[column.drop],
            )}
          >
            {!whole && <span className="text-fine text-muted as-table:hidden">{column.header}</span>}
            <div className="min-w-0 as-cards:wrap-anywhere">{cell(column)}</div>
          </Cell>
        );
      })}
    </tr>
  );
}
