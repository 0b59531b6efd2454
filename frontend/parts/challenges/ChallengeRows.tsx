import { type ReactNode, useRef } from 'react';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { type ChallengesQuery, useChallenges } from './api.ts';
import { ChallengeRowItem } from './ChallengeRowItem.tsx';

interface ChallengeRowsProps {
  label: string;
  query: ChallengesQuery;
  empty: ReactNode;
}

/** Challenges, page by page. */
export function ChallengeRows({ label, query, empty }: ChallengeRowsProps) {
  const rows = useRef<HTMLDivElement>(null);
  const list = useChallenges(query);
  return (
    <ListStates
      list={list}
      skeleton={<RowsSkeleton />}
      failed={{ title: 'We couldn’t load the challenges' }}
      empty={empty}
    >
      {(items) => (
        <div ref={rows} className="flex flex-col gap-4">
          <ul aria-label={label} className="divide-y divide-line border-y border-line max-lg:-mx-4">
            {items.map((challenge) => (
              <ChallengeRowItem key={challenge.id} challenge={challenge} />
            ))}
          </ul>
          <MorePages list={list} rows={rows} />
        </div>
      )}
    </ListStates>
  );
}

function RowsSkeleton() {
  return (
    <SkeletonRows
      label="Loading challenges…"
      className="border-y border-line max-lg:-mx-4"
      rowClass="flex min-h-32 flex-col gap-2 px-4 py-4"
    >
      <Skeleton className="h-5 w-64 max-w-full" />
      <Skeleton className="h-4 w-40 max-w-full" />
      <Skeleton className="h-4 w-72 max-w-full" />
      <Skeleton className="h-4 w-48 max-w-full" />
    </SkeletonRows>
  );
}
