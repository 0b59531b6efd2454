import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { Logo, Mark } from '#frontend/ui/layout/Logo.tsx';
import { MAIN_ID } from '../layouts/Main.tsx';

/** /dashboard while the session is loading. The sentence is the spec's (point 2). */
export function DashboardLoading() {
  useTitle('Dashboard');
  return (
    <main id={MAIN_ID} className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6">
      <span className="animate-breathe text-brand">
        <Mark className="h-10 w-12" />
      </span>
      <p role="status" className="text-muted">
        Loading your dashboard...
      </p>
    </main>
  );
}

/** /dashboard when the session could not be loaded. */
export function DashboardFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  useTitle('Dashboard');
  return (
    <main id={MAIN_ID} className="flex min-h-dvh flex-col items-center justify-center p-6 text-center">
      <Logo />
      <RetryNotice heading="h1" title="We couldn’t load your dashboard" error={error} onRetry={onRetry} />
    </main>
  );
}
