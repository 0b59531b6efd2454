import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { api } from '#frontend/core/api/client.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { afterSignIn, authPath } from '#frontend/core/session/arrival.ts';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { PRODUCT } from '#shared/product.ts';
import { AcceptInvitationForm } from '../components/AcceptInvitationForm.tsx';
import { AuthFrame } from '../components/AuthFrame.tsx';

/** The page that the link of an invitation opens: the user sets a password and is signed in. */
export default function AcceptInvitationPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { user } = useSession();
  const [accepted, setAccepted] = useState(false);
  const { data, error, isPending, refetch } = useQuery({
    // The token stays valid until the password is set, so this can be repeated like any read.
    queryKey: [...api.key('auth.invitation'), token],
    queryFn: () => api.call('auth.invitation', { body: { token } }),
    enabled: token !== '',
  });

  if (accepted && user) return <Navigate replace to={afterSignIn(user, undefined)} />;
  // An invitation that ran out while the page was open still has its data.
  if (token === '' || (error && ['invalid_token', 'invalid_input'].includes(errorCode(error) ?? '')))
    return (
      <AuthFrame
        title="This invitation doesn’t work any more"
        lead="Invitations work for a week and only once. If you’ve set a password already, sign in. Otherwise, ask the admin who invited you for a new invitation."
      >
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={authPath({})} variant="primary" size="large">
            Sign in
          </ButtonLink>
          <ButtonLink to={PATHS.contact} size="large">
            Contact us
          </ButtonLink>
        </div>
      </AuthFrame>
    );
  if (data)
    return (
      <AuthFrame
        title={`Welcome, ${data.firstName}`}
        lead={
          <>
            You’re invited to join {PRODUCT}. Your role: {ROLE_LABELS[data.role]}. Set a password for{' '}
            <strong className="font-medium wrap-anywhere text-text">{data.email}</strong> to get started.
          </>
        }
      >
        <div className="flex flex-col gap-6">
          {user && user.email !== data.email && (
            <Notice title={`You’re signed in as ${user.email}`}>
              Accepting the invitation signs you in to the new account instead.
            </Notice>
          )}
          <AcceptInvitationForm
            token={token}
            email={data.email}
            onAccepted={() => setAccepted(true)}
            onExpired={() => void refetch()}
          />
        </div>
      </AuthFrame>
    );
  if (isPending)
    return (
      <AuthFrame title="Opening your invitation…">
        <Skeleton className="h-12 w-full rounded-control" />
      </AuthFrame>
    );
  return (
    <AuthFrame
      title="We couldn’t open your invitation"
      lead="The link is probably fine. Check your connection and try again."
    >
      <Button variant="primary" size="large" onClick={() => void refetch()}>
        Try again
      </Button>
    </AuthFrame>
  );
}
