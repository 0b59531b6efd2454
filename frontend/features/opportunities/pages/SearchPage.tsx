import { type ReactNode, Suspense, useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { itemsOf } from '#frontend/core/lists/ListStates.tsx';
import { ListWithDetail } from '#frontend/core/lists/ListWithDetail.tsx';
import { UnknownFilters } from '#frontend/core/lists/UnknownFilters.tsx';
import { useOpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { useUrlFilters } from '#frontend/core/lists/useUrlFilters.ts';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useHydrated } from '#frontend/core/useHydrated.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { useMedia } from '#frontend/ui/hooks/useMedia.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';
import { CorrectedQuery } from '../components/CorrectedQuery.tsx';
import { CountLine } from '../components/CountLine.tsx';
import { DetailSkeleton } from '../components/DetailSkeleton.tsx';
import { FilterBar } from '../components/FilterBar.tsx';
import { Results } from '../components/Results.tsx';
import type { SearchToolsProps } from '../components/SearchTools.tsx';
import { SortSelect } from '../components/SortSelect.tsx';
import { EXPLORE_FILTERS, type Filters, isFiltered } from '../exploreFilters.ts';
import { MARK_KEYS, useMarkKeys } from '../marks.ts';
import type { Action } from '../slots.ts';
import { useMatchable, useOpportunities, useSort } from '../useOpportunities.ts';

const SearchTools = lazyPart<SearchToolsProps>(async () => ({
  default: (await import('../components/SearchTools.tsx')).SearchTools,
}));

/** The pane is beside the list on wide screens only, and never there at first. */
const loadView = async () => ({
  default: (await import('../components/OpportunityView.tsx')).OpportunityView,
});

export interface SearchPageProps {
  title: string;
  description: string;
  /** The list is of this category only. */
  only?: OpportunityType;
  Action: Action;
  /** What the user should know first, such as why they can't apply. */
  notice?: ReactNode;
  /** What is between the title and the filters, such as tabs; without filters among the saved ones. */
  tabs?: (filters: Filters | undefined) => ReactNode;
}

/** Open opportunities, filtered and sorted; on wide screens with a pane for the chosen one. */
export function SearchPage({ title, description, only, Action, notice, tabs }: SearchPageProps) {
  // The prerendered page was built without a query.
  const hydrated = useHydrated();
  const address = useUrlFilters(EXPLORE_FILTERS, { ready: hydrated, onSame: () => void list.refetch() });
  const filters = only ? { ...address.values, type: only } : address.values;
  const set = (changed: Partial<Filters>) => address.set(only ? { ...changed, type: '' } : changed);
  const filtered = isFiltered(address.values);
  const sort = useSort(filters.sort, hydrated);
  const list = useOpportunities(filters, sort, hydrated);
  const items = itemsOf(list);
  const open = useOpenItem(items[0]?.id, hydrated);

  const order = (
    <SortSelect
      value={sort ?? 'newest'}
      withMatch={useMatchable()}
      onChange={(chosen) => address.set({ sort: chosen })}
    />
  );
  const OpportunityView = useChunk(loadView, open.wide && hydrated);
  const results = useRef<HTMLHeadingElement>(null);
  const clear = () => {
    address.set({ ...EXPLORE_FILTERS.none, sort: address.values.sort });
    results.current?.focus({ preventScroll: true });
  };

  useMarkKeys(open);
  // On a phone they come after the results, which begin near the top of the window.
  const onPhone = useMedia('(width < 48rem)', false);
  const tools = (
    <Suspense>
      <SearchTools filters={filters} only={only} withoutSaved={tabs !== undefined} />
    </Suspense>
  );

  // A link from a wide screen, opened on a narrow one.
  if (open.named && !open.wide)
    return <Navigate to={fillPath(PATHS.opportunity, { id: open.named })} replace />;
  return (
    // On a phone the results begin near the top of the window.
    <div className="max-md:-mt-4">
      <PageHeader title={title} compact description={description} action={!onPhone && tools} />
      {tabs?.(address.values)}
      <FilterBar
        filters={filters}
        fixedType={only !== undefined}
        order={order}
        onChange={set}
        onClear={clear}
      />
      {notice && <div className="mt-2 md:mt-4">{notice}</div>}
      <div className="mt-2 empty:hidden md:mt-4">
        <UnknownFilters {...address.unknown} />
      </div>
      <CorrectedQuery typed={filters.q} corrected={list.data?.pages[0]?.correctedQuery} />
      <div className="md:mt-3 md:pb-2">
        <CountLine
          list={list}
          order={order}
          count={items.length}
          filters={filters}
          filtered={filtered}
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
        keys={MARK_KEYS}
        list={<Results list={list} open={open} filtered={filtered} Action={Action} onClear={clear} />}
        detail={
          open.shownId && OpportunityView ? (
            <OpportunityView
              key={open.shownId}
              id={open.shownId}
              Action={Action}
              heading="h2"
              headingRef={open.headingRef}
            />
          ) : (
            (list.isPending || open.shownId) && open.wide && <DetailSkeleton />
          )
        }
      />
      {onPhone && <div className="pt-4">{tools}</div>}
    </div>
  );
}
