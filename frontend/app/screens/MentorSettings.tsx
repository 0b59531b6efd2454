import MentorSettingsPage from '#frontend/features/mentors/pages/MentorSettingsPage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/mentor/settings`, and the same for alumni. */
export default function MentorSettings() {
  return (
    <ApprovalGate
      title="Mentor settings"
      later="Once you’re approved, you say here what you can help with and how many mentees you take."
    >
      <MentorSettingsPage />
    </ApprovalGate>
  );
}
