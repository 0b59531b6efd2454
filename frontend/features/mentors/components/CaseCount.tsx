import { WaitingBadge } from '#frontend/ui/data/WaitingBadge.tsx';
import { useMentorCaseCount } from '../mentorCases.ts';

/** The server counts no further. */
const COUNTED = 100;

/** How many mentors wait for approval, beside the link to the queue. */
export default function CaseCount({ compact }: { compact: boolean }) {
  const { data } = useMentorCaseCount();
  return <WaitingBadge count={data?.count} more={data?.count === COUNTED} compact={compact} />;
}
