import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { useResultFocus } from '#frontend/ui/hooks/useResultFocus.ts';
import type { Application } from '#shared/features/applications/routes.ts';
import type { ApplicationStatus } from '#shared/features/applications/rules.ts';
import { ApplicationBadge } from './ApplicationBadge.tsx';
import { UndoWithdrawal } from './UndoWithdrawal.tsx';
import WithdrawButton from './WithdrawButton.tsx';

/** What happened when an application came to a status, in its history. */
const STEPS: Record<ApplicationStatus, string> = {
  new: 'Applied',
  reviewed: 'Reviewed',
  interview_scheduled: 'Invited',
  offered: 'Offered',
  hired: 'Hired',
  offer_declined: 'Declined',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** One of my applications: its opportunity, its status, and when each step happened. */
export function ApplicationRow({ application }: { application: Application }) {
  const { opportunityId, opportunity, status, history } = application;
  const focus = useResultFocus(status);
  return (
    <li {...focus} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 max-sm:col-span-2">
        <h3 className="text-body leading-snug font-medium">
          <TextLink quiet to={fillPath(PATHS.opportunity, { id: opportunityId })}>
            <bdi>{opportunity.title}</bdi>
          </TextLink>
        </h3>
        <p className="text-small text-muted">
          <bdi>{opportunity.company}</bdi>, <bdi>{opportunity.location}</bdi>
        </p>
      </div>
      <div className="max-sm:row-start-3 sm:justify-self-end">
        <ApplicationBadge status={status} />
      </div>
      <ol className="flex flex-wrap gap-x-1.5 text-fine text-muted max-sm:col-span-2">
        {history.map((step, index) => (
          <li key={step.at} className="flex gap-1.5">
            <Moment what={STEPS[step.status]} at={step.at} as="day" />
            {index < history.length - 1 && <span aria-hidden="true">›</span>}
          </li>
        ))}
      </ol>
      <div className="-mr-3 justify-self-end max-sm:row-start-3">
        <WithdrawButton application={application} quiet />
        <UndoWithdrawal application={application} />
      </div>
    </li>
  );
}
