import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { useTimeZone } from '#frontend/parts/calendar/time.ts';
import { CHALLENGES_PATH } from '#frontend/parts/challenges/paths.ts';
import { ReportButton } from '#frontend/parts/reports/ReportButton.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { FlagIcon } from '#frontend/ui/style/icons.ts';
import { publicChallengePath } from '#shared/features/challenges/address.ts';
import type { Challenge } from '#shared/features/challenges/schema.ts';
import { resultsPath } from '#shared/features/judging/address.ts';
import { useChallenge } from '../api.ts';
import { About, Cancelled } from '../components/About.tsx';
import { Dates } from '../components/Dates.tsx';
import { Glance } from '../components/Glance.tsx';
import { HostActions } from '../components/HostActions.tsx';
import { Participation } from '../components/Participation.tsx';
import { RubricCard } from '../components/RubricCard.tsx';

const Entries = lazyPart<{ challenge: Challenge }>(async () => ({
  default: (await import('../components/Entries.tsx')).Entries,
}));
const JudgesSection = lazyPart<{ challengeId: string }>(async () => ({
  default: (await import('#frontend/parts/judging/JudgesSection.tsx')).JudgesSection,
}));
const CHALLENGES = { label: 'Challenges', to: CHALLENGES_PATH };
const WAIT = <Skeleton className="h-48 w-full rounded-card" />;

/** `/dashboard/challenges/:id`: a challenge, the user's team and entry, and for its host the entries and judges. */
export default function ChallengePage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useChallenge(id);
  if (data) return <Loaded challenge={data} />;
  const missing = errorCode(error) === 'not_found';
  return (
    <>
      <PageHeader title="Challenge" above={<Breadcrumb trail={[CHALLENGES]} current="Challenge" />} />
      {missing && (
        <EmptyState
          heading="h2"
          icon={<FlagIcon />}
          title="We couldn’t find this challenge"
          action={<ButtonLink to={CHALLENGES_PATH}>All challenges</ButtonLink>}
        >
          The link may be incomplete, or the challenge is not open yet.
        </EmptyState>
      )}
      {error && !missing && (
        <RetryNotice
          error={error}
          title="We couldn’t load this challenge"
          heading="h2"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && <Skeleton className="h-72 w-full rounded-card" />}
    </>
  );
}

function Loaded({ challenge }: { challenge: Challenge }) {
  const { id, title, status, hosting, host } = challenge;
  const { role, status: account } = useCurrentUser();
  const zone = useTimeZone();
  const isStaff = hosting || (role === 'admin' && account === 'active');
  return (
    <>
      <PageHeader
        title={title}
        above={<Breadcrumb trail={[CHALLENGES]} current={title} />}
        action={isStaff && <HostActions challenge={challenge} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Cancelled challenge={challenge} />
          <Glance challenge={challenge} zone={zone} />
          {status === 'published' && (
            <p>
              <ButtonLink to={resultsPath(id)}>See the results</ButtonLink>
            </p>
          )}
          {!hosting && <Participation challenge={challenge} />}
          {isStaff && status !== 'draft' && (
            <>
              <Suspense fallback={WAIT}>
                <Entries challenge={challenge} />
              </Suspense>
              <Suspense fallback={WAIT}>
                <JudgesSection challengeId={id} />
              </Suspense>
            </>
          )}
          <About challenge={challenge} />
        </div>
        <aside className="flex min-w-0 flex-col gap-6" aria-label="More about the challenge">
          <RubricCard challenge={challenge} zone={zone} />
          <Dates challenge={challenge} zone={zone} />
          {status !== 'draft' && (
            <p className="text-small">
              <TextLink to={publicChallengePath(id)}>Public page</TextLink>
            </p>
          )}
          {!hosting && (
            <div className="-ml-3">
              <ReportButton target={{ userId: host.id, name: host.name, challengeId: id }} size="small" />
            </div>
          )}
        </aside>
      </div>
    </>
  );
}
