import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { LoadMore } from '#frontend/ui/data/LoadMore.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';

interface MorePagesProps {
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
  /** What is shown of it: one `<li>` an entry, whose first link is its own. */
  rows: RefObject<HTMLElement | null>;
}

/** The way to the rest of a list that is loaded by pages, and what is said when that fails. */
export function MorePages({ list, rows }: MorePagesProps) {
  const links = () =>
    [...(rows.current?.querySelectorAll('li') ?? [])].flatMap((row) => row.querySelector('a') ?? []);
  const before = useRef<number>(undefined);
  useLayoutEffect(() => {
    const first = before.current;
    if (first === undefined || list.isFetchingNextPage) return;
    before.current = undefined;
    // The button is gone, and the focus with it: go on with the first of what has come, or the last there is.
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
            The rest could not be loaded. <Problem error={list.error} fallback={UNREACHABLE} />
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
