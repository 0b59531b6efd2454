import { Badge } from '#frontend/ui/data/Badge.tsx';
import { type MentorshipStatus, mentorshipWorkflow } from '#shared/features/mentorships/rules.ts';

interface MentorshipBadgeProps {
  status: MentorshipStatus;
  /** To who sent the request, a new one waits. */
  waiting?: boolean;
}

/** The status of a mentorship or a request. */
export function MentorshipBadge({ status, waiting = false }: MentorshipBadgeProps) {
  const { label, tone } = mentorshipWorkflow.statuses[status];
  return (
    <Badge size="small" tone={tone}>
      {waiting && status === 'requested' ? 'Waiting' : label}
    </Badge>
  );
}
