import { useRef } from 'react';
import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { MorePages } from '#frontend/core/lists/MorePages.tsx';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { AlertIcon, SearchIcon } from '#frontend/ui/style/icons.ts';
import type { OpportunitySummary } from '#shared/features/opportunities.ts';
import type { useOpportunities } from '../api.ts';
import { type Filters, isFiltered, NO_FILTERS } from '../filters.ts';
import type { Action } from '../slots.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { OpportunityRow } from './OpportunityRow.tsx';

interface ResultsProps {
  list: ReturnType<typeof useOpportunities>;
  items: readonly OpportunitySummary[];
  filters: Filters;
  Action: Action;
  selected: string | undefined;
  onSelect: ((id: string) => void) | undefined;
  onClear: (filters: Filters) => void;
}

/** What was found: the count, the list and the way to more of it, or why there is none. */
export function Results({ list, items, filters, Action, selected, onSelect, onClear }: ResultsProps) {
  const rows = useRef<HTMLUListElement>(null);
  const failed = list.isError && !list.isFetching;
  const session = useSession();
  const unknown = session.user === undefined && !session.failed;
  // Rows that changed once it is known who reads them would push each other away.
  if (list.isPending || unknown) return <ListSkeleton />;
  if (failed && (!list.data || list.isPlaceholderData)) return <ListFailed list={list} />;
  return (
    <div aria-busy={list.isPlaceholderData}>
      {items.length === 0 && !list.isPlaceholderData ? (
        <NothingFound
          filtered={isFiltered(filters)}
          more={list.hasNextPage}
          onClear={() => onClear(NO_FILTERS)}
        />
      ) : (
        <ul
          ref={rows}
          className={cx(
            'divide-y divide-line border-y border-line transition-opacity max-lg:-mx-4',
            list.isPlaceholderData && 'opacity-50',
          )}
        >
          {items.map((opportunity) => (
            <OpportunityRow
              key={opportunity.id}
              opportunity={opportunity}
              ownSkills={session.user?.profileData.skills ?? []}
              Action={Action}
              selected={opportunity.id === selected}
              onSelect={onSelect}
            />
          ))}
        </ul>
      )}
      <MorePages list={list} rows={rows} />
    </div>
  );
}

interface NothingFoundProps {
  filtered: boolean;
  /** Not everything was looked at yet. */
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

function ListFailed({ list }: Pick<ResultsProps, 'list'>) {
  return (
    <div role="alert">
      <EmptyState
        icon={<AlertIcon />}
        title="We could not load the opportunities"
        action={<Button onClick={() => list.refetch()}>Try again</Button>}
      >
        <Problem error={list.error} fallback={UNREACHABLE} />
      </EmptyState>
    </div>
  );
}
