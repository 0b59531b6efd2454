import { Suspense } from 'react';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Invitations } from '#frontend/features/applications/components/Invitations.tsx';
import { NO_EVENTS, UpcomingEvents } from '#frontend/features/dashboard/components/UpcomingEvents.tsx';
import { UpcomingMeetings } from '#frontend/features/meetings/components/UpcomingMeetings.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useIdle } from '#frontend/ui/hooks/useIdle.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';

const Insights = lazyPart(() => import('#frontend/features/ai/components/Insights.tsx'));

/**
 * The end of the home’s narrow column: the user's meetings, the interviews that they are invited to, and what the advisor
 * computed of their position. That comes last and late, where nothing moves for it.
 */
export default function HomeAside() {
  const { role } = useCurrentUser();
  const idle = useIdle();
  return (
    <>
      <UpcomingEvents>
        <UpcomingMeetings
          none={mayApply(role) ? <Invitations none={NO_EVENTS} /> : NO_EVENTS}
          also={(met) => mayApply(role) && <Invitations none={null} except={met} />}
        />
      </UpcomingEvents>
      {idle && (
        <Suspense fallback={null}>
          <Insights />
        </Suspense>
      )}
    </>
  );
}
