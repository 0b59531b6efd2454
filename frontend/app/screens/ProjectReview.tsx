import ReviewPage from '#frontend/features/reviews/pages/ReviewPage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/mentor/projects/:id`. */
export default function ProjectReview() {
  return (
    <ApprovalGate title="Review" later="Once you’re approved, you can review projects that students submit.">
      <ReviewPage />
    </ApprovalGate>
  );
}
