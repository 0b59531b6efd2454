import ScreeningPage from '#frontend/features/screening/pages/ScreeningPage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/employer/screening`, and the same for alumni. */
export default function Screening() {
  return (
    <ApprovalGate
      title="Screening"
      later="You can write postings as drafts today. Once you’re approved and one is published, you can compare your applicants’ evidence here."
    >
      <ScreeningPage />
    </ApprovalGate>
  );
}
