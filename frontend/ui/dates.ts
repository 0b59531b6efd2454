import { utc } from '@date-fns/utc';
import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import { intlFormatDistance } from 'date-fns/intlFormatDistance';

/** The texts are English, so the dates are. */
const LOCALE = 'en-GB';
/** A moment is told by its distance for this many days, and after that by its date. */
const FRESH_DAYS = 7;

const shortDay = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });
const shortDayAndYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric' });
const longMoment = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full', timeStyle: 'short' });
const longDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'full' });
const deadlineDay = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' });

/** `just now`, `3 hours ago`, `yesterday`; from a week on `3 Nov`, with the year when it is not this one. */
export const momentInWords = (moment: string, now: Date): string => {
  const at = new Date(moment);
  if (now.getTime() - at.getTime() < 60_000) return 'just now';
  if (differenceInCalendarDays(now, at) < FRESH_DAYS) return intlFormatDistance(at, now, { locale: LOCALE });
  return dayOfMoment(moment, now);
};

/** `3 Nov`, with the year when it is not this one. */
export const dayOfMoment = (moment: string, now: Date): string => {
  const at = new Date(moment);
  return (at.getFullYear() === now.getFullYear() ? shortDay : shortDayAndYear).format(at);
};

/** `Tuesday 3 November 2026 at 14:05`, on the clock of whoever reads it. */
export const fullMoment = (moment: string): string => longMoment.format(new Date(moment));

/** `Friday 20 November 2026`. */
export const fullDay = (day: Date): string => longDay.format(day);

/** How far away a day without a time (`YYYY-MM-DD`, in UTC) is: `today`, `tomorrow`, `in 12 days`, `3 days ago`. */
export const dayInWords = (day: string, now: Date): string =>
  intlFormatDistance(day, now, { unit: 'day', locale: LOCALE, in: utc });

/** The days from now to a day without a time, in UTC: 0 today, negative when it has passed. */
export const daysUntil = (day: string, now: Date): number => differenceInCalendarDays(day, now, { in: utc });

/** A day without a time: `2 December 2026`. */
export const fullDate = (day: string): string => deadlineDay.format(new Date(day));
