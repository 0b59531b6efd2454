import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { RequireSession } from '#frontend/core/session/RequireSession.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { DashboardFailed, DashboardLoading } from '../screens/DashboardGate.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';

const DashboardLoggedOut = lazyPart(() => import('../screens/DashboardLoggedOut.tsx'));

/** All of /dashboard: for signed-in users only. */
export function DashboardLayout() {
  return (
    <RequireSession
      loading={<DashboardLoading />}
      loggedOut={
        <Suspense fallback={<DashboardLoading />}>
          <DashboardLoggedOut />
        </Suspense>
      }
      failed={(error, retry) => <DashboardFailed error={error} onRetry={retry} />}
    >
      <DashboardFrame>
        <Outlet />
      </DashboardFrame>
    </RequireSession>
  );
}
