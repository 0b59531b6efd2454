import { authPath, onboardingPath } from '#frontend/core/session/arrival.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import type { Role } from '#shared/core/contract.ts';
import { OnboardingFrame } from './OnboardingFrame.tsx';

/** Shown when the session ended during onboarding. */
export function SignedOut({ role }: { role: Role }) {
  return (
    <OnboardingFrame>
      <EmptyState
        heading="h2"
        title="You’re signed out"
        action={
          <ButtonLink to={authPath({ next: onboardingPath(role) })} variant="primary">
            Login
          </ButtonLink>
        }
      >
        Your session may have expired. Sign in to continue where you left off. Your answers are saved in this
        tab.
      </EmptyState>
    </OnboardingFrame>
  );
}
