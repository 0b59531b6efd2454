import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { OnboardingFrame } from './OnboardingFrame.tsx';

/** It could not be found out who is signed in. */
export function Unanswered({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <OnboardingFrame>
      <RetryNotice heading="h2" title="We could not load your profile" error={error} onRetry={onRetry} />
    </OnboardingFrame>
  );
}
