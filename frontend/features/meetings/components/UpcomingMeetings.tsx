import type { ReactNode } from 'react';
import { RetryNotice } from '#frontend/core/api/RetryNotice.tsx';
import { PATHS } from '#frontend/core/paths.ts';
import { dateIn, useTimeZone } from '#frontend/parts/calendar/time.ts';
import { UPCOMING_DAYS, useMeetings } from '#frontend/parts/meetings/api.ts';
import { JoinButton } from '#frontend/parts/meetings/JoinButton.tsx';
import { MeetingCard } from '#frontend/parts/meetings/MeetingCard.tsx';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { Skeleton } from '#frontend/ui/layout/Skeleton.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { isOver } from '#shared/features/meetings/rules.ts';

/** How many the home shows. */
const SHOWN = 3;

/**
 * The next meetings of the user, those that wait for an answer first, and `also` below them, which gets the opportunities that
 * they are about; `none` if there are none.
 */
export function UpcomingMeetings({
  none,
  also,
}: {
  none: ReactNode;
  also: (met: ReadonlySet<string>) => ReactNode;
}) {
  const zone = useTimeZone();
  const now = serverNow();
  const { data, error, isFetching, refetch } = useMeetings(dateIn(now, zone), UPCOMING_DAYS);
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
  if (meetings.length === 0) return <>{none}</>;
  const met = new Set(
    meetings.flatMap(({ reason }) => (reason.kind === 'application' ? [reason.opportunityId] : [])),
  );
  const below = also(met);
  return (
    <>
      <ul className="-mt-3 divide-y divide-line">
        {meetings.slice(0, SHOWN).map((meeting) => (
          <li key={meeting.id}>
            <MeetingCard meeting={meeting} withDay action={<JoinButton meeting={meeting} small />} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-small">
        <TextLink to={PATHS.calendar}>
          {meetings.length > SHOWN ? `All ${meetings.length} in your calendar` : 'Open your calendar'}
        </TextLink>
      </p>
      {below && <div className="mt-4 border-t border-line pt-4 empty:hidden">{below}</div>}
    </>
  );
}
