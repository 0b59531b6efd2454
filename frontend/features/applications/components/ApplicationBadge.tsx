import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { type ApplicationStatus, applicationWorkflow } from '#shared/features/applications/rules.ts';

/** The status of an application in the spec's words and colours. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <StatusBadge {...applicationWorkflow.statuses[status]} />;
}
