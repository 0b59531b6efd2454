import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { OnboardingFrame } from './OnboardingFrame.tsx';

/** It could not be found out who is signed in. */
export function Unanswered({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <OnboardingFrame>
      <EmptyState
        heading="h2"
        title="We could not load your profile"
        action={
          <Button variant="primary" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <Problem error={error} fallback={UNREACHABLE} />
      </EmptyState>
    </OnboardingFrame>
  );
}
