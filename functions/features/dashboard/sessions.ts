import { spanOf, weeksOf } from '#functions/parts/meetings/weeks.ts';
import { DAY_MS } from '#shared/core/durations.ts';

/** The date of a moment in a zone, `2026-12-03`. */
const dateIn = (ms: number, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(ms);

/** How many sessions of mentorships of a user begin in this week, Monday to Sunday in their time zone. One query. */
export const sessionsThisWeek = async (userId: string, timeZone: string, now: Date): Promise<number> => {
  const today = Date.parse(dateIn(now.getTime(), timeZone));
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MS;
  const [first, last] = [monday, monday + 6 * DAY_MS].map((ms) => new Date(ms).toISOString().slice(0, 10));
  // A day more at each end: zones differ by that much.
  const weeks = await weeksOf(userId, { start: monday - DAY_MS, end: monday + 8 * DAY_MS }, false);
  return weeks
    .flatMap(({ entries }) => entries)
    .filter(({ of }) => of !== undefined)
    .map((entry) => dateIn(spanOf(entry).start, timeZone))
    .filter((date) => date >= (first ?? '') && date <= (last ?? '')).length;
};
