import type { CalendarEvent } from '#functions/core/calendar-file.ts';
import { env } from '#functions/core/env.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { shortened } from '#shared/core/characters.ts';
import { eventPath } from '#shared/features/events/address.ts';
import { belongsTo, ENTRY_TEXT, type Entry, MOST_IN_WEEK, weeksOf, weekWrites } from '../meetings/weeks.ts';
import type { EventRecord } from './record.ts';

const MINUTE_MS = 60_000;

type Timed = Pick<EventRecord, 'startsAt' | 'endsAt'>;
const spanOfEvent = ({ startsAt, endsAt }: Timed) => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
});
export const minutesOf = ({ startsAt, endsAt }: Timed): number =>
  (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS;

/** What the calendars of a user are told of an event: the sequence rises with each change of the event or of their place. */
interface Wanted {
  readonly event: Pick<EventRecord, 'id' | 'title' | 'sequence' | 'startsAt' | 'endsAt'>;
  /** How often their own place has changed. */
  readonly changes: number;
}

export const sequenceOf = ({ event, changes }: Wanted): number => event.sequence + changes;

const entryOf = (wanted: Wanted): Entry => ({
  id: wanted.event.id,
  at: Date.parse(wanted.event.startsAt) / MINUTE_MS,
  minutes: minutesOf(wanted.event),
  seq: sequenceOf(wanted),
  text: shortened(wanted.event.title, ENTRY_TEXT),
});

/**
 * Puts an event into a user's calendar, or takes it out (`wanted` is undefined). `times` are all at which it may be in there.
 * Repeated, it changes nothing.
 */
export const syncCalendar = (
  userId: string,
  eventId: string,
  wanted: Wanted | undefined,
  times: readonly Timed[],
): Promise<void> =>
  retrying(
    async () => {
      const read = await Promise.all(times.map((time) => weeksOf(userId, spanOfEvent(time))));
      const weeks = [...new Map(read.flat().map((week) => [week.monday, week])).values()];
      const there = weeks.flatMap(({ entries }) => entries).filter(({ id }) => id === eventId);
      const entry = wanted && entryOf(wanted);
      const wantedIn = weeks.filter(({ monday }) => entry && belongsTo(entry, monday));
      const isSame = there.every((one) => JSON.stringify(one) === JSON.stringify(entry));
      const isDone = isSame && there.length === wantedIn.length;
      if (isDone) return;
      // A week holds a limited number of entries; the event is still in the user's list of events.
      const isFull = there.length === 0 && weeks.some(({ entries }) => entries.length >= MOST_IN_WEEK);
      if (isFull) return;
      await transact({ weeks: weekWrites(weeks, { gone: eventId, ...(entry && { entry }) }) });
    },
    (error) => error instanceof TransactionFailed,
  );

/** An event for calendar files, under the same UID wherever it is sent. */
export const eventForCalendars = ({
  id,
  ...event
}: Omit<CalendarEvent, 'uid' | 'page'> & { readonly id: string }): CalendarEvent => ({
  ...event,
  uid: `${id}@events.fledge`,
  page: `${env('SITE_URL')}${eventPath(id)}`,
});
