import { useEffect } from 'react';
import { PATHS } from '#frontend/core/paths.ts';
import { authPath, onboardingPath } from '#frontend/core/session/arrival.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { User } from '#shared/features/users/schema.ts';
import { AuthFrame } from './AuthFrame.tsx';

/** The address is confirmed. What comes next depends on who is looking, if a user is signed in here. */
export function ConfirmedAddress({ email }: { email: string }) {
  const { user, refresh } = useSession();
  // The session that was loaded before doesn't know it yet.
  useEffect(() => void refresh(), [refresh]);
  const own = user?.email === email ? user : undefined;
  return (
    <AuthFrame
      title="Your email is confirmed"
      lead={
        <>
          Thank you for confirming{' '}
          <strong className="font-medium wrap-anywhere text-text">{shownAddress(email)}</strong>.
        </>
      }
    >
      <div className="flex flex-wrap gap-3">{own ? <Onwards user={own} /> : <SignIn />}</div>
    </AuthFrame>
  );
}

function Onwards({ user }: { user: User }) {
  return user.profileData.isOnboardingComplete ? (
    <>
      <ButtonLink to={PATHS.dashboard} variant="primary" size="large">
        Go to your dashboard
      </ButtonLink>
      <ButtonLink to={PATHS.explore} size="large">
        Explore opportunities
      </ButtonLink>
    </>
  ) : (
    <>
      <ButtonLink to={onboardingPath(user.role)} variant="primary" size="large">
        Set up your profile
      </ButtonLink>
      <ButtonLink to={PATHS.explore} size="large">
        Explore opportunities
      </ButtonLink>
    </>
  );
}

function SignIn() {
  return (
    <>
      <ButtonLink to={authPath({})} variant="primary" size="large">
        Login
      </ButtonLink>
      <ButtonLink to={PATHS.explore} size="large">
        Explore opportunities
      </ButtonLink>
    </>
  );
}
