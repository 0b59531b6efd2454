import { SeasonTabs } from '#frontend/features/opportunities/components/SeasonTabs.tsx';
import { ExplorePage } from '#frontend/features/opportunities/pages/ExplorePage.tsx';
import { ApplyFromSearch, useApplyNotice } from './applyFromSearch.tsx';

/** `/dashboard/student/internships`: all open internships, also by season. */
export default function Internships() {
  return (
    <ExplorePage
      title="Internship Opportunities"
      description="All open internships, the ones that suit you best first."
      only="internship"
      Action={ApplyFromSearch}
      notice={useApplyNotice()}
      tabs={(filters) => <SeasonTabs filters={filters} />}
    />
  );
}
