import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Invitations } from '#frontend/features/applications/components/Invitations.tsx';
import { NO_EVENTS, UpcomingEvents } from '#frontend/features/dashboard/components/UpcomingEvents.tsx';
import { UpcomingMeetings } from '#frontend/features/meetings/components/UpcomingMeetings.tsx';
import { mayApply } from '#shared/core/applicant-roles.ts';

/** The upcoming events of the home: the user's meetings, and the interviews that they are invited to. */
export default function HomeEvents() {
  const { role } = useCurrentUser();
  return (
    <UpcomingEvents>
      <UpcomingMeetings
        none={mayApply(role) ? <Invitations none={NO_EVENTS} /> : NO_EVENTS}
        also={(met) => mayApply(role) && <Invitations none={null} except={met} />}
      />
    </UpcomingEvents>
  );
}
