import { PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { ROLE_LABELS } from '#frontend/ui/data/roleLabels.ts';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import type { Role } from '#shared/core/contract.ts';
import { AwaitingApproval } from './AwaitingApproval.tsx';

/** In place of a dashboard screen that the user may not see: it is another role's, or needs an approval first. */
export default function NoAccess({ owner }: { owner: Role }) {
  const { role } = useCurrentUser();
  return owner === role ? <AwaitingApproval /> : <WrongRole owner={owner} />;
}

function WrongRole({ owner }: { owner: Role }) {
  useTitle('No access');
  return (
    <div className="mx-auto max-w-prose px-4 py-16 text-center md:py-24">
      <h1 className="text-heading font-semibold">You don’t have access to this page</h1>
      <p className="mt-2 text-muted">It’s part of the {ROLE_LABELS[owner].toLowerCase()} dashboard.</p>
      <div className="mt-7">
        <ButtonLink to={PATHS.dashboard} variant="primary">
          Go to your dashboard
        </ButtonLink>
      </div>
    </div>
  );
}
