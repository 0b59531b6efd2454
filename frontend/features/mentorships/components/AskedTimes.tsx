import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { dateIn, momentIn, useTimeZone, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { useSlots } from '#frontend/parts/meetings/api.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import { SLOT_DAYS } from '#shared/features/meetings/availability-rules.ts';
import { FIRST_SESSION_MINUTES } from '#shared/features/mentorships/rules.ts';

/** The most days that one request for slots covers, without those that it adds at both ends. */
const MOST_DAYS = SLOT_DAYS - 2;

/** Which of some times the user has free as a host; undefined while that is not known. */
const useFree = (times: readonly [string, ...string[]]): ReadonlySet<string> | undefined => {
  const { id: userId } = useCurrentUser();
  const inOrder = times.toSorted();
  const [first, last] = [inOrder[0] ?? times[0], inOrder.at(-1) ?? times[0]];
  const days = Math.ceil((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
  const of = { userId, minutes: FIRST_SESSION_MINUTES };
  const { data, isPlaceholderData } = useSlots(of, dateIn(first, 'UTC'), Math.min(days, MOST_DAYS));
  return data && !isPlaceholderData ? new Set(data.slots) : undefined;
};

interface AskedTimesProps {
  /** In the student's order. */
  times: readonly [string, ...string[]];
}

/** The times that a student asked for, and which one the mentor books by accepting. */
export function AskedTimes({ times }: AskedTimesProps) {
  const zone = useTimeZone();
  const free = useFree(times);
  const booked = free && times.find((start) => free.has(start));
  return (
    <div className="text-small">
      <p>
        {booked !== undefined && (
          <>
            Accepting books <strong className="font-semibold">{momentIn(booked, zone)}</strong>, the first of
            these times that you still have free.
          </>
        )}
        {free && booked === undefined && 'You no longer have any of these times free: accepting books none.'}
        {!free && 'Accepting books the first of these times that is still free.'}
      </p>
      <ol aria-label="Times that they asked for" className="mt-2 flex flex-col gap-1 tabular-nums">
        {times.map((start) => (
          <li key={start} className="flex flex-wrap gap-x-2">
            {momentIn(start, zone)}
            {free && !free.has(start) && <span className="text-muted">no longer free</span>}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-fine text-muted">
        {FIRST_SESSION_MINUTES} minutes, times in {zoneInWords(zone)}.
      </p>
    </div>
  );
}
