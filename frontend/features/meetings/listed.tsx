import { type ReactNode, Suspense } from 'react';
import type { CalendarEntry } from '#frontend/parts/calendar/entry.ts';
import { MeetingCard, othersOf } from '#frontend/parts/meetings/MeetingCard.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { eventPath } from '#shared/features/events/address.ts';
import type { CalendarEvent } from '#shared/features/events/schema.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';

const EventCard = lazyPart<{ event: CalendarEvent }>(async () => ({
  default: (await import('#frontend/parts/events/EventCard.tsx')).EventCard,
}));

/** A meeting with a time as the calendar shows it. */
const entryOf = (meeting: ShownMeeting): CalendarEntry => ({
  id: meeting.id,
  title: meeting.topic,
  start: meeting.start ?? '',
  minutes: meeting.minutes,
  detail: othersOf(meeting),
  to: meetingPath(meeting.id),
  firm: meeting.status === 'confirmed',
});

const MINUTE_MS = 60_000;

/** An event as the calendar shows it. */
const entryOfEvent = ({ id, title, startsAt, endsAt, venue, status }: CalendarEvent): CalendarEntry => ({
  id,
  title,
  start: startsAt,
  minutes: (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS,
  detail: venue,
  to: eventPath(id),
  firm: status === 'published',
});

/** A meeting, an event or a deadline, with what the list shows of it. */
export interface Listed {
  readonly id: string;
  readonly start: string;
  readonly entry: CalendarEntry;
  readonly card: ReactNode;
}

interface Planned {
  readonly meetings: readonly ShownMeeting[];
  readonly events: readonly CalendarEvent[];
  /** Of other kinds. */
  readonly more: readonly Listed[];
}

/** What has a time, in its order. */
export const listedOf = ({ meetings, events, more }: Planned): Listed[] =>
  [
    ...meetings.flatMap((meeting) =>
      meeting.start === undefined
        ? []
        : [
            {
              id: meeting.id,
              start: meeting.start,
              entry: entryOf(meeting),
              card: <MeetingCard meeting={meeting} />,
            },
          ],
    ),
    ...events.map((event) => ({
      id: event.id,
      start: event.startsAt,
      entry: entryOfEvent(event),
      card: (
        <Suspense fallback={<Skeleton className="my-3 h-16 w-full" />}>
          <EventCard event={event} />
        </Suspense>
      ),
    })),
    ...more,
  ].sort((one, other) => (one.start < other.start ? -1 : 1));
