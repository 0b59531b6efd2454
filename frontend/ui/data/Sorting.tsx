import type { ReactNode } from 'react';
import { Select } from '../forms/Select.tsx';
import { cx } from '../style/cx.ts';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from '../style/icons.ts';

export interface Sort {
  column: string;
  descending: boolean;
}

interface SortButtonProps {
  order: 'ascending' | 'descending' | undefined;
  onSort: () => void;
  children: ReactNode;
}

/** The header of a column that sorts. The order is announced by `aria-sort` on the cell around it. */
export function SortButton({ order, onSort, children }: SortButtonProps) {
  const Icon = order === undefined ? SortIcon : order === 'ascending' ? ArrowUpIcon : ArrowDownIcon;
  return (
    <button
      type="button"
      onClick={onSort}
      className={cx(
        '-mx-2 inline-flex min-h-8 items-center gap-1.5 rounded-control px-2 font-medium transition-colors hover:bg-neutral-soft hover:text-text',
        order && 'text-text',
      )}
    >
      {children}
      <Icon aria-hidden="true" className={cx('size-3.5', !order && 'opacity-60')} />
    </button>
  );
}

interface SortSelectProps {
  columns: readonly { id: string; header: string; sorts?: boolean }[];
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** The same choice for cards, which have no headers. */
export function SortSelect({ columns, sort, onSort }: SortSelectProps) {
  const sortable = columns.filter(({ sorts }) => sorts);
  if (sortable.length === 0) return null;
  return (
    <Select
      className="mb-3 [&>label]:sr-only as-table:hidden"
      label="Sort by"
      value={sort ? `${sort.column} ${sort.descending ? 'down' : 'up'}` : ''}
      {...(!sort && { placeholder: 'Default order' })}
      options={sortable.flatMap(({ id, header }) => [
        { value: `${id} up`, label: `${header}, ascending` },
        { value: `${id} down`, label: `${header}, descending` },
      ])}
      onChange={(event) => {
        const [column, order] = event.target.value.split(' ');
        if (column) onSort({ column, descending: order === 'down' });
      }}
    />
  );
}
