import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { LoadMore } from '#frontend/ui/data/LoadMore.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';

export interface MorePagesProps {
  list: Pick<
    UseInfiniteQueryResult,
    | 'error'
    | 'fetchNextPage'
    | 'hasNextPage'
    | 'isFetching'
    | 'isFetchNextPageError'
    | 'isFetchingNextPage'
    | 'isPlaceholderData'
  >;
  /** The rows: one `<li>` for each entry, whose first link is the entry's own. */
  rows: RefObject<HTMLElement | null>;
}

/** Load More for a list that is loaded page by page, and the error when that fails. */
export function MorePages({ list, rows }: MorePagesProps) {
  const links = () =>
    [...(rows.current?.querySelectorAll('li') ?? [])].flatMap((row) => row.querySelector('a') ?? []);
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const first = before.current;
    if (first === undefined || list.isFetchingNextPage) return;
    before.current = undefined;
    // The button is gone, and the focus with it: continue with the first new row, or the last one.
    if (!list.hasNextPage && document.activeElement === document.body)
      (links()[first] ?? links().at(-1))?.focus();
  });
  const load = () => {
    before.current = links().length;
    void list.fetchNextPage();
  };
  return (
    <>
      {list.isFetchNextPageError && !list.isFetching && (
        <div className="pt-6">
          <Notice tone="danger" role="alert">
            We couldn’t load more. <Problem error={list.error} fallback={UNREACHABLE} />
          </Notice>
        </div>
      )}
      <LoadMore
        more={list.hasNextPage && !list.isPlaceholderData}
        pending={list.isFetchingNextPage}
        onMore={load}
      />
    </>
  );
}
