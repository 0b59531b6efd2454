import AnalyticsPage from '#frontend/features/analytics/pages/AnalyticsPage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/employer/analytics`. */
export default function Analytics() {
  return (
    <ApprovalGate
      title="Analytics"
      later="You can write postings as drafts today. Once you’re approved, the numbers start with the first application for one of them."
    >
      <AnalyticsPage />
    </ApprovalGate>
  );
}
