import { type CalendarEvent, calendarFile } from '#functions/core/calendar-file.ts';
import { isEvent } from '#shared/features/events/address.ts';
import { calendarEventOf } from '../meetings/calendar-event.ts';
import { type Entry, spanOf } from '../meetings/weeks.ts';
import { eventForCalendars } from './calendar.ts';

/** The entries of a user's weeks, meetings and events alike, as a file for calendar programs; and what else there is. */
export const entriesFile = (
  entries: readonly Entry[],
  now: Date,
  others: readonly CalendarEvent[] = [],
): string => {
  // An event that lasts over the end of a week is in both.
  const each = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const events = each.map((entry) =>
    (isEvent(entry.id) ? eventForCalendars : calendarEventOf)({
      id: entry.id,
      minutes: entry.minutes,
      sequence: entry.seq,
      summary: entry.text,
      start: spanOf(entry).start,
    }),
  );
  return calendarFile([...events, ...others], { stamp: now });
};
