import { type ReactNode, useRef } from 'react';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { AskSide } from '#shared/features/asks/rules.ts';
import type { Ask } from '#shared/features/asks/schema.ts';
import { AskCard } from './AskCard.tsx';
import { useAsks } from './api.ts';

interface AskListProps {
  side: AskSide;
  empty: ReactNode;
  /** What the user can do about one. */
  actions: (ask: Ask) => ReactNode;
}

/** The questions of the user on one side. */
export function AskList({ side, empty, actions }: AskListProps) {
  const list = useAsks(side);
  const rows = useRef<HTMLUListElement>(null);
  return (
    <ListStates
      list={list}
      skeleton={
        <SkeletonRows label="Loading questions…" rows={3} className="flex flex-col gap-4" rowClass="h-40">
          <Skeleton className="h-full w-full" />
        </SkeletonRows>
      }
      failed={{ title: 'We couldn’t load the questions' }}
      empty={empty}
    >
      {(items) => (
        <>
          <ul ref={rows} className="flex flex-col gap-4">
            {items.map((ask) => (
              <AskCard key={ask.id} ask={ask}>
                {actions(ask)}
              </AskCard>
            ))}
          </ul>
          <MorePages list={list} rows={rows} />
        </>
      )}
    </ListStates>
  );
}
