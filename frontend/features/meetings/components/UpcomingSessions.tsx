import { useState } from 'react';
import { JoinButton } from '#frontend/parts/meetings/JoinButton.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { isOver } from '#shared/features/meetings/rules.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { SessionRows, UnrecordedSessions } from './UnrecordedSessions.tsx';

/** How many are shown at first. */
const SHOWN = 5;

/** The sessions that are booked or proposed, and before them those of which nobody said how they went. */
export function UpcomingSessions({ meetings }: { meetings: readonly ShownMeeting[] }) {
  const now = serverNow();
  const [all, setAll] = useState(false);
  const booked = meetings.filter((one) => one.status === 'confirmed' && !isOver(one, now));
  const coming = [...booked, ...meetings.filter(({ status }) => status === 'proposed')];
  const shown = all ? coming : coming.slice(0, SHOWN);
  return (
    <>
      <UnrecordedSessions meetings={meetings} />
      <Card title="Upcoming sessions">
        {coming.length === 0 ? (
          <p className="text-small text-muted">
            No sessions in the next four weeks. Book a free time for a mentee, or wait until they book one.
          </p>
        ) : (
          <SessionRows meetings={shown} action={(meeting) => <JoinButton meeting={meeting} small />} />
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
