import { WaitingBadge } from '#frontend/ui/data/WaitingBadge.tsx';
import { useReviewCount } from '../api.ts';

/** How many companies and postings wait for a decision, beside the link to the review queue. */
export default function ReviewCount({ compact }: { compact: boolean }) {
  const { data } = useReviewCount();
  return <WaitingBadge count={data && data.companies + data.postings} more={data?.more} compact={compact} />;
}
