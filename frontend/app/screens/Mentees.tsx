import MenteesPage from '#frontend/features/mentorships/pages/MenteesPage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/mentor/mentees`. */
export default function Mentees() {
  return (
    <ApprovalGate
      title="My Mentees"
      later="Once you’re approved, you set up your mentoring here, and students can ask you to be their mentor."
    >
      <MenteesPage />
    </ApprovalGate>
  );
}
