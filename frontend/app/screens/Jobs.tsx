import { ExplorePage } from '#frontend/features/opportunities/pages/ExplorePage.tsx';
import { ApplyFromSearch, useApplyNotice } from './applyFromSearch.tsx';

/** `/dashboard/student/jobs`: all open jobs. */
export default function Jobs() {
  return (
    <ExplorePage
      title="Job Opportunities"
      description="All open jobs, best matches first."
      only="job"
      Action={ApplyFromSearch}
      notice={useApplyNotice()}
    />
  );
}
