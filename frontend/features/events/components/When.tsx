import { fullDayIn, momentIn, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { eventWorkflow } from '#shared/features/events/rules.ts';
import type { WholeEvent } from '#shared/features/events/schema.ts';
import { hoursIn, hoursThere } from '../words.ts';

interface WhenProps {
  event: WholeEvent;
  zone: string;
  clash: WholeEvent['clash'];
}

/** Time and place, in the user's zone and in the event's where they differ. A clash is named and forbids nothing. */
export function When({ event, zone, clash }: WhenProps) {
  const { startsAt, timeZone, venue, link, status } = event;
  return (
    <Card>
      {status !== 'published' && (
        <p className="mb-2">
          <StatusBadge {...eventWorkflow.statuses[status]} />
        </p>
      )}
      <time dateTime={startsAt}>
        <span className="block text-heading font-semibold tabular-nums">{hoursIn(event, zone)}</span>
        <span className="block text-lead">{fullDayIn(startsAt, zone)}</span>
        <span className="block text-small text-muted">
          {`${zoneInWords(zone)}${timeZone === zone ? '' : ` · ${hoursThere(event, timeZone, zone)} in ${zoneInWords(timeZone)}`}`}
        </span>
      </time>
      <p className="mt-4 wrap-anywhere">
        <bdi>{venue || 'The place will be announced.'}</bdi>
      </p>
      {link !== '' && (
        <p className="mt-1 text-small wrap-anywhere">
          <a
            href={link}
            target="_blank"
            rel="noreferrer nofollow"
            className="rounded-tick font-medium text-brand underline underline-offset-3"
          >
            Open the online room
          </a>
        </p>
      )}
      {clash && (
        <p className="mt-4 text-small text-warning">
          {'At the same time in your calendar: '}
          <bdi>{clash.title}</bdi>
          {`, ${momentIn(clash.startsAt, zone)}`}
        </p>
      )}
    </Card>
  );
}
