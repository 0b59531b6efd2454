import { useParams } from 'react-router-dom';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { EVENTS_PATH } from '#frontend/parts/events/paths.ts';
import { Breadcrumb } from '#frontend/ui/layout/Breadcrumb.tsx';
import { PageHeader } from '#frontend/ui/layout/PageHeader.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { eventPath } from '#shared/features/events/address.ts';
import { useEvent } from '../api.ts';
import { EditEvent, NewEvent } from '../components/EventForms.tsx';

const EVENTS = { label: 'Events', to: EVENTS_PATH };

/** `/dashboard/events/new` and `/dashboard/events/:id/edit`. */
export default function EventEditorPage() {
  const { id } = useParams();
  return id === undefined ? <Create /> : <Edit id={id} />;
}

function Create() {
  return (
    <>
      <PageHeader
        title="Create event"
        description="It is saved as a draft, which only the hosts see. You publish it on the next page."
        above={<Breadcrumb trail={[EVENTS]} current="Create event" />}
      />
      <NewEvent />
    </>
  );
}

function Edit({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useEvent(id);
  const trail = data ? [EVENTS, { label: data.title, to: eventPath(id) }] : [EVENTS];
  return (
    <>
      <PageHeader
        title="Edit event"
        description={
          data?.status === 'published'
            ? 'Guests are notified when the time or the place changes. More places go to the waiting list in its order; with fewer, nobody loses theirs.'
            : undefined
        }
        above={<Breadcrumb trail={trail} current="Edit" />}
      />
      {data && <EditEvent event={data} />}
      {!data && error && (
        <RetryNotice
          error={error}
          title="We couldn’t load this event"
          heading="h2"
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton className="h-160 w-full max-w-160 rounded-card" />}
    </>
  );
}
