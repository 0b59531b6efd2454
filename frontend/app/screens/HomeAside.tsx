import { Suspense } from 'react';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Invitations } from '#frontend/features/applications/components/Invitations.tsx';
import { NO_EVENTS, UpcomingEvents } from '#frontend/features/dashboard/components/UpcomingEvents.tsx';
import { UpcomingMeetings } from '#frontend/features/meetings/components/UpcomingMeetings.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useIdle } from '#frontend/ui/hooks/useIdle.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { mayMentor } from '#shared/features/mentors/rules.ts';

const HomeUnrecorded = lazyPart(async () => ({
  default: (await import('#frontend/features/meetings/components/UnrecordedSessions.tsx')).HomeUnrecorded,
}));
const HomeCourse = lazyPart(() => import('#frontend/features/courses/components/HomeCourse.tsx'));
const HomeProjects = lazyPart(() => import('#frontend/features/projects/components/HomeProjects.tsx'));
const HomeStartups = lazyPart(() => import('#frontend/features/startups/components/HomeStartups.tsx'));
const HomeEngagements = lazyPart(
  () => import('#frontend/features/engagements/components/HomeEngagements.tsx'),
);
const HomeJudging = lazyPart(() => import('#frontend/features/judging/components/HomeJudging.tsx'));
const Insights = lazyPart(() => import('#frontend/features/ai/components/Insights.tsx'));

/**
 * The end of the home’s narrow column: the user's meetings, the interviews that they are invited to, for mentors the sessions
 * to record, the course to continue, projects, startups, what they judge, and what the advisor computed of the user's position.
 * What follows the meetings comes late, where nothing moves for it.
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
      {mayMentor(role) && (
        <Suspense fallback={null}>
          <HomeUnrecorded />
        </Suspense>
      )}
      {idle && (
        <Suspense fallback={null}>
          {role === 'student' && <HomeCourse />}
          {role === 'student' && <HomeProjects />}
          {role === 'student' && <HomeStartups />}
          {(role === 'employer' || mayApply(role)) && <HomeEngagements />}
          <HomeJudging />
          <Insights />
        </Suspense>
      )}
    </>
  );
}
