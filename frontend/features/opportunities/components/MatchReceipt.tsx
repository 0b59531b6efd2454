import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { ProvenSkills } from '#frontend/parts/matching/ProvenSkills.tsx';
import { ReceiptView } from '#frontend/parts/matching/ReceiptView.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { useReceipt } from '../api.ts';

interface MatchReceiptProps {
  /** The opportunity. */
  id: string;
  title: string;
}

/** Why the user's profile matches an opportunity as well as it does: the same receipt that the employer sees. */
export function MatchReceipt({ id, title }: MatchReceiptProps) {
  const { receipt, error, failed, retry } = useReceipt(id);
  if (receipt)
    return (
      <div className="flex flex-col gap-4">
        <ReceiptView receipt={receipt} id={id} title={title} />
        <ProvenSkills proven={receipt.proven} heading="h4" />
      </div>
    );
  if (failed) return <RetryNotice error={error} fallback="We couldn’t load your match." onRetry={retry} />;
  return (
    <div role="status" aria-label="Loading your match…" className="flex flex-col gap-3">
      <Skeleton className="h-6 w-56 max-w-full" />
      <Skeleton className="h-56 w-full" />
    </div>
  );
}
