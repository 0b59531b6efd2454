import { type ReactNode, Suspense } from 'react';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ApplyAction } from '#frontend/features/applications/components/ApplyAction.tsx';
import { useCachedFigures } from '#frontend/features/dashboard/api.ts';
import { HomePage } from '#frontend/features/dashboard/pages/HomePage.tsx';
import { Recommended } from '#frontend/features/opportunities/components/Recommended.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { mayApply } from '#shared/features/application-rules.ts';

// Below the figures and the recommendations, which are what the first look needs. What they show is asked for without
// them: by the apply buttons, the figures and the bell.
const MyApplications = lazyPart(
  () => import('#frontend/features/applications/components/MyApplications.tsx'),
);
const ResumeHealth = lazyPart(() => import('#frontend/features/dashboard/components/ResumeHealth.tsx'));
const RecentActivity = lazyPart(
  () => import('#frontend/features/notifications/components/RecentActivity.tsx'),
);

/** Where the features meet on the home of the dashboard. */
export default function DashboardHome() {
  const person = useCurrentUser();
  const { role, profileData } = person;
  // The dashboard's poll is also the bell's: one request every half minute.
  const { data: figures } = useCachedFigures(person);
  const applies = mayApply(role);
  return (
    <HomePage
      action={
        <ButtonLink
          to={PATHS.explore}
          variant={applies && profileData.isOnboardingComplete ? 'primary' : 'secondary'}
        >
          Explore opportunities
        </ButtonLink>
      }
      recommended={
        <Recommended Action={applies ? ApplyAction : undefined} hasSkills={profileData.skills.length > 0} />
      }
      applications={
        applies && (
          <Later>
            <MyApplications />
          </Later>
        )
      }
      resume={
        role === 'student' && (
          <Later>
            <ResumeHealth />
          </Later>
        )
      }
      activity={
        <Later>
          <RecentActivity report={figures} />
        </Later>
      }
    />
  );
}

/** Reserves the space of a card whose code is loading. */
function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>{children}</Suspense>;
}
