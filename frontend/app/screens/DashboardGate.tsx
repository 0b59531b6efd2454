import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { Logo, Mark } from '#frontend/ui/layout/Logo.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { FrameSkeleton } from '../layouts/FrameSkeleton.tsx';
import { MAIN_ID } from '../layouts/Main.tsx';

/**
 * /dashboard while the session is loading; the sentence is the spec's (point 2). With the frame of the dashboard if a
 * user was signed in here before: also from the first paint on, in the HTML (prerender/frames.tsx).
 */
export function DashboardLoading() {
  useTitle('Dashboard');
  return (
    <FrameSkeleton hinted>
      <main
        id={MAIN_ID}
        className="mx-auto flex w-full max-w-wide flex-1 flex-col items-center justify-center gap-4 px-4 py-6 md:px-8 md:py-8 signed-in:items-stretch signed-in:justify-start"
      >
        <span className="animate-breathe self-center text-brand signed-in:hidden">
          <Mark className="h-10 w-12" />
        </span>
        <p role="status" className="text-muted">
          Loading your dashboard...
        </p>
        <div className="hidden flex-col gap-6 signed-in:flex">
          <Skeleton className="h-24 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      </main>
    </FrameSkeleton>
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
