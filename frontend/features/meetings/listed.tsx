import { type ReactNode, Suspense } from 'react';
import type { CalendarEntry } from '#frontend/parts/calendar/entry.ts';
import { MeetingCard, othersOf } from '#frontend/parts/meetings/MeetingCard.tsx';
import type { OpenDeadline } from '#frontend/parts/study-plan/useOpenDeadlines.ts';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { eventPath } from '#shared/features/events/address.ts';
import type { CalendarEvent } from '#shared/features/events/schema.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';
import type { ShownMeeting } from '#shared/features/meetings/schema.ts';
import { STUDY_PLAN_PATH } from '#shared/features/study-plan/rules.ts';

const EventCard = lazyPart<{ event: CalendarEvent }>(async () => ({
  default: (await import('#frontend/parts/events/EventCard.tsx')).EventCard,
}));

const DeadlineCard = lazyPart<{ deadline: OpenDeadline }>(async () => ({
  default: (await import('#frontend/parts/study-plan/DeadlineCard.tsx')).DeadlineCard,
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

/** A grid shows nothing of what has no length: the half hour that ends with the deadline, as in calendar files. */
const DEADLINE_MINUTES = 30;

/** A deadline of the study plan as the calendar shows it. */
const entryOfDeadline = ({ id, title, due }: OpenDeadline): CalendarEntry => ({
  id,
  title,
  start: new Date(Date.parse(due) - DEADLINE_MINUTES * MINUTE_MS).toISOString(),
  minutes: DEADLINE_MINUTES,
  detail: 'Study plan',
  to: STUDY_PLAN_PATH,
  firm: true,
});

/** A meeting, an event or a deadline, with what the list shows of it. */
interface Listed {
  readonly id: string;
  readonly start: string;
  readonly entry: CalendarEntry;
  readonly card: ReactNode;
}

interface Planned {
  readonly meetings: readonly ShownMeeting[];
  readonly events: readonly CalendarEvent[];
  readonly deadlines: readonly OpenDeadline[];
}

/** What has a time, in its order. */
export const listedOf = ({ meetings, events, deadlines }: Planned): Listed[] =>
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
    ...deadlines.map((deadline) => ({
      id: deadline.id,
      start: deadline.due,
      entry: entryOfDeadline(deadline),
      card: (
        <Suspense fallback={<Skeleton className="my-3 h-16 w-full" />}>
          <DeadlineCard deadline={deadline} />
        </Suspense>
      ),
    })),
  ].sort((one, other) => (one.start < other.start ? -1 : 1));
