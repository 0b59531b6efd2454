import { fullDayIn } from '#frontend/parts/calendar/time.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import type { ShownEvent } from '#shared/features/events/shown-event.ts';

/** The events to which someone went and which they show. */
export default function ShownEvents({ events }: { events: readonly ShownEvent[] }) {
  return (
    <Card title="Events">
      <ul className="flex flex-col gap-4">
        {events.map(({ id, title, host, startsAt, timeZone }) => (
          <li key={id} className="wrap-anywhere">
            <h3 className="font-semibold">
              <bdi>{title}</bdi>
            </h3>
            <p className="text-small text-muted">
              <span>Hosted by </span>
              <bdi>{host}</bdi>
              <span> · </span>
              <time dateTime={startsAt}>{fullDayIn(startsAt, timeZone)}</time>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
