import { Button } from '#frontend/ui/actions/Button.tsx';
import { KIND_TEXTS } from '#shared/features/credentials/rules.ts';
import type { Claim } from './claims.ts';
import { useClaim } from './ownCredentials.ts';

/** Has a credential issued that its student has earned, or renews it. */
export function ClaimButton({ claim }: { claim: Claim }) {
  const { mutate, isPending } = useClaim(claim);
  const { label } = KIND_TEXTS[claim.kind];
  return (
    <Button pending={isPending} onClick={() => mutate()}>
      {`${claim.renews ? 'Renew' : 'Claim'} “${label}”`}
      <span className="sr-only">: {claim.title}</span>
    </Button>
  );
}
