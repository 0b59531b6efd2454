import type { ButtonSize } from '#frontend/ui/actions/buttonClass.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';
import { ReportButton } from '../reports/ReportButton.tsx';
import { otherCalled, otherOf } from './words.ts';

interface ReportOtherProps {
  mentorship: Mentorship;
  size?: ButtonSize;
}

/** Reports the other side of a mentorship, with its sessions and shared notes as evidence. */
export function ReportOther({ mentorship, size = 'medium' }: ReportOtherProps) {
  const target = {
    userId: otherOf(mentorship).id,
    name: otherCalled(mentorship),
    mentorshipId: mentorship.id,
  };
  return <ReportButton target={target} size={size} />;
}
