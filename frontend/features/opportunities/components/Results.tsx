import { useState } from 'react';
import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { DeferredContent } from '#frontend/ui/hooks/DeferredContent.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import type { Action } from '../slots.ts';
import type { useOpportunities } from '../useOpportunities.ts';
import { MarkableRow } from './MarkableRow.tsx';

/** From edge to edge on a phone, a card elsewhere. */
export const ROWS = 'border-line max-md:-mx-4 max-md:border-y md:overflow-clip md:rounded-card md:border';

interface ResultsProps {
  list: ReturnType<typeof useOpportunities>;
  open: OpenItem;
  filtered: boolean;
  Action: Action;
  onClear: () => void;
}

/** The list of opportunities with Load More, or why there is none. */
export function Results({ list, open, filtered, Action, onClear }: ResultsProps) {
  const session = useSession();
  const isForUser = Boolean(session.user && mayApply(session.user.role));
  // A list that is there already, after a step back, has its height at once: the position is restored.
  const [waited] = useState(list.data === undefined);
  return (
    <div>
      <ListStates
        list={list}
        // Rows that changed once it is known who reads them would push each other away.
        waiting={session.user === undefined && !session.failed}
        skeleton={<ResultsSkeleton />}
        failed={{ title: 'We couldn’t load the opportunities' }}
        empty={
          <>
            <NothingFound filtered={filtered} more={list.hasNextPage} onClear={onClear} />
            <MorePages list={list} rows={open.rows} />
          </>
        }
      >
        {(items) => (
          <DeferredContent now={!waited} fallback={<ResultsSkeleton />}>
            <ul ref={open.rows} className={cx('divide-y divide-line', ROWS)}>
              {items.map((opportunity) => (
                <MarkableRow
                  key={opportunity.id}
                  opportunity={opportunity}
                  match={isForUser ? (opportunity.match ?? null) : null}
                  Action={Action}
                  open={open}
                />
              ))}
            </ul>
            <MorePages list={list} rows={open.rows} />
          </DeferredContent>
        )}
      </ListStates>
    </div>
  );
}

interface NothingFoundProps {
  filtered: boolean;
  /** The search has not looked at everything yet. */
  more: boolean;
  onClear: () => void;
}

function NothingFound({ filtered, more, onClear }: NothingFoundProps) {
  const nothingYet = 'No matches so far. Load More to keep searching, or remove a filter.';
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={more ? 'No opportunities found so far' : 'No opportunities found'}
      action={filtered && <Button onClick={onClear}>Clear All Filters</Button>}
    >
      {more && nothingYet}
      {!more && filtered && 'No open opportunity matches all of your filters. Remove a filter to see more.'}
      {!more && !filtered && 'There are no open opportunities right now. New ones will appear here.'}
    </EmptyState>
  );
}

export function ResultsSkeleton() {
  return (
    <SkeletonRows label="Loading opportunities…" className={ROWS} rowClass="px-4 py-3">
      <div className="flex items-center justify-between gap-3">
        <div>
          <Skeleton className="my-0.5 h-4 w-40" />
          <Skeleton className="mt-1 h-5 w-56 max-w-full" />
        </div>
        <Skeleton className="h-8 w-24 rounded-control" />
      </div>
      <Skeleton className="mt-1.5 h-4 w-64 max-w-full" />
      <Skeleton className="mt-2 h-5.5 w-48 rounded-full" />
    </SkeletonRows>
  );
}
