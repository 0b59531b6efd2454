import { earliestDay, endOfDay, isPast } from '#shared/core/opportunity-days.ts';
import { dayInWords, daysUntil, fullDate } from './dates.ts';

/** `28 Nov, 13:00`, in the reader's time zone. */
const momentHere = (at: Date): string =>
  at.toLocaleString('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/** Whether nobody can apply any more, as the day of the deadline has ended everywhere. */
export const isOver = (deadline: string, now: Date): boolean => isPast(deadline, earliestDay(now));

/** The days that are left on the reader's calendar. 0 on the last one, and until the day has ended everywhere. */
export const daysLeft = (deadline: string, now: Date): number => Math.max(0, daysUntil(deadline, now));

/** `Closes in 12 days`, `Closes today`, `Closed 3 days ago`. */
export const closingInWords = (deadline: string, now: Date): string =>
  isOver(deadline, now)
    ? `Closed ${dayInWords(deadline, now)}`
    : `Closes ${daysLeft(deadline, now) === 0 ? 'today' : dayInWords(deadline, now)}`;

/** Until when in that day one can apply, true in every time zone. */
export const TO_ITS_END = 'to the end of the day, wherever you are';

/**
 * Until when one can apply, for a reader in the browser's time zone: `in 12 days, to the end of the day, wherever you are`. From
 * the last day on, it is the moment: `until 28 Nov, 13:00 your time`.
 */
export const lastMomentInWords = (deadline: string, now: Date): string => {
  if (isOver(deadline, now)) return dayInWords(deadline, now);
  return daysLeft(deadline, now) === 0
    ? `until ${momentHere(endOfDay(deadline))} your time`
    : `${dayInWords(deadline, now)}, ${TO_ITS_END}`;
};

/** The whole of a deadline: `27 November 2026, to the end of the day, wherever you are`. */
export const fullDeadline = (deadline: string): string => `${fullDate(deadline)}, ${TO_ITS_END}`;
