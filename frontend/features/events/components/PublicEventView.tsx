import { fullDayIn, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { eventPath } from '#shared/features/events/address.ts';
import { eventWorkflow } from '#shared/features/events/rules.ts';
import type { PublicEvent } from '#shared/features/events/schema.ts';
import { hoursIn, isFull, placesInWords } from '../words.ts';

/** A public event as its page shows it: when, where, who hosts it, and how to get a place. */
export function PublicEventView({ event }: { event: PublicEvent }) {
  const { id, title, description, startsAt, timeZone, venue, status, host, coHosts, reason } = event;
  return (
    <article className="mx-auto flex max-w-prose flex-col gap-6">
      <h1 className="text-heading font-semibold wrap-anywhere">
        <bdi>{title}</bdi>
      </h1>
      <Card>
        {status !== 'published' && (
          <p className="mb-2">
            <StatusBadge {...eventWorkflow.statuses[status]} />
          </p>
        )}
        <time dateTime={startsAt}>
          <span className="block text-lead font-semibold">{fullDayIn(startsAt, timeZone)}</span>
          <span className="block tabular-nums">{hoursIn(event, timeZone)}</span>
          <span className="block text-small text-muted">{zoneInWords(timeZone)}</span>
        </time>
        <p className="mt-4 wrap-anywhere">
          <bdi>{venue || 'The place will be announced.'}</bdi>
        </p>
        <p className="mt-4 text-small text-muted wrap-anywhere">
          {'Hosted by '}
          <bdi>{[host, ...coHosts].map(({ name }) => name).join(', ')}</bdi>
        </p>
      </Card>
      {reason !== '' && (
        <p className="wrap-anywhere">
          {'Why it was cancelled: '}
          <bdi>{reason}</bdi>
        </p>
      )}
      {description !== '' && (
        <p className="whitespace-pre-line wrap-anywhere">
          <bdi>{description}</bdi>
        </p>
      )}
      {status === 'published' && (
        <div className="flex flex-col gap-3">
          <p className="text-small text-muted">{placesInWords(event)}</p>
          <p>
            <ButtonLink to={eventPath(id)} variant="primary">
              {isFull(event) ? 'Join the waiting list' : 'Take a place'}
            </ButtonLink>
          </p>
          <p className="text-small text-muted">You need an account, which is free.</p>
        </div>
      )}
    </article>
  );
}
