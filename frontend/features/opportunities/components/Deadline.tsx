import { closingInWords, daysLeft, fullDeadline, isOver } from '#frontend/ui/data/deadlineWords.ts';
import { cx } from '#frontend/ui/style/cx.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';

/** From here on it is time to hurry. */
const SOON_DAYS = 7;

/** How long one can still apply: `Closes in 12 days`; the date comes with the pointer. */
export function Deadline({ day, closed = false }: { day: string; closed?: boolean }) {
  const now = serverDate();
  const over = isOver(day, now);
  return (
    <time
      dateTime={day}
      title={fullDeadline(day)}
      className={cx(!over && !closed && daysLeft(day, now) <= SOON_DAYS && 'font-medium text-warning')}
    >
      {closed && !over ? 'Closed' : closingInWords(day, now)}
    </time>
  );
}
