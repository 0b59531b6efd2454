import { UNREACHABLE } from '#frontend/core/api/ApiError.ts';
import { Problem } from '#frontend/core/api/Problem.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { Logo, Mark } from '#frontend/ui/layout/Logo.tsx';
import { MAIN_ID } from '../layouts/Main.tsx';

/** What stands at /dashboard before anybody is let in. The sentences are the spec's (point 2). */
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

export function DashboardFailed({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  useTitle('Dashboard');
  return (
    <main id={MAIN_ID} className="flex min-h-dvh flex-col items-center justify-center p-6 text-center">
      <Logo />
      <h1 className="mt-8 text-title font-semibold">We could not load your dashboard</h1>
      <p className="mt-1.5 text-muted">
        <Problem error={error} fallback={UNREACHABLE} />
      </p>
      <div className="mt-6">
        <Button variant="primary" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </main>
  );
}
