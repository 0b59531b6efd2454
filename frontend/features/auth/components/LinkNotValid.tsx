import { PATHS } from '#frontend/core/paths.ts';
import { authPath } from '#frontend/core/session/arrival.ts';
import { ConfirmEmailNotice } from '#frontend/core/session/ConfirmEmailNotice.tsx';
import { useSession } from '#frontend/core/session/useSession.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';

/** Shown when a confirmation link has expired or is incomplete. Requesting a new one requires a session. */
export function LinkNotValid() {
  const { user } = useSession();
  if (user?.emailConfirmed)
    return (
      <AuthFrame
        title="Your email is already confirmed"
        lead="This link has expired, but you don’t need it any more."
      >
        <ButtonLink to={PATHS.dashboard} variant="primary" size="large">
          Go to your dashboard
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="This link is no longer valid"
      lead="Confirmation links expire after a day. Use the link in our latest email, and make sure it’s complete."
    >
      {user ? (
        <ConfirmEmailNotice />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="text-muted">Sign in to request a new link from your dashboard.</p>
          <ButtonLink to={authPath({ next: PATHS.dashboard })} variant="primary" size="large">
            Login
          </ButtonLink>
        </div>
      )}
    </AuthFrame>
  );
}
