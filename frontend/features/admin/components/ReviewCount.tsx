import { useReviewCount } from '../api.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

/** How many companies and postings wait for a decision, beside the link to the review queue. */
export default function ReviewCount({ compact }: { compact: boolean }) {
  const { data } = useReviewCount();
  const count = data ? data.companies + data.postings : 0;
  return count > 0 ? <WaitingBadge count={`${count}${data?.more ? '+' : ''}`} compact={compact} /> : null;
}
