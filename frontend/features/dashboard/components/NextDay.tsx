import { dateIn, dayIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { UPCOMING_DAYS, useMeetings } from '#frontend/parts/meetings/api.ts';
import { useNow } from '#frontend/parts/meetings/JoinButton.tsx';
import { isOver } from '#shared/features/meetings/rules.ts';

/** The day of the user's next meeting, as the upcoming events show it; `otherwise` if there is none. */
export default function NextDay({ otherwise }: { otherwise: string }) {
  const zone = useTimeZone();
  const now = useNow();
  const { data } = useMeetings(dateIn(now, zone), UPCOMING_DAYS);
  const next = data?.items.find((meeting) => meeting.status === 'confirmed' && !isOver(meeting, now));
  return <>{next?.start ? `next ${dayIn(next.start, zone)}` : otherwise}</>;
}
