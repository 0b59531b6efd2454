import { Suspense } from 'react';
import type { SeasonTabsProps } from '#frontend/features/opportunities/components/SeasonTabs.tsx';
import { ExplorePage } from '#frontend/features/opportunities/pages/ExplorePage.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { ApplyFromSearch, useApplyNotice } from './applyFromSearch.tsx';

const SeasonTabs = lazyPart<SeasonTabsProps>(async () => ({
  default: (await import('#frontend/features/opportunities/components/SeasonTabs.tsx')).SeasonTabs,
}));

/** `/dashboard/student/internships`: all open internships, also by season. */
export default function Internships() {
  return (
    <ExplorePage
      title="Internship Opportunities"
      description="All open internships, best matches first."
      only="internship"
      Action={ApplyFromSearch}
      notice={useApplyNotice()}
      tabs={(filters) => (
        <Suspense fallback={<div className="mb-1 h-11 border-b border-line md:mb-4" />}>
          <SeasonTabs filters={filters} />
        </Suspense>
      )}
    />
  );
}
