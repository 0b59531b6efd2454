import { Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { toast } from '#frontend/ui/overlays/toast.ts';
import { FileIcon, InfoIcon } from '#frontend/ui/style/icons.ts';
import { judgingPath, judgingTaskPath } from '#shared/features/judging/address.ts';
import type { JudgingTask } from '#shared/features/judging/schema.ts';
import { rowsOf, useTask, useTasks } from '../api.ts';
import type { ConflictDialogProps } from '../components/ConflictDialog.tsx';
import { EntryText } from '../components/EntryText.tsx';
import { ScoreForm } from '../components/ScoreForm.tsx';
import { CLOSED_TEXTS, nextTask } from '../taskWords.ts';

const ConflictDialog = lazyPart<ConflictDialogProps>(() => import('../components/ConflictDialog.tsx'));

/** `/dashboard/challenges/:id/judging/:entryId`: one entry without its team, and the judge’s scores. */
export default function JudgingTaskPage() {
  const { id = '', entryId = '' } = useParams();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useTask(id, entryId);
  const missing = errorCode(error) === 'not_found';
  if (missing)
    return (
      <EmptyState
        heading="h1"
        icon={<FileIcon />}
        title="This entry is not yours to judge"
        action={<ButtonLink to={judgingPath(id)}>Your entries</ButtonLink>}
      >
        It may have been given to another judge.
      </EmptyState>
    );
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        heading="h1"
        title="We couldn’t load this entry"
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  // The form begins with what is stored now, not with what was when it was last looked at.
  if (!data || !isFetchedAfterMount)
    return (
      <>
        <PageHeader title="Entry" />
        <Skeleton className="h-160 w-full rounded-card" />
      </>
    );
  return <Entry key={entryId} challengeId={id} task={data} />;
}

function Entry({ challengeId, task }: { challengeId: string; task: JudgingTask }) {
  const navigate = useNavigate();
  const zone = useTimeZone();
  const tasks = useTasks(challengeId);
  const [declaring, setDeclaring] = useState(false);
  const rows = rowsOf(tasks.data);
  const published = tasks.data?.pages[0]?.phase === 'published';
  const { entryId, title, place, common, dueAt, status } = task;
  const next = nextTask(rows, place);
  const total = tasks.data?.pages[0]?.tasks?.assigned;
  const goOn = () =>
    void navigate(next ? judgingTaskPath(challengeId, next.entryId) : judgingPath(challengeId));
  const closed = published ? 'The results are published, so scores can’t change.' : CLOSED_TEXTS[status];
  const standing = status === 'waiting' ? `Due ${momentIn(dueAt, zone)}` : undefined;
  return (
    <>
      <PageHeader
        title={title}
        above={
          <Breadcrumb
            trail={[{ label: 'Your entries', to: judgingPath(challengeId) }]}
            current={total === undefined ? `Entry ${place}` : `Entry ${place} of yours`}
          />
        }
        description={
          <span className="flex flex-wrap items-center gap-2 text-small tabular-nums">
            {standing !== undefined && <span>{standing}</span>}
            {status === 'scored' && <Badge tone="positive">Scored</Badge>}
            {common && <Badge>All judges score it</Badge>}
          </span>
        }
        action={
          closed === undefined && <Button onClick={() => setDeclaring(true)}>Declare a conflict</Button>
        }
      />
      <div className="grid items-start gap-8 xl:grid-cols-2 xl:gap-12">
        <EntryText task={task} />
        {closed === undefined ? (
          <ScoreForm
            challengeId={challengeId}
            task={task}
            submit={next ? 'Save and go to the next' : 'Save scores'}
            onScored={() => {
              toast({ title: 'Scores saved', description: title });
              goOn();
            }}
          />
        ) : (
          <Notice
            icon={<InfoIcon aria-hidden="true" />}
            action={
              next &&
              !published && (
                <ButtonLink size="small" to={judgingTaskPath(challengeId, next.entryId)}>
                  Next entry
                </ButtonLink>
              )
            }
          >
            <p>{closed}</p>
          </Notice>
        )}
      </div>
      {declaring && (
        <Suspense>
          <ConflictDialog
            challengeId={challengeId}
            entryId={entryId}
            onDeclared={goOn}
            onClose={() => setDeclaring(false)}
          />
        </Suspense>
      )}
    </>
  );
}
