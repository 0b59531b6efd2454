import { ExplorePage } from '#frontend/features/opportunities/pages/ExplorePage.tsx';
import { ApplyFromSearch, useApplyNotice } from './applyFromSearch.tsx';

/** `/explore`, with the user's actions on each opportunity. */
export default function Explore() {
  return (
    <ExplorePage
      title="Explore opportunities"
      description="Open jobs, internships and projects. Each one shows the skills it asks for and when it closes."
      Action={ApplyFromSearch}
      notice={useApplyNotice()}
    />
  );
}
