import { useParams } from 'react-router-dom';
import { errorCode } from '#frontend/core/api/ApiError.ts';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { usePublicEvent } from '../api.ts';
import { PublicEventView } from '../components/PublicEventView.tsx';

/** `/events/:id`. */
export default function PublicEventPage() {
  const { id = '' } = useParams();
  const { data, error, isFetching, refetch } = usePublicEvent(id);
  useTitle(data?.title ?? 'Event');
  if (data) return <PublicEventView event={data} />;
  if (!error || isFetching)
    return (
      <div role="status" className="mx-auto flex max-w-prose animate-appear flex-col gap-4">
        <span className="sr-only">Loading the event…</span>
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-48 w-full" />
      </div>
    );
  if (errorCode(error) === 'not_found')
    return (
      <EmptyState
        heading="h1"
        icon={<ScheduleIcon />}
        title="This event has no public page"
        action={
          <ButtonLink to={PATHS.auth} variant="primary">
            Sign in
          </ButtonLink>
        }
      >
        The link may be incomplete, or the event may be for members. Sign in to see the events for you.
      </EmptyState>
    );
  return (
    <RetryNotice
      error={error}
      heading="h1"
      title="We couldn’t load this event"
      onRetry={() => void refetch()}
    />
  );
}
