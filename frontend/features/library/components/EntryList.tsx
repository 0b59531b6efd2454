import { useRef } from 'react';
import { ActiveFilters, NoMatches } from '#frontend/core/lists/ActiveFilters.tsx';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { Step } from '#shared/features/library/rules.ts';
import { useEntries } from '../api.ts';
import { activeFilters, type LibraryFilters } from '../filters.ts';
import { EntryRows } from './EntryRows.tsx';
import { LibraryFilterBar } from './LibraryFilterBar.tsx';

interface EntryListProps {
  values: LibraryFilters;
  /** By what the list is sorted; undefined for the order of the library. */
  step: Step | undefined;
  set: (changed: Partial<LibraryFilters>, options?: { replace?: boolean }) => void;
  clear: () => void;
}

/** The entries that fit the filters. */
export function EntryList({ values, step, set, clear }: EntryListProps) {
  const { q, role, type, length, licence } = values;
  const list = useEntries({
    ...(q && { q }),
    ...(role && { role }),
    ...(type && { type }),
    ...(length && { length }),
    ...(licence && { licence }),
    // A search has the best first.
    ...(step !== undefined && q === '' && { step }),
  });
  const rows = useRef<HTMLUListElement>(null);
  const active = activeFilters(values, set);
  const total = list.data?.pages[0]?.total;
  return (
    <div className="flex flex-col gap-3">
      <LibraryFilterBar values={values} onChange={set} />
      <ActiveFilters
        count={total === undefined ? '' : `${total} ${total === 1 ? 'text' : 'texts and links'}`}
        active={active}
        onClear={clear}
      />
      <ListStates
        list={list}
        skeleton={<RowsSkeleton />}
        failed={{ title: 'We couldn’t load the library' }}
        empty={<NoMatches of="texts" active={active} onClear={clear} />}
      >
        {(items) => (
          <>
            <EntryRows items={items} rows={rows} />
            <MorePages list={list} rows={rows} />
          </>
        )}
      </ListStates>
    </div>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading the library…"
      rows={8}
      className="border-y border-line"
      rowClass="flex h-24 flex-col justify-center gap-2"
    >
      <Skeleton className="h-5 w-72 max-w-full" />
      <Skeleton className="h-4 w-full max-w-prose" />
    </SkeletonRows>
  );
}
