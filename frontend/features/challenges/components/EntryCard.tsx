import { Suspense, useState } from 'react';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { ConfirmDialog } from '#frontend/core/forms/ConfirmDialog.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { Entry } from '#shared/features/challenges/entry-schema.ts';
import { entryWorkflow, takesEntries } from '#shared/features/challenges/rules.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { useEntry, useRefreshChallenges } from '../api.ts';
import { EntryContent } from './EntryContent.tsx';
import type { EditEntryProps } from './EntryForms.tsx';
import { Versions } from './Versions.tsx';

const EditEntry = lazyPart<EditEntryProps>(async () => ({
  default: (await import('./EntryForms.tsx')).EditEntry,
}));
const NewEntry = lazyPart<{ challengeId: string }>(async () => ({
  default: (await import('./EntryForms.tsx')).NewEntry,
}));
const FORM = <Skeleton className="h-72 w-full" />;

interface EntryCardProps {
  challenge: Challenge;
  /** Of the user's team; undefined before it was begun. */
  entryId: string | undefined;
}

/** The entry of the user's team: its draft, what was handed in, and the way back. */
export function EntryCard({ challenge, entryId }: EntryCardProps) {
  if (entryId !== undefined) return <Begun challenge={challenge} entryId={entryId} />;
  if (!takesEntries(challenge, serverNow()))
    return (
      <Card title="Your entry">
        <p className="text-small text-muted">Your team handed nothing in before the deadline.</p>
      </Card>
    );
  return (
    <Card title="Your entry" description="Save a draft now and hand it in when it is ready.">
      <Suspense fallback={FORM}>
        <NewEntry challengeId={challenge.id} />
      </Suspense>
    </Card>
  );
}

function Begun({ challenge, entryId }: { challenge: Challenge; entryId: string }) {
  const { data, error, isFetching, refetch } = useEntry(challenge.id, entryId);
  if (data) return <Loaded challenge={challenge} entry={data} />;
  return (
    <Card title="Your entry">
      {error ? (
        <RetryNotice
          error={error}
          fallback="We couldn’t load your entry."
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        FORM
      )}
    </Card>
  );
}

/** The state of the entry, in words. */
const stateOf = ({ status, number, unsent }: Entry): string => {
  if (status === 'draft') return 'Only your team sees it until you submit it.';
  if (status === 'withdrawn') return 'It takes no part unless you submit it again before the deadline.';
  if (status === 'disqualified') return 'It takes no part any more.';
  return `Version ${number} counts.${unsent ? ' The draft was changed since: submit it for the changes to count.' : ''}`;
};

function Loaded({ challenge, entry }: { challenge: Challenge; entry: Entry }) {
  const { status, reason, submitted, history } = entry;
  const isEditable = takesEntries(challenge, serverNow()) && status !== 'disqualified';
  const mayWithdraw =
    status === 'submitted' && (challenge.status === 'open' || challenge.status === 'judging');
  const withdrawals = history.filter((one) => one.status === 'withdrawn').length;
  return (
    <Card
      title="Your entry"
      description={stateOf(entry)}
      actions={<StatusBadge {...entryWorkflow.statuses[status]} />}
    >
      <div className="flex flex-col gap-6">
        {reason !== '' && (
          <Notice tone="danger" title="Why it was disqualified">
            <p dir="auto" className="whitespace-pre-line">
              {reason}
            </p>
          </Notice>
        )}
        {isEditable && (
          <Suspense fallback={FORM}>
            {/* Withdrawing makes a new version of it, which is no conflict with the user's own changes. */}
            <EditEntry key={withdrawals} challengeId={challenge.id} entry={entry} />
          </Suspense>
        )}
        {!isEditable && submitted && <EntryContent entry={submitted} />}
        <Versions challengeId={challenge.id} entry={entry} />
        {mayWithdraw && <Withdraw challengeId={challenge.id} entryId={entry.id} again={isEditable} />}
      </div>
    </Card>
  );
}

interface WithdrawProps {
  challengeId: string;
  entryId: string;
  /** It can be handed in again. */
  again: boolean;
}

function Withdraw({ challengeId, entryId, again }: WithdrawProps) {
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshChallenges();
  return (
    <div>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Withdraw entry
      </Button>
      {asking && (
        <ConfirmDialog
          title="Withdraw this entry?"
          description={
            again
              ? 'It takes no part until your team submits it again, which is possible before the deadline.'
              : 'The deadline has passed, so it can’t be submitted again.'
          }
          keep="Keep entry"
          confirm="Withdraw"
          send={() => api.call('challenges.withdraw', { params: { id: challengeId, entryId }, body: {} })}
          onDone={async () => {
            toast({ title: 'Entry withdrawn' });
            await refresh();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
