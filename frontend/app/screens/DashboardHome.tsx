import { ApplyAction } from '#frontend/features/applications/components/ApplyAction.tsx';
import { MyApplications } from '#frontend/features/applications/components/MyApplications.tsx';
import { RecentActivity } from '#frontend/features/applications/components/RecentActivity.tsx';
import { HomePage } from '#frontend/features/dashboard/pages/HomePage.tsx';
import { Recommended } from '#frontend/features/opportunities/components/Recommended.tsx';
import { ButtonLink } from '#frontend/ui/ButtonLink.tsx';
import { mayApply } from '#shared/features/application-rules.ts';
import { PATHS } from '../paths.ts';
import { usePerson } from '../session/RequireSession.tsx';

/** Where the features meet on the home of the dashboard. */
export default function DashboardHome() {
  const { role, profileData } = usePerson();
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
      applications={applies && <MyApplications />}
      activity={<RecentActivity />}
    />
  );
}
