import ScreeningPage from '#frontend/features/screening/pages/ScreeningPage.tsx';
import { ForApproved } from './ForApproved.tsx';

/** `/dashboard/employer/screening`, and the same for alumni. */
export default function Screening() {
  return (
    <ForApproved
      title="Screening"
      later="You can write postings as drafts today. Once you’re approved and one is published, you can compare your applicants’ evidence here."
    >
      <ScreeningPage />
    </ForApproved>
  );
}
