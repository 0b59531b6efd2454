import { dayIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { useMeetingsAroundToday } from '#frontend/parts/meetings/api.ts';
import { useNow } from '#frontend/parts/meetings/JoinButton.tsx';
import type { MeetingReason } from '#shared/features/conversations/reason-rules.ts';
import { isOver } from '#shared/features/meetings/rules.ts';

interface NextDayProps {
  /** What the meeting is for. */
  of: MeetingReason['kind'];
  otherwise: string;
}

/** The day of the user's next meeting of a kind, as the upcoming events show it; `otherwise` if there is none. */
export default function NextDay({ of, otherwise }: NextDayProps) {
  const zone = useTimeZone();
  const now = useNow();
  const { data } = useMeetingsAroundToday();
  const next = data?.items.find(
    (meeting) => meeting.reason.kind === of && meeting.status === 'confirmed' && !isOver(meeting, now),
  );
  return <>{next?.start ? `next ${dayIn(next.start, zone)}` : otherwise}</>;
}
