import { Suspense } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ResumeCard } from '#frontend/parts/resume/ResumeCard.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { OWN_CREDENTIALS_PATH } from '#shared/features/credentials/paths.ts';
import { useOwnProfile } from '../api.ts';
import { ProfileEditor } from '../components/ProfileEditor.tsx';
import { ProfileSkeleton } from '../components/ProfileSkeleton.tsx';

// At the end of a long page: it arrives after the editor.
const ResumeFile = lazyPart(() => import('../components/ResumeFile.tsx'));

/** `/dashboard/profile`: the user's profile, edited section by section. */
export default function ProfilePage() {
  const person = useCurrentUser();
  const { data, error, isFetching, refetch } = useOwnProfile();
  return (
    <>
      <PageHeader
        title="Your profile"
        description="Your profile shapes your recommendations and what others see about you."
        action={
          <>
            <ButtonLink to={OWN_CREDENTIALS_PATH}>Certificates and badges</ButtonLink>
            <ButtonLink to={fillPath(PATHS.person, { id: person.id })}>See it as others do</ButtonLink>
            <ButtonLink to={PATHS.printProfile} variant="primary">
              Print resume
            </ButtonLink>
          </>
        }
      />
      <div className="mb-6 print:hidden">
        <ResumeCard />
      </div>
      {data && <ProfileEditor key={data.id} profile={data} />}
      {data && (
        <Suspense>
          <ResumeFile />
        </Suspense>
      )}
      {!data && (!error || isFetching) && <ProfileSkeleton />}
      {!data && error && !isFetching && (
        <RetryNotice error={error} title="We couldn’t load your profile" onRetry={() => void refetch()} />
      )}
    </>
  );
}
