import { momentIn, useTimeZone, zoneInWords } from '#frontend/parts/calendar/time.ts';
import type { Mentorship } from '#shared/features/mentorships/schema.ts';

interface AskedProps extends Pick<Mentorship, 'asked'> {
  /** Not where the times are beside it, with which of them are still free. */
  withTimes?: boolean;
}

/** What was asked for: goals, note, term and times. */
export function Asked({ asked, withTimes = true }: AskedProps) {
  const zone = useTimeZone();
  const { goals, note, weeks, times } = asked;
  return (
    <div className="flex flex-col gap-4 text-small">
      <div>
        <h3 className="font-medium">Goals</h3>
        <ul className="mt-1 list-disc pl-5">
          {goals.map((goal) => (
            <li key={goal} className="wrap-anywhere">
              <bdi>{goal}</bdi>
            </li>
          ))}
        </ul>
      </div>
      {note !== '' && (
        <div>
          <h3 className="font-medium">Note</h3>
          <p dir="auto" className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
            {note}
          </p>
        </div>
      )}
      <div>
        <h3 className="font-medium">Term</h3>
        <p className="mt-1">{weeks} weeks</p>
      </div>
      {withTimes && times.length > 0 && (
        <div>
          <h3 className="font-medium">Times for a first session</h3>
          <ol className="mt-1 list-decimal pl-5 tabular-nums">
            {times.map((time) => (
              <li key={time}>
                <time dateTime={time}>{momentIn(time, zone)}</time>
              </li>
            ))}
          </ol>
          <p className="mt-1 text-fine text-muted">In {zoneInWords(zone)}.</p>
        </div>
      )}
    </div>
  );
}
