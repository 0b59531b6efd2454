import type { ReactNode } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { useMyApplications } from '../api.ts';
import { invitationsOf } from '../latestChanges.ts';

interface InvitationsProps {
  none: ReactNode;
  /** Opportunities for which times were proposed or agreed on. */
  except?: ReadonlySet<string>;
}

/** The interviews I am invited to for which nothing was proposed yet; `none` if there are no such invitations. */
export function Invitations({ none, except }: InvitationsProps) {
  const { data, error, isFetching, refetch } = useMyApplications();
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        fallback="We couldn’t load your invitations."
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-10 w-full" />;
  const invitations = invitationsOf(data.pages.flatMap(({ items }) => items)).filter(
    ({ opportunityId }) => !except?.has(opportunityId),
  );
  if (invitations.length === 0) return <>{none}</>;
  return (
    <ul className="flex flex-col gap-3 text-small">
      {invitations.map(({ opportunityId, opportunity, updatedAt }) => (
        <li key={opportunityId} className="wrap-anywhere">
          Interview with <bdi>{opportunity.company}</bdi>:{' '}
          <TextLink quiet to={fillPath(PATHS.opportunity, { id: opportunityId })}>
            <bdi>{opportunity.title}</bdi>
          </TextLink>
          <p className="text-fine text-muted">
            Invited <Moment at={updatedAt} as="day" /> · date to be agreed
          </p>
        </li>
      ))}
    </ul>
  );
}
