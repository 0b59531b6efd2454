import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { ResumeCard } from '#frontend/core/resume/ResumeCard.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { useProfileRecord } from '../api.ts';
import { ProfileForm } from '../components/ProfileForm.tsx';
import { ProfileSkeleton } from '../components/ProfileSkeleton.tsx';

/** `/dashboard/profile`: everything that onboarding asked, to be changed. */
export default function ProfilePage() {
  const person = useCurrentUser();
  const { data, error, isFetching, refetch } = useProfileRecord(person.id);
  return (
    <>
      <PageHeader
        title="Your profile"
        description="Your profile shapes your recommendations and what others see about you."
        action={<RoleBadge role={person.role} />}
      />
      <div className="mb-8">
        <ResumeCard />
      </div>
      {data && <ProfileForm key={data.id} record={data} />}
      {!data && (!error || isFetching) && <ProfileSkeleton />}
      {!data && error && !isFetching && (
        <RetryNotice error={error} title="We couldn’t load your profile" onRetry={() => void refetch()} />
      )}
    </>
  );
}
