import type { ReactNode } from 'react';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { fullDay } from '#frontend/ui/data/dates.ts';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { AccountNotices } from '../components/AccountNotices.tsx';
import { Figures } from '../components/Figures.tsx';
import { UpcomingEvents } from '../components/UpcomingEvents.tsx';

interface HomePageProps {
  /** What other features have to say here. */
  action: ReactNode;
  recommended: ReactNode;
  /** Only people who can apply have any. */
  applications: ReactNode;
  activity: ReactNode;
  /** For students. */
  resume: ReactNode;
}

/** `/dashboard`, for every role. */
export function HomePage({ action, recommended, applications, activity, resume }: HomePageProps) {
  const { firstName } = useCurrentUser();
  useTitle('Dashboard');
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <p className="text-small text-muted">{fullDay(new Date())}</p>
          <h1 className="text-heading font-semibold wrap-anywhere">Hello, {firstName}</h1>
        </div>
        {action}
      </header>
      <AccountNotices />
      <Figures />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {recommended}
          {applications}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {resume}
          {activity}
          <UpcomingEvents />
        </div>
      </div>
    </div>
  );
}
