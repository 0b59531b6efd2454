import { type ReactNode, Suspense } from 'react';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { useCachedFigures } from '#frontend/features/dashboard/api.ts';
import { HomePage } from '#frontend/features/dashboard/pages/HomePage.tsx';
import { TasksSkeleton } from '#frontend/ui/data/TasksSkeleton.tsx';
import { type LazyPart, lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { useMedia } from '#frontend/ui/hooks/useMedia.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { mayApply } from '#shared/core/applicant-roles.ts';
import type { User } from '#shared/features/users/schema.ts';

// Each of these is for some roles only, or below the first look.
const AdminNext = lazyPart(() => import('./AdminNext.tsx'));
const ApplicantNext = lazyPart(() => import('./ApplicantNext.tsx'));
const MentorNext = lazyPart(() => import('#frontend/features/dashboard/components/MentorNext.tsx'));
const loadPostings = () => import('#frontend/features/postings/components/HomePostings.tsx');
const NextPosting = lazyPart(async () => ({ default: (await loadPostings()).NextPosting }));
const HomePostings = lazyPart(async () => ({ default: (await loadPostings()).HomePostings }));
const Recommendations = lazyPart(() => import('./Recommendations.tsx'));
const MyApplications = lazyPart(
  () => import('#frontend/features/applications/components/MyApplications.tsx'),
);
const ProgressCard = lazyPart(() => import('#frontend/parts/progress/ProgressCard.tsx'));
const HomeAside = lazyPart(() => import('./HomeAside.tsx'));
const ResumeHealth = lazyPart(() => import('#frontend/features/dashboard/components/ResumeHealth.tsx'));
const RecentActivity = lazyPart(
  () => import('#frontend/features/notifications/components/RecentActivity.tsx'),
);

/** The sidebar is hidden there, too. */
const PHONE = '(width < 48rem)';

/** Where the features meet on the home of the dashboard. */
export default function DashboardHome() {
  const person = useCurrentUser();
  const { role } = person;
  const activity = (
    <Later>
      <Activity person={person} />
    </Later>
  );
  // There is little room above the fold: what the user has under way comes first.
  const onPhone = useMedia(PHONE, false);
  const upcoming = (
    <Later>
      <HomeAside />
    </Later>
  );
  const recommendations = (
    <Later key="recommendations" className="h-180 lg:h-107">
      <Recommendations />
    </Later>
  );
  const applications = (
    <Later key="applications">
      <MyApplications />
    </Later>
  );
  if (!mayApply(role))
    return (
      <HomePage next={<NextTask person={person} />} aside={upcoming}>
        {role === 'employer' && (
          <Later>
            <HomePostings />
          </Later>
        )}
        {activity}
      </HomePage>
    );
  return (
    <HomePage
      next={<NextTask person={person} />}
      aside={
        <>
          {role === 'student' && (
            <Later className="h-150">
              <ResumeHealth />
            </Later>
          )}
          {activity}
          {upcoming}
        </>
      }
    >
      {role === 'alumni' && (
        <Later>
          <HomePostings />
        </Later>
      )}
      {onPhone ? [applications, recommendations] : [recommendations, applications]}
      {role === 'student' && (
        <Later className="h-110">
          <ProgressCard />
        </Later>
      )}
    </HomePage>
  );
}

/** What the user should look at next. While the account is limited, the notices above say what helps. */
function NextTask({ person }: { person: User }) {
  const Next = nextOf(person);
  return (
    Next && (
      <Suspense
        fallback={
          <Card title="Next">
            <TasksSkeleton />
          </Card>
        }
      >
        <Next />
      </Suspense>
    )
  );
}

const nextOf = ({ role, status, emailConfirmed, profileData }: User): LazyPart | undefined => {
  const { isOnboardingComplete } = profileData;
  if (mayApply(role)) return ApplicantNext;
  if (role === 'admin') return status === 'active' ? AdminNext : undefined;
  // A pending employer writes drafts, and the company, before the approval.
  if (role === 'employer') return isOnboardingComplete ? NextPosting : undefined;
  return status === 'active' && emailConfirmed && isOnboardingComplete ? MentorNext : undefined;
};

/** The recent activity. The dashboard's poll is also the bell's: one request every half minute. */
function Activity({ person }: { person: User }) {
  const { data: figures } = useCachedFigures(person);
  return <RecentActivity report={figures} />;
}

/** Reserves the space of a card whose code is loading. */
function Later({ className = 'h-72', children }: { className?: string; children: ReactNode }) {
  return (
    <Suspense fallback={<Skeleton className={`${className} w-full rounded-card`} />}>{children}</Suspense>
  );
}
