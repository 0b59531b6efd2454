import { Temporal } from 'temporal-polyfill';
import { TIME_ZONE_AT_FIRST } from '#shared/core/time-zones.ts';
import { digestHours, type QuietHours } from '#shared/features/attention/rules.ts';

const localTime = (at: Date, timeZone: string): Temporal.ZonedDateTime => {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  try {
    return instant.toZonedDateTimeISO(timeZone);
  } catch {
    // A zone that the browser knew and this runtime does not.
    return instant.toZonedDateTimeISO(TIME_ZONE_AT_FIRST);
  }
};

const beginOf = (hour: number, date: Temporal.PlainDate, timeZone: string): Temporal.ZonedDateTime =>
  // Where a change of the clocks skips this time, the time after it.
  date.toZonedDateTime({ timeZone, plainTime: { hour } });

/** Whether a mail is due at a moment, and on which day of its user; otherwise when to look again. */
export type Due =
  | { readonly now: true; readonly day: string }
  | { readonly now: false; readonly again: Date };

/**
 * Whether the digest of a user is due: in the morning where they live, or after their quiet hours, once a day.
 * @param mailedOn the day of the latest one, there
 */
export const morningOf = (
  at: Date,
  timeZone: string,
  mailedOn: string | undefined,
  quiet?: QuietHours | null,
): Due => {
  const hours = digestHours(quiet);
  const local = localTime(at, timeZone);
  const today = local.toPlainDate();
  const mailedToday = mailedOn !== undefined && today.toString() <= mailedOn;
  if (!mailedToday && local.hour >= hours.from && local.hour < hours.before)
    return { now: true, day: today.toString() };
  const next = !mailedToday && local.hour < hours.from ? today : today.add({ days: 1 });
  const again = beginOf(hours.from, next, local.timeZoneId);
  return { now: false, again: new Date(again.epochMilliseconds) };
};
