import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { roleOfPath } from '#frontend/core/paths.ts';
import { RequireSession, usePerson } from '#frontend/core/session/RequireSession.tsx';
import { DashboardFailed, DashboardLoading } from '../screens/DashboardDoor.tsx';
import { DashboardFrame } from './DashboardFrame.tsx';

const DashboardLoggedOut = lazy(() => import('../screens/DashboardLoggedOut.tsx'));
const NotYours = lazy(() => import('../screens/NotYours.tsx'));

/** All of /dashboard: for signed-in people, each role its own screens. */
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
        <RoleDoor />
      </DashboardFrame>
    </RequireSession>
  );
}

/** `/dashboard/mentor/…` is the mentors'. (That the data behind it is, too, is the API's business.) */
function RoleDoor() {
  const person = usePerson();
  const owner = roleOfPath(useLocation().pathname);
  return owner && owner !== person.role ? <NotYours owner={owner} /> : <Outlet />;
}
