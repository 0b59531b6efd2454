import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { NotFound } from '#frontend/core/page/NotFound.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ReportButton } from '#frontend/parts/reports/ReportButton.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { STARTUPS_PATH, startupPath } from '#shared/features/startups/address.ts';
import { startupWorkflow } from '#shared/features/startups/rules.ts';
import type { StartupPage as Page } from '#shared/features/startups/schema.ts';
import { useStartupPage } from '../api.ts';
import { PageBody } from '../components/page/PageBody.tsx';

/** `/dashboard/startups/:id`: a startup for those whom its team lets see it. */
export default function StartupPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useStartupPage(id);
  if (data) return <Shown page={data} />;
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
        <Skeleton className="h-96 w-full rounded-card" />
      )}
    </>
  );
}

function Shown({ page }: { page: Page }) {
  const { id, name, status, industry, stage, mine, team } = page;
  const { id: own } = useCurrentUser();
  // The first in the team is another member while the lead’s account is hidden.
  const lead = team.find(({ role }) => role === 'lead');
  return (
    <>
      <PageHeader
        title={name}
        description={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusBadge {...startupWorkflow.statuses[status]} />
            <span>{[industry, stage].filter((fact) => fact !== null).join(' · ')}</span>
          </span>
        }
        action={
          <>
            {mine?.status === 'member' && <ButtonLink to={startupPath(id)}>Open as its team</ButtonLink>}
            {mine?.status === 'invited' && (
              <ButtonLink to={STARTUPS_PATH} variant="primary">
                Answer the invitation
              </ButtonLink>
            )}
            {lead && lead.id !== own && (
              <ReportButton target={{ userId: lead.id, name: lead.name, startupId: id }} />
            )}
          </>
        }
      />
      <PageBody page={page} />
    </>
  );
}
