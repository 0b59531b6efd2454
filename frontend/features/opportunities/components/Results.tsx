import { ListStates } from '#frontend/core/lists/ListStates.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { SearchIcon } from '#frontend/ui/style/icons.ts';
import type { useOpportunities } from '../api.ts';
import type { Action } from '../slots.ts';
import { OpportunityRow } from './OpportunityRow.tsx';

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
  return (
    <div>
      <ListStates
        list={list}
        // Rows that changed once it is known who reads them would push each other away.
        waiting={session.user === undefined && !session.failed}
        skeleton={<ResultsSkeleton />}
        failed={{ title: 'We could not load the opportunities' }}
        empty={
          <>
            <NothingFound filtered={filtered} more={list.hasNextPage} onClear={onClear} />
            <MorePages list={list} rows={open.rows} />
          </>
        }
      >
        {(items) => (
          <>
            <ul ref={open.rows} className="divide-y divide-line border-y border-line max-lg:-mx-4">
              {items.map((opportunity) => (
                <OpportunityRow
                  key={opportunity.id}
                  opportunity={opportunity}
                  ownSkills={session.user?.profileData.skills ?? []}
                  Action={Action}
                  open={open}
                />
              ))}
            </ul>
            <MorePages list={list} rows={open.rows} />
          </>
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
  const nothingYet =
    'Nothing among the first ones we looked at. Load More looks further; fewer filters find more.';
  return (
    <EmptyState
      icon={<SearchIcon />}
      title={more ? 'No opportunities found so far' : 'No opportunities found'}
      action={filtered && <Button onClick={onClear}>Clear All Filters</Button>}
    >
      {more && nothingYet}
      {!more && filtered && 'Nothing open asks for all of this at once. Fewer filters find more.'}
      {!more && !filtered && 'Nothing is open right now. Come back soon.'}
    </EmptyState>
  );
}

function ResultsSkeleton() {
  return (
    <SkeletonRows
      label="Loading opportunities…"
      className="border-y border-line max-lg:-mx-4"
      rowClass="px-4 py-5"
    >
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-2.5 h-5 w-64 max-w-full" />
      <Skeleton className="mt-2 h-4 w-44" />
      <Skeleton className="mt-4 h-4 w-full" />
      <Skeleton className="mt-2 h-4 w-3/4" />
      <div className="mt-4 flex items-end justify-between gap-4">
        <Skeleton className="h-6 w-40 rounded-full" />
        <Skeleton className="h-8 w-24 rounded-control" />
      </div>
    </SkeletonRows>
  );
}
