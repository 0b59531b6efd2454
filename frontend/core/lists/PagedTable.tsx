import { type ReactNode, useEffect, useRef } from 'react';
import { PageButtons } from '#frontend/ui/data/PageButtons.tsx';
import type { Sort } from '#frontend/ui/data/Sorting.tsx';
import { type Column, Table } from '#frontend/ui/data/Table.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { errorCode } from '../api/ApiError.ts';
import { RetryNotice } from '../api/RetryNotice.tsx';
import type { RowSelection } from './selection/SelectBox.tsx';
import type { CursorPages } from './useCursorPages.ts';

/** One page of a list, as react-query returns it; use `placeholderData: keepPreviousData`. */
interface PageQuery<Row> {
  data: { items: readonly Row[]; nextCursor: string | null } | undefined;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface PagedTableProps<Row extends object> {
  /** What the table lists: 'Users'. */
  label: string;
  page: PageQuery<Row>;
  pages: CursorPages;
  /** Rows on a full page. */
  size: number;
  /** How many there are in all, where the server knows. */
  total?: number | undefined;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  rowClass: string;
  /** Where actions take several rows at once: `rowSelection(selection)`. */
  selection?: RowSelection<Row>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** For no rows: 'nothing yet', or NoMatches. */
  empty: ReactNode;
}

/** A table whose server sends one page at a time, with all its states. */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { label, page, pages, size, total, empty, selection, ...table } = props;
  const { data, error, isFetching, isPlaceholderData } = page;
  const box = useRef<HTMLDivElement>(null);
  const cursor = useRef(pages.cursor);
  useEffect(() => {
    if (cursor.current === pages.cursor) return;
    cursor.current = pages.cursor;
    // The next page starts at its top.
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'start' });
  }, [pages.cursor]);

  if (error && !isFetching && (!data || isPlaceholderData)) {
    const again = errorCode(error) === 'invalid_cursor' ? pages.first : () => void page.refetch();
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title={`We couldn't load the ${label.toLowerCase()}`}
        onRetry={again}
      />
    );
  }
  if (data?.items.length === 0 && !data.nextCursor && !pages.previous && !isPlaceholderData)
    return <div className="rounded-card border border-line bg-raised">{empty}</div>;
  const from = pages.before === undefined ? undefined : pages.before * size + 1;
  return (
    <section
      ref={box}
      aria-label={label}
      tabIndex={-1}
      aria-busy={isPlaceholderData}
      className={cx('scroll-mt-20 outline-none transition-opacity', isPlaceholderData && 'opacity-50')}
    >
      <Table label={label} rows={data?.items ?? []} pendingRows={data ? 0 : 8} {...table} {...selection} />
      {data && (
        <PageButtons
          label={label}
          range={from === undefined ? undefined : rangeInWords(from, from + data.items.length - 1, total)}
          onPrevious={pages.previous}
          onNext={data.nextCursor === null ? undefined : () => pages.next(data.nextCursor ?? '')}
        />
      )}
    </section>
  );
}

const rangeInWords = (from: number, to: number, total: number | undefined): string => {
  const all = total === undefined ? '' : ` of ${total.toLocaleString('en')}`;
  return `Showing ${from.toLocaleString('en')} to ${to.toLocaleString('en')}${all}`;
};
