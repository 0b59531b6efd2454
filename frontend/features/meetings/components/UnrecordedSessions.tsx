import type { ReactNode } from 'react';
import { useMeetingsAroundToday } from '#frontend/parts/meetings/api.ts';
import { MeetingCard } from '#frontend/parts/meetings/MeetingCard.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import { isOver } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

/** The sessions among meetings of which nobody said whether they took place, each with the way to say it; nothing for none. */
export function UnrecordedSessions({ meetings }: { meetings: readonly ShownMeeting[] }) {
  const now = serverNow();
  const unrecorded = meetings.filter(
    (one) => one.reason.kind !== 'application' && one.status === 'confirmed' && isOver(one, now),
  );
  if (unrecorded.length === 0) return null;
  return (
    <Card title="How did it go?" description="Record these sessions, so that they count for both of you.">
      <SessionRows
        meetings={unrecorded}
        action={({ id, topic }) => (
          <ButtonLink to={meetingPath(id)} size="small">
            Record<span className="sr-only"> {topic}</span>
          </ButtonLink>
        )}
      />
    </Card>
  );
}

/** The same on the home of a mentor. While meetings cannot be loaded, the upcoming events say so. */
export function HomeUnrecorded() {
  const { data } = useMeetingsAroundToday();
  return data && <UnrecordedSessions meetings={data.items} />;
}

interface SessionRowsProps {
  meetings: readonly ShownMeeting[];
  action: (meeting: ShownMeeting) => ReactNode;
}

export function SessionRows({ meetings, action }: SessionRowsProps) {
  return (
    <ul className="-my-3 divide-y divide-line">
      {meetings.map((meeting) => (
        <li key={meeting.id}>
          <MeetingCard meeting={meeting} withDay withStatus action={action(meeting)} />
        </li>
      ))}
    </ul>
  );
}
