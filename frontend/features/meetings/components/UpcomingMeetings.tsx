import { type ReactNode, Suspense } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { useMeetingsAroundToday } from '#frontend/parts/meetings/api.ts';
import { JoinButton } from '#frontend/parts/meetings/JoinButton.tsx';
import { MeetingCard } from '#frontend/parts/meetings/MeetingCard.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { lazyPart } from '#frontend/ui/hooks/lazyPart.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import type { CalendarEvent } from '#shared/features/events/schema.ts';
import { isOver } from '#shared/features/meetings/rules.ts';

const EventCard = lazyPart<{ event: CalendarEvent; withDay?: boolean }>(async () => ({
  default: (await import('#frontend/parts/events/EventCard.tsx')).EventCard,
}));

/** How many the home shows. */
const SHOWN = 3;

/**
 * The next meetings and events of the user, those that wait for an answer first, and `also` below them, which gets the opportunities that
 * they are about; `none` if there are none.
 */
export function UpcomingMeetings({
  none,
  also,
}: {
  none: ReactNode;
  also: (met: ReadonlySet<string>) => ReactNode;
}) {
  const now = serverNow();
  const { data, error, isFetching, refetch } = useMeetingsAroundToday();
  if (!data && error)
    return (
      <RetryNotice
        error={error}
        fallback="We couldn’t load your meetings."
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-16 w-full" />;
  const waiting = data.items.filter(({ status }) => status === 'proposed');
  const next = data.items.filter((meeting) => meeting.status === 'confirmed' && !isOver(meeting, now));
  const meetings = [...waiting, ...next];
  const events = data.events.filter(
    ({ status, endsAt }) => status === 'published' && now < Date.parse(endsAt),
  );
  const ahead = [
    ...meetings.map((meeting) => ({ id: meeting.id, at: meeting.start ?? '', meeting })),
    ...events.map((event) => ({ id: event.id, at: event.startsAt, event })),
    // What waits for a time comes first.
  ].sort((one, other) => (one.at < other.at ? -1 : 1));
  if (ahead.length === 0) return <>{none}</>;
  const met = new Set(
    meetings.flatMap(({ reason }) => (reason.kind === 'application' ? [reason.opportunityId] : [])),
  );
  const below = also(met);
  return (
    <>
      <ul className="-mt-3 divide-y divide-line">
        {ahead.slice(0, SHOWN).map((entry) => (
          <li key={entry.id}>
            {'event' in entry ? (
              <Suspense fallback={<Skeleton className="my-3 h-16 w-full" />}>
                <EventCard event={entry.event} withDay />
              </Suspense>
            ) : (
              <MeetingCard
                meeting={entry.meeting}
                withDay
                action={<JoinButton meeting={entry.meeting} small />}
              />
            )}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small">
        <TextLink to={PATHS.calendar}>
          {ahead.length > SHOWN ? `All ${ahead.length} in your calendar` : 'Open your calendar'}
        </TextLink>
      </p>
      {below && <div className="mt-4 border-t border-line pt-4 empty:hidden">{below}</div>}
    </>
  );
}
