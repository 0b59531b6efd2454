import { useState } from 'react';
import { errorMessage, UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { useSession } from '#frontend/core/session/useSession.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';

const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** The screens of an admin whose account isn't approved: what the user waits for, and what they can do. */
export function AwaitingApproval() {
  const { status, rejectionReason } = useCurrentUser();
  const rejected = status === 'rejected';
  const title = rejected
    ? 'Your admin account wasn’t approved'
    : 'Your admin account is waiting for approval';
  useTitle(title);
  return (
    <div className="mx-auto max-w-prose px-4 py-16 text-center md:py-24">
      <h1 className="text-heading font-semibold">{title}</h1>
      {rejected ? (
        <div className="mt-2 flex flex-col gap-2 text-muted">
          {rejectionReason && <p className="wrap-anywhere">Reason: {rejectionReason}</p>}
          <p>If you think this is a mistake, contact us or an admin you know.</p>
        </div>
      ) : (
        <p className="mt-2 text-muted">
          Admins can see and change other users’ accounts, so an existing admin has to approve you first, or
          two if there is more than one. Ask an admin you know to open Approvals. We’ll notify you when you’re
          approved.
        </p>
      )}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {rejected ? (
          <ButtonLink to={PATHS.contact} variant="primary">
            Contact us
          </ButtonLink>
        ) : (
          <CheckAgain />
        )}
        <ButtonLink to={PATHS.profile}>Edit your profile</ButtonLink>
        <ButtonLink to={PATHS.dashboard}>Go to your dashboard</ButtonLink>
      </div>
    </div>
  );
}

/** Loads the session again. After an approval, the screen opens in place of this one. */
function CheckAgain() {
  const { refresh, error } = useSession();
  const [checkedAt, setCheckedAt] = useState<Date | 'pending'>();
  const check = async () => {
    setCheckedAt('pending');
    await refresh();
    setCheckedAt(serverDate());
  };
  return (
    <>
      <p role="status" className="w-full text-small text-muted">
        {checkedAt instanceof Date &&
          (error
            ? errorMessage(error, UNREACHABLE)
            : `Not approved yet. Last checked at ${clock.format(checkedAt)}.`)}
      </p>
      <Button variant="primary" pending={checkedAt === 'pending'} onClick={() => void check()}>
        Check again
      </Button>
    </>
  );
}
