import { PATHS } from '#frontend/core/paths.ts';
import { useSignOut } from '#frontend/core/session/useSignOut.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import type { Role } from '#shared/core/contract.ts';
import { shownAddress } from '#shared/core/shown-address.ts';
import type { User } from '#shared/features/users/schema.ts';
import { AuthFrame } from './AuthFrame.tsx';

interface AlreadySignedInProps {
  user: User;
  /** The role that the link to the sign-up names. */
  wanted: Role | undefined;
}

/** In place of the sign-up for a user who is signed in: which account it is, and how to get another one. */
export default function AlreadySignedIn({ user, wanted }: AlreadySignedInProps) {
  const { signOut, question } = useSignOut();
  return (
    <AuthFrame
      title="You’re already signed in"
      lead={
        <>
          Your account:{' '}
          <strong className="font-semibold wrap-anywhere text-text">{shownAddress(user.email)}</strong>,{' '}
          {ROLE_LABELS[user.role]}
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <p>
          The role of an account can’t be changed.{' '}
          {wanted === undefined || wanted === user.role
            ? 'To create another account, sign out and use a different email address.'
            : `To sign up with the role ${ROLE_LABELS[wanted]}, sign out and use a different email address.`}
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={PATHS.dashboard} variant="primary">
            Go to your dashboard
          </ButtonLink>
          <Button onClick={signOut}>Sign out</Button>
        </div>
      </div>
      {question}
    </AuthFrame>
  );
}
