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
  /**
   * How many there are in all, where the server knows. Without it, pages may have fewer rows than `size` (the server
   * looked through enough of them), so that the table can't say which rows these are.
   */
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
  const turned = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for every other page
  useEffect(() => {
    // Filters lead to another page, too: the focus stays in the field then.
    if (!turned.current) return;
    turned.current = false;
    // The next page starts at its top.
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'start' });
  }, [pages.cursor]);
  const turn = (go: (() => void) | undefined) =>
    go &&
    (() => {
      turned.current = true;
      go();
    });

  if (error && !isFetching && (!data || isPlaceholderData)) {
    const again = errorCode(error) === 'invalid_cursor' ? pages.first : () => void page.refetch();
    return (
      <RetryNotice
        error={error}
        heading="h2"
        title={`We couldn’t load the ${label.toLowerCase()}`}
        onRetry={again}
      />
    );
  }
  if (data?.items.length === 0 && !data.nextCursor && !pages.previous && !isPlaceholderData)
    return <div className="rounded-card border border-line bg-raised">{empty}</div>;
  // While another page is loading, its rows and where it ends are not known.
  const next = isPlaceholderData ? null : (data?.nextCursor ?? null);
  return (
    <section
      ref={box}
      aria-label={label}
      tabIndex={-1}
      aria-busy={isPlaceholderData}
      className={cx('outline-none transition-opacity', isPlaceholderData && 'opacity-50')}
    >
      <Table label={label} rows={data?.items ?? []} pendingRows={data ? 0 : 8} {...table} {...selection} />
      {data && (
        <PageButtons
          label={label}
          range={isPlaceholderData ? undefined : rangeInWords(data.items.length, pages.before, size, total)}
          onPrevious={turn(pages.previous)}
          onNext={turn(next === null ? undefined : () => pages.next(next))}
        />
      )}
    </section>
  );
}

/** Which rows a page shows, as far as that is known. */
const rangeInWords = (
  rows: number,
  before: number | undefined,
  size: number,
  total: number | undefined,
): string | undefined => {
  if (rows === 0) return 'Nothing on this page';
  if (before === undefined || total === undefined) return undefined;
  const [from, to] = [before * size + 1, before * size + rows];
  return `Showing ${from.toLocaleString('en')} to ${to.toLocaleString('en')} of ${total.toLocaleString('en')}`;
};
