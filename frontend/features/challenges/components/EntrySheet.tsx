import { Suspense, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import type { Entry } from '#shared/features/challenges/entry-schema.ts';
import { entryWorkflow } from '#shared/features/challenges/rules.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { useEntry, useRefreshChallenges } from '../api.ts';
import { EntryContent } from './EntryContent.tsx';
import { TypedReasonDialog } from './TypedReasonDialog.tsx';
import { Versions } from './Versions.tsx';

const EntryFeedback = lazyPart<{ challengeId: string; entryId: string }>(async () => ({
  default: (await import('#frontend/parts/judging/EntryFeedback.tsx')).EntryFeedback,
}));

interface EntrySheetProps {
  challenge: Challenge;
  entryId: string;
  onClose: () => void;
}

/** One entry as the host reads it, and how to disqualify it. */
export default function EntrySheet({ challenge, entryId, onClose }: EntrySheetProps) {
  const { data, error, isFetching, refetch } = useEntry(challenge.id, entryId);
  return (
    <Sheet
      side="right"
      wide
      open
      onOpenChange={(open) => !open && onClose()}
      title={data?.team.name ?? 'Entry'}
      description="What the team handed in last"
    >
      {data && <Loaded challenge={challenge} entry={data} />}
      {!data && error && (
        <RetryNotice
          error={error}
          fallback="We couldn’t load this entry."
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-48 w-full" />}
    </Sheet>
  );
}

function Loaded({ challenge, entry }: { challenge: Challenge; entry: Entry }) {
  const { id, status, submitted, reason, team } = entry;
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshChallenges();
  const isUndecided = challenge.status === 'open' || challenge.status === 'judging';
  return (
    <div className="flex flex-col gap-6">
      <p>
        <StatusBadge {...entryWorkflow.statuses[status]} />
      </p>
      {reason !== '' && (
        <Notice tone="danger" title="Why it was disqualified">
          <p dir="auto" className="whitespace-pre-line">
            {reason}
          </p>
        </Notice>
      )}
      {submitted && <EntryContent entry={submitted} />}
      <Versions challengeId={challenge.id} entry={entry} />
      {challenge.status === 'published' && (
        <Suspense fallback={<Skeleton className="h-48 w-full" />}>
          <EntryFeedback challengeId={challenge.id} entryId={id} />
        </Suspense>
      )}
      {status === 'submitted' && isUndecided && (
        <div>
          <Button variant="quiet" onClick={() => setAsking(true)}>
            Disqualify entry
          </Button>
        </div>
      )}
      {asking && (
        <TypedReasonDialog
          title={`Disqualify the entry of ${team.name}?`}
          description="It is not judged, and its team sees the reason. This can’t be undone."
          draft={`disqualify:${id}`}
          keep="Keep entry"
          submit="Disqualify"
          send={(body) =>
            api.call('challenges.disqualify', { params: { id: challenge.id, entryId: id }, body })
          }
          onSent={async () => {
            await refresh();
            toast({ title: 'Entry disqualified', description: team.name });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
