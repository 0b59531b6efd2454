import AnalyticsPage from '#frontend/features/analytics/pages/AnalyticsPage.tsx';
import { ForApproved } from './ForApproved.tsx';

/** `/dashboard/employer/analytics`. */
export default function Analytics() {
  return (
    <ForApproved
      title="Analytics"
      later="You can write postings as drafts today. Once you’re approved, the numbers start with the first application for one of them."
    >
      <AnalyticsPage />
    </ForApproved>
  );
}
