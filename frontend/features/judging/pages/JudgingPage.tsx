import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { FileIcon, InfoIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { challengePath } from '#shared/features/challenges/address.ts';
import { JUDGING_PATH, judgingTaskPath, resultsPath } from '#shared/features/judging/address.ts';
import type { Judging } from '#shared/features/judging/schema.ts';
import { rowsOf, useChallenge, useTasks } from '../api.ts';
import { TaskRows } from '../components/TaskRows.tsx';
import { dueOf, nextTask } from '../taskWords.ts';

const JudgesSection = lazyPart<{ challengeId: string }>(async () => ({
  default: (await import('#frontend/parts/judging/JudgesSection.tsx')).JudgesSection,
}));

/** `/dashboard/challenges/:id/judging`: what a judge is to score, in an order of their own; for the host, who judges. */
export default function JudgingPage() {
  const { id = '' } = useParams();
  const challenge = useChallenge(id).data;
  const tasks = useTasks(id);
  const { data, error, isFetching, refetch } = tasks;
  const first = data?.pages[0];
  const title = challenge?.title ?? 'Judging';
  if (errorCode(error) === 'not_found') return <NotAJudge id={id} />;
  if (first && first.tasks === null) return <Overseen id={id} title={title} />;
  const rows = rowsOf(data);
  const next = first?.phase === 'judging' || first?.phase === 'assigning' ? nextTask(rows, 0) : undefined;
  return (
    <>
      <PageHeader
        title={title}
        description="You read each entry without its team, and score it by the rubric. Every judge has an order of their own."
        above={<Breadcrumb trail={[{ label: 'Judging', to: JUDGING_PATH }]} current={title} />}
        action={
          <>
            <ButtonLink to={challengePath(id)}>The challenge</ButtonLink>
            {next && (
              <ButtonLink variant="primary" to={judgingTaskPath(id, next.entryId)}>
                Score the next entry
              </ButtonLink>
            )}
            {first?.phase === 'published' && (
              <ButtonLink variant="primary" to={resultsPath(id)}>
                See the results
              </ButtonLink>
            )}
          </>
        }
      />
      {first ? (
        <div className="flex flex-col gap-6">
          <State judging={first} due={dueOf(rows)} />
          {rows.length > 0 && <TaskRows challengeId={id} rows={rows} />}
        </div>
      ) : error && !isFetching ? (
        <RetryNotice
          error={error}
          heading="h2"
          title="We couldn’t load your entries"
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading your entries…</span>
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      )}
    </>
  );
}

/** For the host, and for admins: who judges, and how far they are. */
function Overseen({ id, title }: { id: string; title: string }) {
  return (
    <>
      <PageHeader
        title={title}
        above={<Breadcrumb trail={[{ label: 'The challenge', to: challengePath(id) }]} current="Judging" />}
      />
      <Suspense fallback={<Skeleton className="h-96 w-full rounded-card" />}>
        <JudgesSection challengeId={id} />
      </Suspense>
    </>
  );
}

function NotAJudge({ id }: { id: string }) {
  return (
    <EmptyState
      heading="h1"
      icon={<FileIcon />}
      title="You don’t judge this challenge"
      action={<ButtonLink to={challengePath(id)}>The challenge</ButtonLink>}
    >
      Only the judges whom its host has chosen see entries here.
    </EmptyState>
  );
}

/** How far the judge is, until when scores are due, or why there is nothing to score yet. */
function State({ judging: { phase, tasks }, due }: { judging: Judging; due: string | undefined }) {
  const zone = useTimeZone();
  if (!tasks) return null;
  const { assigned, scored, items } = tasks;
  if (phase === 'before')
    return (
      <EmptyState heading="h2" icon={<ScheduleIcon />} title="Entries are still coming in">
        You get yours once the deadline has passed, with a week to score them. We tell you then.
      </EmptyState>
    );
  return (
    <>
      {phase === 'assigning' && (
        <Notice role="status" icon={<InfoIcon aria-hidden="true" />} title="Judges are being assigned">
          <p>More entries may follow in a minute.</p>
        </Notice>
      )}
      {assigned > 0 && (
        <Progress
          label={due === undefined ? 'Your scores' : `Your scores, due ${momentIn(due, zone)}`}
          value={scored}
          max={assigned}
          detail={`${scored} of ${assigned}`}
        />
      )}
      {assigned > 0 && scored === assigned && phase === 'judging' && (
        <p className="text-small text-muted">
          All your scores are in. You can change them until the results are published.
        </p>
      )}
      {items.length === 0 && phase !== 'assigning' && (
        <EmptyState heading="h2" icon={<FileIcon />} title="Nothing to score">
          No entry was assigned to you.
        </EmptyState>
      )}
    </>
  );
}
