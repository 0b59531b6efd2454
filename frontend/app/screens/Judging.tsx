import JudgingPage from '#frontend/features/judging/pages/JudgingPage.tsx';
import { ApprovalGate } from './ApprovalGate.tsx';

/** `/dashboard/challenges/:id/judging`. */
export default function Judging() {
  return (
    <ApprovalGate title="Judging" later="Once you’re approved, you can score the entries that you judge.">
      <JudgingPage />
    </ApprovalGate>
  );
}
