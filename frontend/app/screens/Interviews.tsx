import { Invitations } from '#frontend/features/applications/components/Invitations.tsx';
import { NO_EVENTS, UpcomingEvents } from '#frontend/features/dashboard/components/UpcomingEvents.tsx';

/** The upcoming events of a user who may apply: the interviews they are invited to. */
export default function Interviews() {
  return (
    <UpcomingEvents>
      <Invitations none={NO_EVENTS} />
    </UpcomingEvents>
  );
}
