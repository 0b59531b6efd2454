import { useSession } from '#frontend/core/session/useSession.ts';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { mayApply } from '#shared/core/applicant-roles.ts';
import type { OpportunityType } from '#shared/core/opportunity-choices.ts';
import { OPPORTUNITY_STATUS_LOOKS, type OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import type { TermsChange } from '#shared/core/terms.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import { type ApplicationSource, applicationWorkflow } from '#shared/features/applications/rules.ts';
import type { User } from '#shared/features/users/schema.ts';
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
    status?: OpportunityStatus | undefined;
    changes?: readonly TermsChange[] | undefined;
    /** The user has an application for it, as a list says; undefined where no list does. */
    applied?: boolean | undefined;
  };
  /** `row` in a list, where there is room for a word; `detail` beside the whole text. */
  place: 'row' | 'detail';
  /** From where the user came to it. */
  source?: ApplicationSource;
}

/**
 * The action the user can take on an opportunity, or the status of their application for it. After an action the focus
 * moves to its result.
 */
export function ApplyAction({ opportunity, place, source = 'link' }: ApplyActionProps) {
  const { user, failed } = useSession();
  const { id, applied } = opportunity;
  const { application, isLoading } = useMyApplication(id, applied, place === 'detail');
  const status = application?.status;
  const focus = useResultFocus(status);

  // Until it is known who the user is, the button could do nothing.
  if (isLoading || (user === undefined && !failed))
    return (
      <Skeleton
        className={place === 'row' ? 'h-8 w-24 rounded-control' : 'h-12 w-36 max-w-full rounded-control'}
      />
    );
  const label = status
    ? `Your application for ${opportunity.title}: ${applicationWorkflow.statuses[status].label}`
    : `Application for ${opportunity.title}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div {...focus} role="group" aria-label={label} className="rounded-control empty:hidden">
      <Action opportunity={opportunity} place={place} source={source} user={user} application={application} />
    </div>
  );
}

interface ActionProps extends Required<ApplyActionProps> {
  user: User | null | undefined;
  application: Application | undefined;
}

function Action({ opportunity, place, source, user, application }: ActionProps) {
  if (application && application.status !== 'withdrawn')
    return <AppliedState application={application} changes={opportunity.changes ?? []} place={place} />;
  // A list does not know more than that.
  if (!application && opportunity.applied) return <Badge tone="positive">Applied</Badge>;
  const { status } = opportunity;
  if (status && status !== 'open') {
    const { label } = OPPORTUNITY_STATUS_LOOKS[status];
    return place === 'row' ? (
      <Badge>{label}</Badge>
    ) : (
      <p className="text-small text-muted">
        This opportunity is {label.toLowerCase()} and{' '}
        {status === 'paused' ? 'doesn’t accept' : 'no longer accepts'} applications.
      </p>
    );
  }
  if (user && !mayApply(user.role))
    // A list says it once, above.
    return place === 'row' ? null : (
      <p className="text-small text-muted">
        Only students and alumni can apply. Your role is {ROLE_LABELS[user.role].toLowerCase()}.
      </p>
    );
  return (
    <ApplyButton
      opportunity={opportunity}
      place={place}
      source={source}
      withdrawnAt={application?.updatedAt}
    />
  );
}
