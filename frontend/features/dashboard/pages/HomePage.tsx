import type { ReactNode } from 'react';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { fullDay } from '#frontend/ui/data/fullDay.ts';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { AccountNotices } from '../components/AccountNotices.tsx';
import { Figures } from '../components/Figures.tsx';

interface HomePageProps {
  /** The role's next task, before everything else. */
  next: ReactNode;
  /** The wide column. */
  children: ReactNode;
  /** The narrow column. */
  aside: ReactNode;
}

/** `/dashboard`, for every role: what is next, the figures, and what other features show here. */
export function HomePage({ next, children, aside }: HomePageProps) {
  const { firstName } = useCurrentUser();
  useTitle('Dashboard');
  return (
    <div className="group/home flex flex-col gap-6">
      <header>
        <p className="text-small text-muted">{fullDay(serverDate())}</p>
        <h1 className="text-heading font-semibold wrap-anywhere">
          Hello, <bdi>{firstName}</bdi>
        </h1>
      </header>
      <AccountNotices />
      {next}
      {/* How many tasks are next is not known before: what is below appears with them, so that no press on it is lost. */}
      <div className="flex flex-col gap-6 group-has-[[data-tasks=loading]]/home:pointer-events-none group-has-[[data-tasks=loading]]/home:opacity-0">
        <Figures />
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="flex min-w-0 flex-col gap-6">{children}</div>
          <div className="flex min-w-0 flex-col gap-6">{aside}</div>
        </div>
      </div>
    </div>
  );
}
