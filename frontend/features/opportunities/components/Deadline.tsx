import { dayInWords, daysUntil, fullDate } from '#frontend/ui/data/dates.ts';
import { cx } from '#frontend/ui/style/cx.ts';

/** From here on it is time to hurry. */
const SOON_DAYS = 7;

/** How long one can still apply: `Closes in 12 days`; the date comes with the pointer. */
export function Deadline({ day, closed = false }: { day: string; closed?: boolean }) {
  const now = new Date();
  const left = daysUntil(day, now);
  const over = closed || left < 0;
  return (
    <time
      dateTime={day}
      title={`${fullDate(day)}, until midnight UTC`}
      className={cx(!over && left <= SOON_DAYS && 'font-medium text-warning')}
    >
      {over ? (left < 0 ? `Closed ${dayInWords(day, now)}` : 'Closed') : `Closes ${dayInWords(day, now)}`}
    </time>
  );
}
