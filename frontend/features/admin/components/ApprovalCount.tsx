import { WaitingBadge } from '#frontend/ui/data/WaitingBadge.tsx';
import { useFirstApproval } from '../api.ts';

/** How many users wait for an approval, beside the link to the queue. */
export default function ApprovalCount({ compact }: { compact: boolean }) {
  return <WaitingBadge count={useFirstApproval().data?.count} compact={compact} />;
}
