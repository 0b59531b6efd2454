import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { useTimeZone } from '#frontend/parts/calendar/time.ts';
import { EVENTS_PATH } from '#frontend/parts/events/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Notice } from '#frontend/ui/layout/Notice.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { AlertIcon, ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { WholeEvent } from '#shared/features/events/schema.ts';
import { useEvent } from '../api.ts';
import { About } from '../components/About.tsx';
import { Attendance } from '../components/Attendance.tsx';
import { HostActions } from '../components/HostActions.tsx';
import { When } from '../components/When.tsx';
import { isDoorOpen } from '../words.ts';

const Guests = lazyPart<{ event: WholeEvent }>(async () => ({
  default: (await import('../components/Guests.tsx')).Guests,
}));
const EVENTS = { label: 'Events', to: EVENTS_PATH };

/** `/dashboard/events/:id`: an event, the user's place at it, and for its hosts the guests. */
export default function EventPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = useEvent(id);
  if (data) return <Loaded event={data} />;
  const missing = errorCode(error) === 'not_found';
  return (
    <>
      <PageHeader title="Event" above={<Breadcrumb trail={[EVENTS]} current="Event" />} />
      {missing && (
        <EmptyState
          heading="h2"
          icon={<ScheduleIcon />}
          title="We couldn’t find this event"
          action={<ButtonLink to={EVENTS_PATH}>All events</ButtonLink>}
        >
          The link may be incomplete, or the event is for others.
        </EmptyState>
      )}
      {error && !missing && (
        <RetryNotice
          error={error}
          title="We couldn’t load this event"
          heading="h2"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!error && <Skeleton className="h-72 w-full rounded-card" />}
    </>
  );
}

function Loaded({ event }: { event: WholeEvent }) {
  const { title, description, status, reason, clash, hosting } = event;
  const { role, status: account } = useCurrentUser();
  const isAdmin = role === 'admin' && account === 'active';
  const zone = useTimeZone();
  const door = isDoorOpen(event, serverNow());
  const guests = hosting && status !== 'draft' && (
    <Suspense fallback={<Skeleton className="h-72 w-full rounded-card" />}>
      <Guests event={event} />
    </Suspense>
  );
  return (
    <>
      <PageHeader
        title={title}
        above={<Breadcrumb trail={[EVENTS]} current={title} />}
        action={(hosting || isAdmin) && <HostActions event={event} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {status === 'cancelled' && (
            <Notice tone="danger" icon={<AlertIcon aria-hidden="true" />} title="This event was cancelled">
              <p dir="auto" className="whitespace-pre-line">
                {reason}
              </p>
            </Notice>
          )}
          <When event={event} zone={zone} clash={clash} />
          <Attendance event={event} />
          {/* At the door the list is what a host needs first. */}
          {door && guests}
          {description !== '' && (
            <Card title="About the event">
              <p dir="auto" className="max-w-prose whitespace-pre-line wrap-anywhere">
                {description}
              </p>
            </Card>
          )}
          {!door && guests}
        </div>
        <aside className="flex min-w-0 flex-col gap-6" aria-label="More about the event">
          <About event={event} />
        </aside>
      </div>
    </>
  );
}
