import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { useMentorship } from '#frontend/parts/mentorships/api.ts';
import { mentorshipsPath } from '#frontend/parts/mentorships/paths.ts';
import { Renewal } from '#frontend/parts/mentorships/Renewal.tsx';
import { Sessions } from '#frontend/parts/mentorships/Sessions.tsx';
import { otherOf } from '#frontend/parts/mentorships/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { PeopleIcon } from '#frontend/ui/style/icons.ts';
import type { WholeMentorship } from '#shared/features/mentorships/routes.ts';
import { About } from '../components/About.tsx';
import { Asked } from '../components/Asked.tsx';
import { History } from '../components/History.tsx';
import { NextSession, SessionAction } from '../components/NextSession.tsx';

const Goals = lazyPart(async () => ({
  default: (await import('#frontend/parts/mentorships/Goals.tsx')).Goals,
}));
const Notes = lazyPart(async () => ({
  default: (await import('#frontend/parts/mentorships/Notes.tsx')).Notes,
}));
const loadProgress = () => import('#frontend/parts/mentorships/ProgressChart.tsx');
const CurrentProgress = lazyPart<Pick<WholeMentorship, 'current'>>(async () => ({
  default: (await loadProgress()).CurrentProgress,
}));
const ProgressChart = lazyPart<Pick<WholeMentorship, 'progress'>>(async () => ({
  default: (await loadProgress()).ProgressChart,
}));
const ReportOther = lazyPart(async () => ({
  default: (await import('#frontend/parts/mentorships/ReportOther.tsx')).ReportOther,
}));
const Closing = lazyPart(async () => ({ default: (await import('../components/Closing.tsx')).Closing }));
const WaitingRequest = lazyPart(async () => ({
  default: (await import('../components/WaitingRequest.tsx')).WaitingRequest,
}));
const loadEnd = () => import('#frontend/parts/mentorships/EndDialog.tsx');

/** `/dashboard/mentorships/:id`: a request or a mentorship, for its mentor and its mentee. */
export default function MentorshipPage() {
  const { id = '' } = useParams();
  const { role } = useCurrentUser();
  const { data, error, isFetching, refetch } = useMentorship(id);
  if (data) return <Loaded mentorship={data} />;
  const list = mentorshipsPath(role);
  const missing = errorCode(error) === 'not_found';
  return (
    <>
      <PageHeader title="Mentorship" above={<Breadcrumb trail={[list]} current="Mentorship" />} />
      {missing && (
        <EmptyState
          heading="h2"
          icon={<PeopleIcon />}
          title="We couldn’t find this mentorship"
          action={<ButtonLink to={list.to}>{list.label}</ButtonLink>}
        >
          The link may be incomplete, or it belongs to another account.
        </EmptyState>
      )}
      {error && !missing && (
        <RetryNotice
          error={error}
          title="We couldn’t load this mentorship"
          heading="h2"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && <Skeleton className="h-72 w-full rounded-card" />}
    </>
  );
}

/** A request that did not become a mentorship is not called one. */
const titleOf = (mentorship: WholeMentorship): string => {
  const { name } = otherOf(mentorship);
  const begun = mentorship.startedAt !== undefined;
  if (mentorship.side === 'mentee') return begun ? `Mentored by ${name}` : `Request to ${name}`;
  return begun ? `Mentoring ${name}` : `Request of ${name}`;
};

function Loaded({ mentorship }: { mentorship: WholeMentorship }) {
  const { role } = useCurrentUser();
  const [ending, setEnding] = useState(false);
  const EndDialog = useChunk(loadEnd, ending, () => setEnding(false));
  const { name } = otherOf(mentorship);
  const isActive = mentorship.status === 'active';
  return (
    <>
      <PageHeader
        title={titleOf(mentorship)}
        above={<Breadcrumb trail={[mentorshipsPath(role)]} current={name} />}
        action={isActive && <SessionAction mentorship={mentorship} />}
        pinned={isActive}
      />
      <div className="grid items-start gap-6 max-sm:pb-16 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Content mentorship={mentorship} />
        </div>
        <aside className="flex min-w-0 flex-col gap-6" aria-label="About the mentorship">
          <About mentorship={mentorship}>
            {isActive && (
              <Button variant="quiet" onClick={() => setEnding(true)}>
                End mentorship
              </Button>
            )}
            {mentorship.startedAt !== undefined && (
              <Suspense fallback={<div className="h-10" />}>
                <ReportOther mentorship={mentorship} />
              </Suspense>
            )}
          </About>
          <History mentorship={mentorship} />
        </aside>
      </div>
      {EndDialog && ending && <EndDialog mentorship={mentorship} onClose={() => setEnding(false)} />}
    </>
  );
}

function Content({ mentorship }: { mentorship: WholeMentorship }) {
  const { status, asked } = mentorship;
  if (status === 'requested')
    return (
      <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
        <WaitingRequest mentorship={mentorship} />
      </Suspense>
    );
  const request = (
    <Card title="The request">
      <Asked asked={asked} withTimes={mentorship.startedAt === undefined} />
    </Card>
  );
  if (status !== 'active' && status !== 'ended')
    return (
      <>
        <Card title="What happened">
          <Suspense fallback={<Skeleton className="h-16 w-full" />}>
            <Closing mentorship={mentorship} />
          </Suspense>
        </Card>
        {request}
      </>
    );
  const isActive = status === 'active';
  return (
    <>
      {isActive ? (
        <>
          <Renewal mentorship={mentorship} />
          <NextSession mentorship={mentorship} />
        </>
      ) : (
        <Card title="How it ended">
          <Suspense fallback={<Skeleton className="h-16 w-full" />}>
            <Closing mentorship={mentorship} />
          </Suspense>
        </Card>
      )}
      <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
        <Card title="Goals" description="Both of you propose; what counts is what you both agreed on.">
          <Goals mentorship={mentorship} />
        </Card>
      </Suspense>
      <Card title="Progress" description="Steps done of those you both agreed on.">
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <div className="flex flex-col gap-6">
            <CurrentProgress current={mentorship.current} />
            <ProgressChart progress={mentorship.progress} />
          </div>
        </Suspense>
      </Card>
      <Card title="Sessions">
        <Sessions sessions={mentorship.sessions} />
      </Card>
      <Suspense fallback={<Skeleton className="h-64 w-full rounded-card" />}>
        <Card title="Notes">
          <Notes mentorship={mentorship} writable={isActive} />
        </Card>
      </Suspense>
      {request}
    </>
  );
}
