import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { usePerson } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { RoleBadge } from '#frontend/ui/data/RoleBadge.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { AlertIcon } from '#frontend/ui/style/icons.ts';
import { useProfileRecord } from '../api.ts';
import { ProfileForm } from '../components/ProfileForm.tsx';
import { ProfileSkeleton } from '../components/ProfileSkeleton.tsx';

/** `/dashboard/profile`: everything that onboarding asked, to be changed. */
export default function ProfilePage() {
  const person = usePerson();
  const { data, error, isFetching, refetch } = useProfileRecord(person.id);
  return (
    <>
      <PageHeader
        title="Your profile"
        description="What you tell here decides what you see first and what others learn about you."
        action={<RoleBadge role={person.role} />}
      />
      {data && <ProfileForm key={data.id} record={data} />}
      {!data && (!error || isFetching) && <ProfileSkeleton />}
      {!data && error && !isFetching && (
        <div role="alert">
          <EmptyState
            icon={<AlertIcon />}
            title="We could not load your profile"
            action={<Button onClick={() => refetch()}>Try again</Button>}
          >
            <Problem error={error} fallback={UNREACHABLE} />
          </EmptyState>
        </div>
      )}
    </>
  );
}
