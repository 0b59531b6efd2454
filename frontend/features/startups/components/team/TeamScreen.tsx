import { Suspense } from 'react';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { NotFound } from '#frontend/core/page/NotFound.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import type { Startup } from '#shared/features/startups/schema.ts';
import { useStartup } from '../../api.ts';
import { useOpenSheet } from '../../useOpenSheet.ts';
import { About } from './About.tsx';
import { AssumptionList } from './AssumptionList.tsx';
import { Documents } from './Documents.tsx';
import { Learned } from './Learned.tsx';
import { MilestoneList } from './MilestoneList.tsx';
import { Riskiest } from './Riskiest.tsx';
import type { TeamSheetProps } from './sheet.ts';
import { TeamCard } from './TeamCard.tsx';
import { TeamHeader } from './TeamHeader.tsx';
import { TeamNotes } from './TeamNotes.tsx';

const TeamSheet = lazyPart<TeamSheetProps>(async () => ({
  default: (await import('./TeamSheet.tsx')).TeamSheet,
}));

interface TeamScreenProps {
  id: string;
  /** Leads back to the user's startups. */
  back: () => void;
}

/** A startup on the screen of its team. */
export function TeamScreen({ id, back }: TeamScreenProps) {
  const { data: startup, error, isFetching, refetch } = useStartup(id);
  if (startup) return <Team startup={startup} back={back} />;
  // A link of an older notification leads here, too, when the draft was deleted.
  if (errorCode(error) === 'not_found') return <NotFound />;
  return (
    <>
      <PageHeader title="Startup" />
      {error ? (
        <RetryNotice
          error={error}
          heading="h2"
          title="We couldn’t load this startup"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status">
          <span className="sr-only">Loading the startup…</span>
          <Skeleton className="h-96 w-full rounded-card" />
        </div>
      )}
    </>
  );
}

function Team({ startup, back }: { startup: Startup; back: () => void }) {
  const { sheet, open, close } = useOpenSheet(startup);
  const isClosed = startup.status === 'closed';
  return (
    <>
      <TeamHeader startup={startup} open={open} onLeft={back} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {isClosed ? <Learned startup={startup} /> : <Riskiest startup={startup} open={open} />}
          <AssumptionList startup={startup} open={open} />
          <MilestoneList startup={startup} open={open} />
          <Documents startup={startup} open={open} />
          <TeamNotes startup={startup} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <TeamCard startup={startup} open={open} onLeft={back} />
          <About startup={startup} />
        </div>
      </div>
      <Suspense>
        {sheet && (
          <TeamSheet
            key={`${sheet.kind} ${sheet.id ?? ''}`}
            sheet={sheet}
            startup={startup}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
