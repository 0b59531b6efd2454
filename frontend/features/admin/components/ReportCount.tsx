import { WaitingBadge } from '#frontend/ui/data/WaitingBadge.tsx';
import { useReportCount } from '../api.ts';

/** How many cases are open, beside the link to them. */
export default function ReportCount({ compact }: { compact: boolean }) {
  const { data } = useReportCount();
  return <WaitingBadge count={data?.open} more={data?.more} compact={compact} />;
}
