import { Temporal } from 'temporal-polyfill';
import { MORNING } from '#shared/features/search-rules.ts';
import { TIME_ZONE_AT_FIRST } from '#shared/features/time-zones.ts';

const localTime = (at: Date, timeZone: string): Temporal.ZonedDateTime => {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  try {
    return instant.toZonedDateTimeISO(timeZone);
  } catch {
    // A zone that the browser knew and this runtime does not.
    return instant.toZonedDateTimeISO(TIME_ZONE_AT_FIRST);
  }
};

const beginOfMorning = (date: Temporal.PlainDate, timeZone: string): Temporal.ZonedDateTime =>
  // Where a change of the clocks skips this time, the time after it.
  date.toZonedDateTime({ timeZone, plainTime: { hour: MORNING.from } });

/** Whether a mail is due at a moment, and on which day of its user; otherwise when to look again. */
export type Due =
  | { readonly now: true; readonly day: string }
  | { readonly now: false; readonly again: Date };

/**
 * Whether the morning mail of a user is due: in the morning where they live, once a day.
 * @param mailedOn the day of the latest one, there
 */
export const morningOf = (at: Date, timeZone: string, mailedOn: string | undefined): Due => {
  const local = localTime(at, timeZone);
  const today = local.toPlainDate();
  const mailedToday = mailedOn !== undefined && today.toString() <= mailedOn;
  if (!mailedToday && local.hour >= MORNING.from && local.hour < MORNING.before)
    return { now: true, day: today.toString() };
  const next = !mailedToday && local.hour < MORNING.from ? today : today.add({ days: 1 });
  const again = beginOfMorning(next, local.timeZoneId);
  return { now: false, again: new Date(again.epochMilliseconds) };
};
