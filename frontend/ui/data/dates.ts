import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import { LOCALE } from './fullDay.ts';
import { later } from './later.ts';

/** Times are shown as relative for this many days, and as dates after that. */
const FRESH_DAYS = 7;
const [MINUTE, HOUR, DAY] = [60_000, HOUR_MS, DAY_MS];

const distance = later(() => new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' }));

const shortDay = later(() => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' }));
const shortDayAndYear = later(
  () => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' }),
);
const longMoment = later(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeStyle: 'short' }));
const recordTime = later(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' }));
const deadlineDayAndMonth = later(
  () => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);
const deadlineDay = later(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }));

/** `just now`, `3 hours ago`, `yesterday`; from a week on `3 Nov`, with the year when it is not this one. */
export const momentInWords = (moment: string, now: Date): string => {
  const at = new Date(moment);
  const passed = now.getTime() - at.getTime();
  const days = dayNumber(now) - dayNumber(at);
  if (passed < MINUTE) return 'just now';
  if (passed < HOUR) return distance().format(-Math.floor(passed / MINUTE), 'minute');
  if (passed < DAY) return distance().format(-Math.floor(passed / HOUR), 'hour');
  return days < FRESH_DAYS ? distance().format(-days, 'day') : dayOfMoment(moment, now);
};

/** The day `YYYY-MM-DD` that it is for the reader. */
export const dayHere = (at: Date): string => new Date(dayNumber(at) * DAY).toISOString().slice(0, 10);

/** Counts days as the calendar on the wall does, whatever the clock does in spring and autumn. */
const dayNumber = (at: Date): number => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / DAY;

/** `3 Nov`, with the year when it is not this one. */
export const dayOfMoment = (moment: string, now: Date): string => {
  const at = new Date(moment);
  return (at.getFullYear() === now.getFullYear() ? shortDay : shortDayAndYear)().format(at);
};

/** `Tuesday 3 November 2026 at 14:05`, in the reader's time zone. */
export const fullMoment = (moment: string): string => longMoment().format(new Date(moment));

/** `22 Nov 2026, 14:05`: for records, where a relative time would not do. */
export const recordMoment = (moment: string): string => recordTime().format(new Date(moment));

/** How far away a day without a time (`YYYY-MM-DD`) is for the reader: `today`, `tomorrow`, `in 12 days`, `3 days ago`. */
export const dayInWords = (day: string, now: Date): string => distance().format(daysUntil(day, now), 'day');

/** The same for a day that has come, which in UTC may have begun before it did for the reader: never `tomorrow`. */
export const pastDayInWords = (day: string, now: Date): string =>
  distance().format(Math.min(0, daysUntil(day, now)), 'day');

/** The days from today, on the reader's calendar, to a day without a time: 0 today, negative when it has passed. */
export const daysUntil = (day: string, now: Date): number => Date.parse(day) / DAY - dayNumber(now);

/** A day without a time: `2 December 2026`. */
export const fullDate = (day: string): string => deadlineDay().format(new Date(day));

/** A day of the coming months, where a year would be one word too much: `2 Dec`. */
export const nearDate = (day: string): string => deadlineDayAndMonth().format(new Date(day));
