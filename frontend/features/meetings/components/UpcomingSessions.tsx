import { type ReactNode, useState } from 'react';
import { JoinButton } from '#frontend/parts/meetings/JoinButton.tsx';
import { MeetingCard } from '#frontend/parts/meetings/MeetingCard.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import { isOver } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

/** How many are shown at first. */
const SHOWN = 5;

/** The sessions that are booked or proposed, and before them those of which nobody said how they went. */
export function UpcomingSessions({ meetings }: { meetings: readonly ShownMeeting[] }) {
  const now = serverNow();
  const [all, setAll] = useState(false);
  const unrecorded = meetings.filter((one) => one.status === 'confirmed' && isOver(one, now));
  const booked = meetings.filter((one) => one.status === 'confirmed' && !isOver(one, now));
  const coming = [...booked, ...meetings.filter(({ status }) => status === 'proposed')];
  const shown = all ? coming : coming.slice(0, SHOWN);
  return (
    <>
      {unrecorded.length > 0 && (
        <Card title="How did it go?" description="Record these sessions, so that they count for both of you.">
          <Meetings
            meetings={unrecorded}
            action={({ id, topic }) => (
              <ButtonLink to={meetingPath(id)} size="small">
                Record<span className="sr-only"> {topic}</span>
              </ButtonLink>
            )}
          />
        </Card>
      )}
      <Card title="Upcoming sessions">
        {coming.length === 0 ? (
          <p className="text-small text-muted">
            No sessions in the next four weeks. Book a free time for a mentee, or wait until they book one.
          </p>
        ) : (
          <Meetings meetings={shown} action={(meeting) => <JoinButton meeting={meeting} small />} />
        )}
        {shown.length < coming.length && (
          <div className="mt-4">
            <Button size="small" onClick={() => setAll(true)}>
              Show all {coming.length}
            </Button>
          </div>
        )}
      </Card>
    </>
  );
}

interface MeetingsProps {
  meetings: readonly ShownMeeting[];
  action: (meeting: ShownMeeting) => ReactNode;
}

function Meetings({ meetings, action }: MeetingsProps) {
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
