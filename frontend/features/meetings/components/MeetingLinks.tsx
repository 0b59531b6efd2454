import { momentIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { meetingPath } from '#shared/features/meetings/notifications.ts';

interface Named {
  readonly id: string;
  readonly start: string;
  readonly topic: string;
}

/** Meetings by their topic and time, each with a link to its page. */
export function MeetingLinks({ meetings }: { meetings: readonly Named[] }) {
  const zone = useTimeZone();
  return (
    <ul className="mt-1">
      {meetings.map(({ id, start, topic }) => (
        <li key={id}>
          <TextLink to={meetingPath(id)}>
            <bdi>{topic}</bdi>
          </TextLink>
          , {momentIn(start, zone)}
        </li>
      ))}
    </ul>
  );
}
