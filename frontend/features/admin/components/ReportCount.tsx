import { useReportCount } from '../api.ts';
import { WaitingBadge } from './WaitingBadge.tsx';

/** How many cases are open, beside the link to them. */
export default function ReportCount({ compact }: { compact: boolean }) {
  const { data } = useReportCount();
  if (!data || data.open === 0) return null;
  return <WaitingBadge count={`${data.open}${data.more ? '+' : ''}`} compact={compact} />;
}
