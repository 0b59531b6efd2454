import { WaitingBadge } from '#frontend/ui/data/WaitingBadge.tsx';
import { useMentorCount } from '../api.ts';

/** The server counts no further. */
const COUNTED = 100;

/** How many mentors wait for approval, beside the link to the queue. */
export default function MentorCount({ compact }: { compact: boolean }) {
  const { data } = useMentorCount();
  return <WaitingBadge count={data?.count} more={data?.count === COUNTED} compact={compact} />;
}
