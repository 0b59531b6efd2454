import { useSession } from '#frontend/core/session/useSession.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { mayApply } from '#shared/features/application-rules.ts';
import type { OpportunityType } from '#shared/features/opportunities.ts';
import { useMyApplication } from '../api.ts';
import { AppliedState } from './AppliedState.tsx';
import { ApplyButton } from './ApplyButton.tsx';

interface ApplyActionProps {
  opportunity: {
    id: string;
    type: OpportunityType;
    title: string;
    company: string;
    /** Left out where only open ones are shown. */
    status?: 'open' | 'closed' | undefined;
  };
  /** `row` in a list, where there is room for a word; `detail` beside the whole text. */
  place: 'row' | 'detail';
}

/** The action the user can take on an opportunity, or the status of their application for it. */
export function ApplyAction({ opportunity, place }: ApplyActionProps) {
  const { user, failed } = useSession();
  const { application, isLoading } = useMyApplication(opportunity.id);
  const closed = opportunity.status === 'closed';

  // Until it is known who asks, a button would be one that does nothing.
  if (isLoading || (user === undefined && !failed))
    return (
      <Skeleton className={place === 'row' ? 'h-8 w-24 rounded-control' : 'h-12 w-36 rounded-control'} />
    );
  if (application && application.status !== 'withdrawn')
    return <AppliedState application={application} place={place} />;
  if (closed)
    return place === 'row' ? (
      <Badge>Closed</Badge>
    ) : (
      <p className="text-small text-muted">This one is closed: nobody can apply any more.</p>
    );
  if (user && !mayApply(user.role))
    // A list says it once, above.
    return place === 'row' ? null : (
      <p className="text-small text-muted">
        Applying is for students and alumni. You are here as {ROLE_LABELS[user.role].toLowerCase()}.
      </p>
    );
  return <ApplyButton opportunity={opportunity} place={place} withdrawnAt={application?.updatedAt} />;
}
