import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#frontend/core/useHydrated.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { SAVED } from '../exploreFilters.ts';
import type { SavedPageProps } from './SavedPage.tsx';
import { SearchPage, type SearchPageProps } from './SearchPage.tsx';

const SavedPage = lazyPart<SavedPageProps>(() => import('./SavedPage.tsx'));

/** A screen of opportunities: the search, or what the user has saved of them, as the address says. */
export function ExplorePage(props: SearchPageProps) {
  // The prerendered page was built without a query.
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  if (!hydrated || !search.has(SAVED)) return <SearchPage {...props} />;
  const { only, Action, tabs } = props;
  return (
    <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
      <SavedPage only={only} Action={Action} tabs={tabs} />
    </Suspense>
  );
}
