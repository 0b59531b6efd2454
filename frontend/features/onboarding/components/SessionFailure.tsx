import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { OnboardingFrame } from './OnboardingFrame.tsx';

/** Shown when the session could not be loaded. */
export function SessionFailure({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  return (
    <OnboardingFrame>
      <RetryNotice heading="h2" title="We couldn’t load your profile" error={error} onRetry={onRetry} />
    </OnboardingFrame>
  );
}
