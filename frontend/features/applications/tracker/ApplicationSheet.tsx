import { useQuery } from '@tanstack/react-query';
import { api } from '#frontend/core/api/client.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { ProvenSkills } from '#frontend/parts/matching/ProvenSkills.tsx';
import { ReceiptView } from '#frontend/parts/matching/ReceiptView.tsx';
import { SentParts } from '#frontend/parts/profile/SentParts.tsx';
import { sentParts } from '#frontend/parts/profile/sentParts.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { Sheet } from '#frontend/ui/overlays/Sheet.tsx';
import type { Application } from '#shared/features/applications/routes.ts';
import type { SentContent } from '#shared/features/applications/sent-content.ts';
import Answer from '../components/Answer.tsx';
import { MessagePoster } from '../components/MessagePoster.tsx';
import { History } from './History.tsx';
import { type Entry, promiseWords } from './trackerEntries.ts';

interface ApplicationSheetProps {
  entry: Entry;
  application: Application;
  onClose: () => void;
}

/** One application made here: what happened, what was promised, and what was sent, with its receipt. */
export function ApplicationSheet({ entry, application, onClose }: ApplicationSheetProps) {
  const { opportunityId } = application;
  const { data, error, isError, isFetching, refetch } = useQuery({
    ...api.query('applications.get', { params: { opportunityId } }),
    staleTime: 0,
  });
  return (
    <Sheet
      side="right"
      wide
      open
      onOpenChange={(open) => !open && onClose()}
      title={entry.title}
      description={`${entry.company}, ${entry.location}`}
    >
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={fillPath(PATHS.opportunity, { id: opportunityId })} size="small">
            View posting
          </ButtonLink>
          <MessagePoster application={data ?? application} />
        </div>
        <Answer application={data ?? application} />
        <History entry={entry} />
        {entry.promise && (
          <p className="text-small">
            <span className="text-muted">Reply promised by</span> {fullDate(entry.promise.day)}
            {entry.promise.state !== 'open' && ` · ${promiseWords(entry.promise.state)}`}
          </p>
        )}
        {data && <Sent sent={data} id={opportunityId} title={entry.title} />}
        {!data && isError && !isFetching && (
          <RetryNotice
            error={error}
            fallback="We couldn’t load what was sent."
            onRetry={() => void refetch()}
          />
        )}
        {!data && (!isError || isFetching) && (
          <div role="status" aria-label="Loading what was sent…">
            <Skeleton className="h-56 w-full" />
          </div>
        )}
      </div>
    </Sheet>
  );
}

function Sent({ sent, id, title }: { sent: SentContent & Application; id: string; title: string }) {
  const { note, resume, receipt, proven, snapshot, unscored } = sent;
  return (
    <>
      {receipt && (
        <section className="flex flex-col gap-3">
          <h3 className="text-lead font-semibold">Your match when you applied</h3>
          <ReceiptView receipt={receipt} id={id} title={title} />
          <ProvenSkills proven={proven} heading="h4" />
        </section>
      )}
      {unscored && (
        <p className="text-small">You asked for a review without a number, so no match was sent.</p>
      )}
      <section className="flex flex-col gap-3">
        <h3 className="text-lead font-semibold">What you sent</h3>
        {note && (
          <p dir="auto" className="text-small whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        )}
        <p className="text-small text-muted wrap-anywhere">
          {resume ? `Resume: ${resume.fileName}` : 'Without a resume file'}
        </p>
        <SentParts parts={sentParts(snapshot)} />
      </section>
    </>
  );
}
