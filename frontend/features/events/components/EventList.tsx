import { type ReactNode, useRef } from 'react';
import { itemsOf, ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { type EventsQuery, useEvents } from '../api.ts';
import { EventRow } from './EventRow.tsx';

interface EventListProps {
  label: string;
  query: EventsQuery;
  empty: ReactNode;
  /** What to show of an empty list beside others: nothing. */
  quiet?: boolean;
}

/** Events, page by page. */
export function EventList({ label, query, empty, quiet = false }: EventListProps) {
  const rows = useRef<HTMLDivElement>(null);
  const list = useEvents(query);
  if (quiet && list.data && itemsOf(list).length === 0 && !list.hasNextPage) return null;
  return (
    <section aria-label={label} className="flex flex-col gap-3">
      {quiet && <h2 className="text-lead font-semibold">{label}</h2>}
      <ListStates
        list={list}
        skeleton={<RowsSkeleton />}
        failed={{ title: 'We couldn’t load the events' }}
        empty={empty}
      >
        {(items) => (
          <div ref={rows} className="flex flex-col gap-4">
            <ul aria-label={label} className="divide-y divide-line border-y border-line max-lg:-mx-4">
              {items.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ul>
            <MorePages list={list} rows={rows} />
          </div>
        )}
      </ListStates>
    </section>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading events…"
      className="border-y border-line max-lg:-mx-4"
      rowClass="flex min-h-24 gap-4 px-4 py-3"
    >
      <Skeleton className="size-16 flex-none" />
      <div className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-5 w-64 max-w-full" />
        <Skeleton className="h-4 w-48 max-w-full" />
        <Skeleton className="h-4 w-32" />
      </div>
    </SkeletonRows>
  );
}
