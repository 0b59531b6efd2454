import type { CalendarEvent } from '#functions/core/calendar-file.ts';
import { env } from '#functions/core/env.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';

/** What calendars are told of a meeting. */
interface MeetingEntry extends Omit<CalendarEvent, 'uid' | 'page' | 'location'> {
  readonly id: string;
  /** The address of its room. */
  readonly link?: string;
}

/** A meeting for calendar files. */
export const calendarEventOf = ({ id, link, ...event }: MeetingEntry): CalendarEvent => ({
  ...event,
  uid: `${id}@meetings.fledge`,
  page: `${env('SITE_URL')}${meetingPath(id)}`,
  location: link,
});
