import ApplicantsPage from '#frontend/features/applicants/pages/ApplicantsPage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/employer/applicants` and `/dashboard/alumni/applicants`. */
export default function Applicants() {
  return (
    <ApprovalGate
      title="Applicants"
      later="You can write postings as drafts today. Once you’re approved and one is published, everyone who applies appears here."
    >
      <ApplicantsPage />
    </ApprovalGate>
  );
}
