import { useParams } from 'react-router-dom';
import { RecordPage } from '#frontend/core/page/RecordPage.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { useTitle } from '#frontend/ui/hooks/useTitle.ts';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { ScheduleIcon } from '#frontend/ui/style/icons.ts';
import { usePublicEvent } from '../api.ts';
import { PublicEventView } from '../components/PublicEventView.tsx';

/** `/events/:id`. */
export default function PublicEventPage() {
  const { id = '' } = useParams();
  const query = usePublicEvent(id);
  const { data } = query;
  useTitle(data?.title ?? 'Event');
  return (
    <RecordPage
      query={query}
      loading="Loading the event…"
      missing={
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
      }
      failed="We couldn’t load this event"
    >
      {(found) => <PublicEventView event={found} />}
    </RecordPage>
  );
}
