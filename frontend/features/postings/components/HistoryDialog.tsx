import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Dialog } from '#frontend/ui/overlays/Dialog.tsx';
import { OPPORTUNITY_STATUS_LOOKS } from '#shared/core/opportunity-statuses.ts';
import type { Posting, PostingRow } from '#shared/features/postings/routes.ts';
import { usePosting } from '../api.ts';

type Step = Posting['history'][number];

interface HistoryDialogProps {
  row: PostingRow;
  onClose: () => void;
}

/** What became of a posting: each status, when, by whom, and why. */
export default function HistoryDialog({ row, onClose }: HistoryDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title="History" description={row.title || 'Untitled posting'}>
      <Steps id={row.id} />
    </Dialog>
  );
}

function Steps({ id }: { id: string }) {
  const { role } = useCurrentUser();
  const posting = usePosting(id);
  if (posting.error && !posting.isFetching)
    return (
      <RetryNotice
        error={posting.error}
        heading="h3"
        title="We couldn’t load the history"
        onRetry={() => void posting.refetch()}
      />
    );
  if (!posting.data || !posting.isFetchedAfterMount)
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">Loading the history…</span>
        {['first', 'second', 'third'].map((row) => (
          <Skeleton key={row} className="h-10 w-full" />
        ))}
      </div>
    );
  return (
    <ol className="flex flex-col divide-y divide-line">
      {posting.data.history.toReversed().map((step) => (
        <li key={step.at} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge {...OPPORTUNITY_STATUS_LOOKS[step.status]} />
            <span className="text-small wrap-anywhere">{actorOf(step, role === 'alumni')}</span>
            <span className="text-small text-muted tabular-nums">
              <Moment at={step.at} />
            </span>
          </p>
          {step.reason && (
            <p dir="auto" className="text-small text-muted wrap-anywhere">
              {step.reason}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Who took a step. `alone`: there are no colleagues. */
const actorOf = ({ by, name }: Step, alone: boolean): string => {
  if (by === 'admin') return 'Admin';
  if (by === 'schedule') return 'Automatically, after the deadline';
  return name ?? (alone ? 'You' : 'A member of the company');
};
