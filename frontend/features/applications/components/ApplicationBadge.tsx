import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { APPLICATION_STATUS_LABELS, type ApplicationStatus } from '#shared/features/application-rules.ts';

/** The status of an application in the spec's words and colours. */
export function ApplicationBadge({ status }: { status: ApplicationStatus }) {
  return <StatusBadge status={status}>{APPLICATION_STATUS_LABELS[status]}</StatusBadge>;
}
