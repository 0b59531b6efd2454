import AuthoringPage from '#frontend/features/authoring/pages/AuthoringPage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/mentor/courses`, and a course below it. Admins who are not approved have no screens at all. */
export default function Authoring() {
  return (
    <ApprovalGate
      title="Courses"
      later="Once you’re approved, you can write courses, and review those of others."
    >
      <AuthoringPage />
    </ApprovalGate>
  );
}
