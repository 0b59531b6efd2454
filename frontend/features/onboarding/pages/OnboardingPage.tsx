import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { NotFound } from '#frontend/core/page/NotFound.tsx';
import { PageSkeleton } from '#frontend/core/page/PageSkeleton.tsx';
import { authPath, nextPath, onboardingPath } from '#frontend/core/session/arrival.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { useOnceTrue } from '#frontend/ui/hooks/useOnceTrue.ts';
import { ROLES } from '#shared/core/contract.ts';
import { OnboardingFrame } from '../components/OnboardingFrame.tsx';
import { SessionFailure } from '../components/SessionFailure.tsx';
import { SignedOut } from '../components/SignedOut.tsx';
import { Wizard } from '../components/Wizard.tsx';

/**
 * Onboarding for a role. Visitors are redirected to sign-up with this role, users with another role to their own
 * onboarding. Users who have completed it can change their answers.
 */
export default function OnboardingPage() {
  const { role: asked } = useParams();
  const [search] = useSearchParams();
  const { user, failed, error, refresh } = useSession();
  const wasSignedIn = useOnceTrue(Boolean(user));

  const role = ROLES.find((known) => known === asked);
  const next = nextPath(search);
  if (!role) return <NotFound />;
  if (failed) return <SessionFailure error={error} onRetry={() => void refresh()} />;
  if (user === undefined)
    return (
      <OnboardingFrame>
        <PageSkeleton />
      </OnboardingFrame>
    );
  if (user === null) {
    // Signing out leads home, and a session that has run out is no reason to sign up.
    if (wasSignedIn) return <SignedOut role={role} />;
    return <Navigate replace to={authPath({ mode: 'signup', role, next })} />;
  }
  if (user.role !== role) return <Navigate replace to={onboardingPath(user.role, next)} />;
  return <Wizard key={user.id} user={user} />;
}
