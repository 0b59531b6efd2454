import SchedulePage from '#frontend/features/meetings/pages/SchedulePage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/mentor/schedule`, and the same for alumni. */
export default function SessionSchedule() {
  return (
    <ApprovalGate
      title="Session Schedule"
      later="Once you’re approved, your sessions are here, and the times that mentees can book."
    >
      <SchedulePage />
    </ApprovalGate>
  );
}
