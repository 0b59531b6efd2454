import JudgingTaskPage from '#frontend/features/judging/pages/JudgingTaskPage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/challenges/:id/judging/:entryId`. */
export default function JudgingTask() {
  return (
    <ApprovalGate title="Judging" later="Once you’re approved, you can score the entries that you judge.">
      <JudgingTaskPage />
    </ApprovalGate>
  );
}
