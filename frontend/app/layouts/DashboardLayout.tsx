import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { roleFromHint } from '#frontend/core/session/hint.ts';
import { RequireSession } from '#frontend/core/session/RequireSession.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { DashboardFailed, DashboardLoading } from '../screens/DashboardGate.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';

const DashboardLoggedOut = lazyPart(() => import('../screens/DashboardLoggedOut.tsx'));

export const PublicLayout = lazyPart<{ padded?: boolean }>(async () => ({
  default: (await import('./PublicLayout.tsx')).PublicLayout,
}));

interface DashboardLayoutProps {
  /** Visitors may see its screens too, in the layout of the public pages. */
  shared?: boolean;
}

/**
 * The frame of everyone who is signed in: all of /dashboard, and the screens that visitors have too. From one to the
 * other the frame stays as it is, because both routes have this element.
 */
export function DashboardLayout({ shared = false }: DashboardLayoutProps) {
  return (
    <RequireSession
      loading={shared ? <VisitorFrame pending /> : <DashboardLoading />}
      loggedOut={
        shared ? (
          <VisitorFrame />
        ) : (
          <Suspense fallback={<DashboardLoading />}>
            <DashboardLoggedOut />
          </Suspense>
        )
      }
      failed={(error, retry) =>
        shared ? <VisitorFrame /> : <DashboardFailed error={error} onRetry={retry} />
      }
    >
      <DashboardFrame>
        <Outlet />
      </DashboardFrame>
    </RequireSession>
  );
}

/**
 * The frame of a visitor, and until the session has loaded that of someone who was never signed in here. A page that was
 * rendered at build time contains both this and the skeleton of the other frame, so that users who are signed in never
 * see the visitors' one: the hint decides before the first paint.
 */
function VisitorFrame({ pending = false }: { pending?: boolean }) {
  if (pending && roleFromHint() !== null) return <FrameSkeleton />;
  return (
    <>
      {pending && (
        <div className="hidden signed-in:block">
          <FrameSkeleton />
        </div>
      )}
      <div className={pending ? 'signed-in:hidden' : undefined}>
        <PublicLayout padded />
      </div>
    </>
  );
}
