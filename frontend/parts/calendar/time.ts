import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { browserTimeZone } from '#frontend/core/session/tellTimeZone.ts';
import { DAY_MS } from '#shared/core/durations.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of a zone; making one takes much longer than using it. */
const formatIn = (timeZone: string, look: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = `${timeZone} ${JSON.stringify(look)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat('en-GB', { ...look, timeZone });
  formats.set(key, format);
  return format;
};

const at = (moment: string | number): Date => new Date(moment);

/** The zone in which the user's times are shown: that of the account, or else the browser's. */
export const useTimeZone = (): string => {
  const { timeZone } = useCurrentUser();
  return timeZone ?? browserTimeZone();
};

/** `14:00`. */
export const clockIn = (moment: string | number, zone: string): string =>
  formatIn(zone, { hour: '2-digit', minute: '2-digit' }).format(at(moment));
/** `Thu 3 Dec`. */
export const dayIn = (moment: string | number, zone: string): string =>
  formatIn(zone, { weekday: 'short', day: 'numeric', month: 'short' }).format(at(moment)).replace(',', '');
/** `3 Dec`. */
export const shortDayIn = (moment: string | number, zone: string): string =>
  formatIn(zone, { day: 'numeric', month: 'short' }).format(at(moment));
/** `Thursday 3 December 2026`. */
export const fullDayIn = (moment: string | number, zone: string): string =>
  formatIn(zone, { dateStyle: 'full' }).format(at(moment)).replace(',', '');
/** `Thu 3 Dec, 14:00`. */
export const momentIn = (moment: string | number, zone: string): string =>
  `${dayIn(moment, zone)}, ${clockIn(moment, zone)}`;
/** `14:00–14:30`. */
export const spanIn = (start: string, minutes: number, zone: string): string =>
  `${clockIn(start, zone)}–${clockIn(Date.parse(start) + minutes * 60_000, zone)}`;

/** The date of a moment in a zone, `2026-12-03`. */
export const dateIn = (moment: string | number, zone: string): string => {
  const parts = formatIn(zone, { year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    at(moment),
  );
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
};
/** The minute of its day that the clock shows, 0 to 1439. */
export const minuteIn = (moment: string | number, zone: string): number => {
  const [hour, minute] = clockIn(moment, zone).split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
};

/** Dates without a time: arithmetic on calendar days, whatever the zone. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => ((new Date(date).getUTCDay() + 6) % 7) + 1;
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));
/** `Thu 3 Dec` of a date without a time. */
export const dateInWords = (date: string): string => dayIn(date, 'UTC');
/** `Thursday 3 December 2026`. */
export const fullDateInWords = (date: string): string => fullDayIn(date, 'UTC');
/** `30 Nov – 6 Dec 2026`: a number of days from a date on. */
export const daysInWords = (from: string, days: number): string =>
  formatIn('UTC', { day: 'numeric', month: 'short', year: 'numeric' }).formatRange(
    at(from),
    at(addDays(from, days - 1)),
  );

/** `Europe/Lisbon` as people read it. */
export const zoneInWords = (zone: string): string => zone.replaceAll('_', ' ').replace('/', ' / ');
