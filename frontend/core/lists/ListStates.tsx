import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { cx } from '#frontend/ui/style/cx.ts';
import { RetryNotice } from '../api/RetryNotice.tsx';

interface Page<Item> {
  items: readonly Item[];
}

/** A list that is loaded page by page, as react-query returns it. */
export type PagedList<Item> = Pick<
  UseInfiniteQueryResult<InfiniteData<Page<Item>>>,
  'data' | 'error' | 'isFetching' | 'isPlaceholderData' | 'refetch'
> &
  Partial<Pick<UseInfiniteQueryResult, 'hasNextPage'>>;

/** Everything of a list that is loaded so far. */
export const itemsOf = <Item,>(list: Pick<PagedList<Item>, 'data'>): readonly Item[] =>
  list.data?.pages.flatMap(({ items }) => items) ?? [];

interface ListStatesProps<Item> {
  list: PagedList<Item>;
  /** While the first page is loading: SkeletonRows. */
  skeleton: ReactNode;
  /** The rows, if they differ from those of the list, such as with one that was removed a moment ago. */
  rows?: readonly Item[];
  /** How the error is said: `title` for a screen, `fallback` for a card (see RetryNotice). */
  failed: { title: string } | { fallback: string };
  /** For a list without entries: 'nothing yet', or 'no match'. */
  empty: ReactNode;
  /** Keeps the skeleton although the list is there. */
  waiting?: boolean;
  children: (items: readonly Item[]) => ReactNode;
}

/** One of the states of a list: loading, failed, empty, or its rows. Rows stay, dimmed, while other filters load. */
export function ListStates<Item>(props: ListStatesProps<Item>) {
  const { list, skeleton, failed, empty, waiting = false, rows = itemsOf(list), children } = props;
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  const nothingToShow = !data || isPlaceholderData;
  if (error && !isFetching && nothingToShow)
    return <RetryNotice error={error} onRetry={() => void refetch()} heading="h2" {...failed} />;
  if (!data || waiting) return <>{skeleton}</>;
  // A page may be empty although there are more: a search through a long list stops after a number of records.
  if (rows.length === 0 && !isPlaceholderData && !list.hasNextPage) return <>{empty}</>;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={cx('transition-opacity', isPlaceholderData && 'opacity-50')}
    >
      {children(rows)}
    </div>
  );
}
