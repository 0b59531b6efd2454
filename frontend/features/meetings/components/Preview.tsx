import { clockIn, dateIn, dateInWords, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Availability } from '#shared/features/meetings/availability-rules.ts';
import { slotsOf } from '#shared/features/meetings/slots.ts';

const DAYS = 10;
/** How many times of a day are shown. */
const SHOWN = 8;

/** What guests see of the next days, as the rules are being written. Booked meetings are not taken into account. */
export default function Preview({ rules }: { rules: Availability }) {
  const now = serverNow();
  const slots = slotsOf(rules, {
    start: now,
    end: now + DAYS * DAY_MS,
    minutes: rules.slotMinutes,
    now,
    busy: [],
    taken: [],
  });
  const days = Map.groupBy(slots, (slot) => dateIn(slot, rules.timeZone));
  return (
    <Card title="What guests see" description={`The next ${DAYS} days, in ${zoneInWords(rules.timeZone)}`}>
      {days.size === 0 && <p className="text-small text-muted">No free times. Switch on a day.</p>}
      <dl className="flex flex-col gap-3 text-small">
        {[...days].map(([date, list]) => (
          <div key={date}>
            <dt className="font-medium">{dateInWords(date)}</dt>
            <dd className="mt-1 flex flex-wrap gap-1.5 tabular-nums">
              {list.slice(0, SHOWN).map((slot) => (
                <span key={slot} className="rounded-control border border-line px-2 py-0.5 text-fine">
                  {clockIn(slot, rules.timeZone)}
                </span>
              ))}
              {list.length > SHOWN && (
                <span className="px-1 py-0.5 text-fine text-muted">and {list.length - SHOWN} more</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
