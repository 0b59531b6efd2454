import { type ReactNode, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { itemsOf } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useHydrated } from '#frontend/core/useHydrated.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { useOpportunities } from '../api.ts';
import { CountLine } from '../components/CountLine.tsx';
import { DetailSkeleton } from '../components/DetailSkeleton.tsx';
import { FilterBar } from '../components/FilterBar.tsx';
import { OpportunityView } from '../components/OpportunityView.tsx';
import { Results } from '../components/Results.tsx';
import { EXPLORE_FILTERS } from '../filters.ts';
import type { Action } from '../slots.ts';

interface ExplorePageProps {
  Action: Action;
  /** What the user should know first, such as why they can't apply. */
  notice?: ReactNode;
}

/** `/explore`: all open opportunities, filtered; on wide screens with a pane for the chosen one. */
export function ExplorePage({ Action, notice }: ExplorePageProps) {
  // The prerendered page was built without a query.
  const hydrated = useHydrated();
  const filters = useUrlFilters(EXPLORE_FILTERS, { ready: hydrated, onSame: () => void list.refetch() });
  const list = useOpportunities(filters.values, hydrated);
  const items = itemsOf(list);
  const open = useOpenItem(items[0]?.id, hydrated);

  const results = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    filters.clear();
    results.current?.focus({ preventScroll: true });
  };

  // A link from a wide screen, opened on a narrow one.
  if (open.named && !open.wide)
    return <Navigate to={fillPath(PATHS.opportunity, { id: open.named })} replace />;
  return (
    // On a phone the results begin near the top of the window.
    <div className="max-md:-mt-4">
      <PageHeader
        title="Explore opportunities"
        compact
        description="Open jobs, internships and projects, newest first. Each one shows the skills it asks for and when it closes."
      />
      <FilterBar filters={filters.values} onChange={filters.set} onClear={filters.clear} />
      {notice && <div className="mt-2 md:mt-4">{notice}</div>}
      <div className="mt-2 empty:hidden md:mt-4">
        <UnknownFilters {...filters.unknown} />
      </div>
      <div className="md:mt-3 md:pb-2">
        <CountLine
          list={list}
          count={items.length}
          filters={filters.values}
          filtered={filters.filtered}
          onClear={clear}
          headingRef={results}
        />
      </div>
      <noscript>
        <Notice>
          The results need JavaScript. Turn it on in your browser to see all open opportunities and use the
          filters.
        </Notice>
      </noscript>
      <ListWithDetail
        // The results take the room of the skeleton: the footer does not move into the window.
        className="min-h-dvh noscript:min-h-0"
        open={open}
        label="Selected opportunity"
        list={<Results list={list} open={open} filtered={filters.filtered} Action={Action} onClear={clear} />}
        detail={
          open.shownId ? (
            <OpportunityView
              key={open.shownId}
              id={open.shownId}
              Action={Action}
              heading="h2"
              headingRef={open.headingRef}
            />
          ) : (
            list.isPending && open.wide && <DetailSkeleton />
          )
        }
      />
    </div>
  );
}
