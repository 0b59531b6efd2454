import { Link, useLocation } from 'react-router-dom';
import { PATHS } from '#frontend/core/paths.ts';
import { authPath } from '#frontend/core/session/arrival.ts';
import AdvisorButton from '#frontend/features/ai/components/AdvisorButton.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { Logo } from '#frontend/ui/layout/Logo.tsx';
import { MAIN_ID } from '../layouts/Main.tsx';

/** What visitors find at /dashboard. The sentence is the spec's (point 2). */
export default function DashboardLoggedOut() {
  const { pathname, search } = useLocation();
  useTitle('Dashboard');
  return (
    <>
      <main id={MAIN_ID} className="flex min-h-dvh flex-col items-center justify-center p-6 text-center">
        <Link to={PATHS.home} className="rounded-control">
          <Logo />
        </Link>
        <h1 className="mt-8 text-title font-semibold">Please log in to view your dashboard.</h1>
        <p className="mt-1.5 text-muted">Sign in to see your applications and recommendations.</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink to={authPath({ next: pathname + search })} variant="primary">
            Login
          </ButtonLink>
          <ButtonLink to={PATHS.explore}>Explore opportunities</ButtonLink>
        </div>
      </main>
      <AdvisorButton />
    </>
  );
}
