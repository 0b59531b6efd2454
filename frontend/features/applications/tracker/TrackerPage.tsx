import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ArticleLink } from '#frontend/parts/library/ArticleLink.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { SkeletonRows } from '#frontend/ui/data/SkeletonRows.tsx';
import { SegmentedControl } from '#frontend/ui/forms/SegmentedControl.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { usePaneRoom } from '#frontend/ui/hooks/usePaneRoom.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { FileIcon } from '#frontend/ui/style/icons.ts';
import { useTracker } from './api.ts';
import { saveCsv } from './exportCsv.ts';
import { TrackerTable } from './TrackerTable.tsx';

const Board = lazyPart(() => import('./Board.tsx'));
const ProgressCard = lazyPart(() => import('#frontend/parts/progress/ProgressCard.tsx'));
const TrackerSheet = lazyPart(() => import('./TrackerSheet.tsx'));

const VIEWS = [
  { value: 'table', label: 'Table' },
  { value: 'board', label: 'Board' },
] as const;

/** `/dashboard/student/applications`, and the same for alumni: all applications, here and outside of this site. */
export default function TrackerPage() {
  const tracker = useTracker();
  const { entries, loaded } = tracker;
  const { role } = useCurrentUser();
  const [params, setParams] = useSearchParams();
  const [box, wide] = usePaneRoom();
  const board = wide && params.get('view') === 'board';
  const change = (name: string, value: string | undefined, replace: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace },
    );
  const open = (key: string) => change('open', key, false);
  return (
    <div ref={box} className="max-sm:pb-16">
      <PageHeader
        title="Applications"
        description="What comes next, and by when you’ll have an answer."
        pinned
        action={
          <>
            <Button onClick={() => open('import')}>Import</Button>
            <Button disabled={!tracker.complete || entries.length === 0} onClick={() => saveCsv(entries)}>
              Export
            </Button>
            <Button variant="primary" onClick={() => open('add')}>
              {/* A phone has room for the word alone. */}
              <span>
                Add<span className="max-sm:sr-only"> application</span>
              </span>
            </Button>
          </>
        }
      />
      {entries.length > 0 && wide && (
        <div className="mb-6 flex">
          <SegmentedControl
            label="View"
            name="view"
            segments={VIEWS}
            value={board ? 'board' : 'table'}
            onChange={(view) => change('view', view === 'board' ? view : undefined, true)}
          />
        </div>
      )}
      {entries.length > 0 &&
        (board ? (
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <Board entries={entries} onOpen={open} />
          </Suspense>
        ) : (
          <TrackerTable entries={entries} onOpen={open} />
        ))}
      {loaded && entries.length === 0 && (
        <EmptyState
          heading="h2"
          icon={<FileIcon />}
          title="No applications yet"
          action={<ButtonLink to={PATHS.explore}>Explore opportunities</ButtonLink>}
        >
          Opportunities you apply for appear here with their status and the promised reply. You can add
          applications that you made elsewhere, too. To read first: <ArticleLink id="tailor-a-resume" />
        </EmptyState>
      )}
      {!loaded && tracker.error && !tracker.isFetching && (
        <RetryNotice
          error={tracker.error}
          fallback="We couldn’t load your applications."
          onRetry={tracker.retry}
        />
      )}
      {!loaded && (!tracker.error || tracker.isFetching) && <Loading />}
      {/* Below the list, whose rows would move. */}
      {role === 'student' && entries.length > 0 && (
        <div className="mt-8">
          <Suspense fallback={<Skeleton className="h-110 w-full rounded-card" />}>
            <ProgressCard />
          </Suspense>
        </div>
      )}
      {params.has('open') && (
        <Suspense>
          <TrackerSheet
            entries={entries}
            open={params.get('open')}
            onClose={() => change('open', undefined, true)}
          />
        </Suspense>
      )}
    </div>
  );
}

function Loading() {
  return (
    <SkeletonRows label="Loading your applications…" rows={6} rowClass="flex h-14 items-center gap-6">
      <Skeleton className="h-5 w-56 max-w-[50%]" />
      <Skeleton className="h-5 w-40 max-w-[30%]" />
    </SkeletonRows>
  );
}
