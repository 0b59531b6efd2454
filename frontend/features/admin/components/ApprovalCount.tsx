import { useFirstApproval } from '../api.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

/** How many users wait for an approval, beside the link to the queue. */
export default function ApprovalCount({ compact }: { compact: boolean }) {
  const count = useFirstApproval().data?.count;
  return count ? <WaitingBadge count={String(count)} compact={compact} /> : null;
}
