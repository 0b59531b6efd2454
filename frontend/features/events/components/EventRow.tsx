import { Link } from 'react-router-dom';
import { clockIn, shortDayIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { eventPath } from '#shared/features/events/address.ts';
import { eventWorkflow, guestWorkflow } from '#shared/features/events/rules.ts';
import type { CommunityEvent } from '#shared/features/events/schema.ts';
import { mineInWords, placesInWords } from '../words.ts';
import { DateBlock } from './DateBlock.tsx';

/** An event of a list: when, what, whose, where, and whether there is a place. */
export function EventRow({ event }: { event: CommunityEvent }) {
  const { id, title, host, venue, startsAt, status, mine, hosting } = event;
  const zone = useTimeZone();
  return (
    <li className="relative flex min-h-24 gap-4 px-4 py-3 transition-colors hover:bg-neutral-soft">
      <DateBlock startsAt={startsAt} zone={zone} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 text-small">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
          <h2 className="min-w-0 text-body font-medium wrap-anywhere">
            <Link to={eventPath(id)} className="rounded-tick after:absolute after:inset-0 hover:underline">
              <bdi>{title}</bdi>
            </Link>
          </h2>
          <Status status={status} mine={mine} hosting={hosting} />
        </div>
        <p className="text-muted wrap-anywhere">
          <time dateTime={startsAt} className="tabular-nums">
            {`${shortDayIn(startsAt, zone)}, ${clockIn(startsAt, zone)}`}
          </time>{' '}
          · <bdi>{venue || 'Place to be announced'}</bdi>
        </p>
        <p className="flex flex-wrap justify-between gap-x-3 text-muted">
          <span className="min-w-0 wrap-anywhere">
            Hosted by <bdi>{hosting ? 'you' : host.name}</bdi>
          </span>
          {status === 'published' && (
            <span className="font-medium text-text tabular-nums">
              {mine && (mine.position !== undefined || mine.status === 'offered')
                ? mineInWords(mine, zone)
                : placesInWords(event)}
            </span>
          )}
          {event.attended !== null && (
            <span className="tabular-nums">{`${event.attended.toLocaleString('en')} came`}</span>
          )}
        </p>
      </div>
    </li>
  );
}

/** What the user has, or else what the event is where that is not plain. */
function Status({ status, mine, hosting }: Pick<CommunityEvent, 'status' | 'mine' | 'hosting'>) {
  if (status !== 'published' && (hosting || status === 'cancelled'))
    return <StatusBadge {...eventWorkflow.statuses[status]} />;
  if (mine && mine.status !== 'left') return <StatusBadge {...guestWorkflow.statuses[mine.status]} />;
  return null;
}
