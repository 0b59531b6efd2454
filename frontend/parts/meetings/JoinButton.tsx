import { useEffect, useState } from 'react';
import { buttonClass } from '#frontend/ui/actions/buttonClass.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { canJoin, joinsAt } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { clockIn, dateIn, momentIn, useTimeZone } from '../calendar/time.ts';

const EVERY_MS = 15_000;

/** The time, again every quarter of a minute: Join appears while the page is open. */
export const useNow = (): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};

type Joined = Pick<ShownMeeting, 'status' | 'start' | 'minutes' | 'link'>;

/** Leads to the room from 15 minutes before the meeting; earlier it says when that will be, where there is room for it. */
export function JoinButton({ meeting, small = false }: { meeting: Joined; small?: boolean }) {
  const zone = useTimeZone();
  const now = useNow();
  if (meeting.status !== 'confirmed' || meeting.link === '') return null;
  if (canJoin(meeting, now))
    return (
      <a
        href={meeting.link}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('primary', small ? 'small' : 'large', false)}
      >
        Join
      </a>
    );
  if (small || now > joinsAt(meeting)) return null;
  const at = joinsAt(meeting);
  const when = dateIn(at, zone) === dateIn(now, zone) ? clockIn(at, zone) : momentIn(at, zone);
  return <p className="text-small text-muted tabular-nums">Join opens at {when}</p>;
}
