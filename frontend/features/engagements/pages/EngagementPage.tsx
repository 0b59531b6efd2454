import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { ENGAGEMENTS_PATH } from '#frontend/parts/engagements/paths.ts';
import { nextInWords } from '#frontend/parts/engagements/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ProjectsIcon } from '#frontend/ui/style/icons.ts';
import { engagementWorkflow, isOver } from '#shared/features/engagements/rules.ts';
import type { Engagement } from '#shared/features/engagements/schema.ts';
import { useEngagement } from '../api.ts';
import { About, History } from '../components/About.tsx';
import { Milestones } from '../components/Milestones.tsx';
import { Outcome } from '../components/Outcome.tsx';
import { Submissions } from '../components/Submissions.tsx';

const LIST = { label: 'Live projects', to: ENGAGEMENTS_PATH };
const loadHandIn = () => import('../components/HandInSheet.tsx');

/** `/dashboard/engagements/:id`: a live project from the brief to the review, for its student and who posted it. */
export default function EngagementPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useEngagement(id);
  if (data) return <Loaded engagement={data} />;
  const missing = errorCode(error) === 'not_found';
  return (
    <>
      <PageHeader title="Live project" above={<Breadcrumb trail={[LIST]} current="Live project" />} />
      {missing && (
        <EmptyState
          heading="h2"
          icon={<ProjectsIcon />}
          title="We couldn’t find this live project"
          action={<ButtonLink to={LIST.to}>{LIST.label}</ButtonLink>}
        >
          The link may be incomplete, or it belongs to another account.
        </EmptyState>
      )}
      {error && !missing && (
        <RetryNotice
          error={error}
          title="We couldn’t load this live project"
          heading="h2"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && <Skeleton className="h-72 w-full rounded-card" />}
    </>
  );
}

function Loaded({ engagement }: { engagement: Engagement }) {
  const { title, status, side, brief } = engagement;
  // For which milestone something is handed in; an empty text for the result.
  const [handingIn, setHandingIn] = useState<string>();
  const close = () => setHandingIn(undefined);
  const HandInSheet = useChunk(loadHandIn, handingIn !== undefined, close);
  const canHandIn = side === 'student' && !isOver(status);
  return (
    <>
      <PageHeader
        title={title}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge {...engagementWorkflow.statuses[status]} />
            <span>{nextInWords(engagement)}</span>
          </span>
        }
        above={<Breadcrumb trail={[LIST]} current={title} />}
        pinned={canHandIn}
        action={
          canHandIn && (
            <Button variant="primary" onClick={() => setHandingIn('')}>
              Hand in work
            </Button>
          )
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 max-sm:pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Outcome engagement={engagement} />
          <Milestones engagement={engagement} onHandIn={setHandingIn} />
          <Submissions engagement={engagement} />
          {brief !== '' && (
            <Card title="The brief" description="What the posting said on the day of the hire.">
              <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
                {brief}
              </p>
            </Card>
          )}
        </div>
        <aside className="flex min-w-0 flex-col gap-6" aria-label="About the live project">
          <About engagement={engagement} />
          <History engagement={engagement} />
        </aside>
      </div>
      {HandInSheet && handingIn !== undefined && (
        <HandInSheet engagement={engagement} milestoneId={handingIn} onClose={close} />
      )}
    </>
  );
}
