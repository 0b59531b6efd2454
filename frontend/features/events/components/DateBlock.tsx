import { dayIn } from '#frontend/parts/calendar/time.ts';

/** The day of an event as a calendar's leaf; the full date is beside it in words. */
export function DateBlock({ startsAt, zone }: { startsAt: string; zone: string }) {
  const [weekday = '', day = '', month = ''] = dayIn(startsAt, zone).split(' ');
  return (
    <div
      aria-hidden="true"
      className="flex size-16 flex-none flex-col items-center justify-center gap-1 rounded-control border border-line bg-raised leading-none [&>span]:leading-none"
    >
      <span className="text-fine text-muted">{weekday}</span>
      <span className="text-lead font-semibold tabular-nums">{day}</span>
      <span className="text-fine text-muted">{month}</span>
    </div>
  );
}
