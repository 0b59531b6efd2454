import { Link } from 'react-router-dom';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { eventPath } from '#shared/features/events/address.ts';
import type { CalendarEvent } from '#shared/features/events/schema.ts';
import { clockIn, momentIn, useTimeZone } from '../calendar/time.ts';

/** An event among the entries of a calendar: when, what and where. In a list of one day the time is enough. */
export function EventCard({ event, withDay = false }: { event: CalendarEvent; withDay?: boolean }) {
  const { id, title, startsAt, endsAt, venue, status, hosting } = event;
  const zone = useTimeZone();
  return (
    <article className="min-w-0 py-3">
      <p className="flex flex-wrap items-center gap-2 text-small tabular-nums">
        <time dateTime={startsAt}>
          {withDay ? momentIn(startsAt, zone) : `${clockIn(startsAt, zone)}–${clockIn(endsAt, zone)}`}
        </time>
        <Badge size="small" tone={status === 'cancelled' ? 'danger' : 'info'}>
          {status === 'cancelled' ? 'Cancelled' : 'Event'}
        </Badge>
      </p>
      <p className="font-medium wrap-anywhere">
        <Link to={eventPath(id)} className="rounded-tick py-1 hover:underline">
          <bdi>{title}</bdi>
        </Link>
      </p>
      <p className="text-small text-muted wrap-anywhere">
        {hosting && 'You host it · '}
        <bdi>{venue || 'Place to be announced'}</bdi>
      </p>
    </article>
  );
}
