import ReviewsPage from '#frontend/features/reviews/pages/ReviewsPage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/mentor/projects`. */
export default function ProjectReviews() {
  return (
    <ApprovalGate
      title="Project Reviews"
      later="Once you’re approved, you can review projects that students submit."
    >
      <ReviewsPage />
    </ApprovalGate>
  );
}
