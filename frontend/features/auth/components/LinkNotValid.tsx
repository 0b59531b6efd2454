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
        title="Nothing left to confirm"
        lead="This link is not valid any more, but your address is confirmed already."
      >
        <ButtonLink to={PATHS.dashboard} variant="primary" size="large">
          Go to your dashboard
        </ButtonLink>
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="This link is not valid any more"
      lead="Links work for a day. Perhaps a newer mail is waiting for you, or a part of the address got lost."
    >
      {user ? (
        <ConfirmEmailNotice />
      ) : (
        <div className="flex flex-col items-start gap-4">
          <p className="text-muted">Log in to get a new link. Your dashboard offers it.</p>
          <ButtonLink to={authPath({ next: PATHS.dashboard })} variant="primary" size="large">
            Log in
          </ButtonLink>
        </div>
      )}
    </AuthFrame>
  );
}
