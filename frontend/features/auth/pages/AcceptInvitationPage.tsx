import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { api } from '#frontend/core/api/client.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { afterSignIn, authPath } from '#frontend/core/session/arrival.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PRODUCT } from '#shared/core/product.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import { AcceptInvitationForm } from '../components/AcceptInvitationForm.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';
import { TokenPage, useLinkToken } from '../components/TokenPage.tsx';

/** The page that the link of an invitation opens: the user sets a password and is signed in. */
export default function AcceptInvitationPage() {
  const token = useLinkToken();
  const { user } = useSession();
  const [accepted, setAccepted] = useState(false);

  if (accepted && user) return <Navigate replace to={afterSignIn(user, undefined)} />;
  return (
    <TokenPage
      route="auth.invitation"
      // The token stays valid until the password is set.
      open={() => api.call('auth.invitation', { body: { token } })}
      opening="Opening your invitation…"
      failed="We couldn’t open your invitation"
      invalid={<InvitationNotValid />}
    >
      {({ firstName, role, email }, reopen) => (
        <AuthFrame
          title={`Welcome, ${firstName}`}
          lead={
            <>
              You’re invited to join {PRODUCT}. Your role: {ROLE_LABELS[role]}. Set a password for{' '}
              <strong className="font-medium wrap-anywhere text-text">{shownAddress(email)}</strong> to get
              started.
            </>
          }
        >
          <div className="flex flex-col gap-6">
            {user && user.email !== email && (
              <Notice title={`You’re signed in as ${shownAddress(user.email)}`}>
                Accepting the invitation signs you in to the new account instead.
              </Notice>
            )}
            <AcceptInvitationForm
              token={token}
              email={email}
              onAccepted={() => setAccepted(true)}
              onExpired={reopen}
            />
          </div>
        </AuthFrame>
      )}
    </TokenPage>
  );
}

function InvitationNotValid() {
  return (
    <AuthFrame
      title="This invitation is no longer valid"
      lead="Invitations expire after a week and can be used only once. If you’ve already set a password, sign in. Otherwise, ask the admin who invited you for a new invitation."
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={authPath({})} variant="primary" size="large">
          Login
        </ButtonLink>
        <ButtonLink to={PATHS.contact} size="large">
          Contact us
        </ButtonLink>
      </div>
    </AuthFrame>
  );
}
