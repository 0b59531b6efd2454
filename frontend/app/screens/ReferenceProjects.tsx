import ReferencesPage from '#frontend/features/reviews/pages/ReferencesPage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/mentor/references`. */
export default function ReferenceProjects() {
  return (
    <ApprovalGate
      title="Reference projects"
      later="Once you’re approved, you rate them before your first review of a project."
    >
      <ReferencesPage />
    </ApprovalGate>
  );
}
