import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { PRODUCT } from '#shared/core/product.ts';

/** Something that has a time, as calendar programs read it. */
export interface CalendarEvent {
  /** The same for every version of it, in mails and in the feed: programs then replace what they have. */
  readonly uid: string;
  /** The full address of its page. */
  readonly page: string;
  /** In milliseconds since 1970. */
  readonly start: number;
  readonly minutes: number;
  /** It is about the day of the calendar on which it begins in UTC, wherever its reader is. */
  readonly allDay?: boolean;
  /** How often it has changed. */
  readonly sequence: number;
  readonly summary: string;
  /** Where it takes place: an address of the web, or words. */
  readonly location?: string | undefined;
  readonly cancelled?: boolean | undefined;
  /** The address that sends it, where it comes by mail. */
  readonly organizer?: string | undefined;
  /** Who takes part, for an invitation: programs ignore one that does not name its reader. */
  readonly attendee?: { readonly email: string; readonly name: string } | undefined;
}

const MINUTE_MS = 60_000;

/** It has one moment, so that all of it is in UTC: no program needs to know the rules of a time zone. */
const eventOf = (event: CalendarEvent, stamp: Date): ICalEventData => {
  const { uid, page, start, minutes, allDay = false, sequence, summary } = event;
  const { location, cancelled, organizer, attendee } = event;
  return {
    id: uid,
    stamp,
    sequence,
    summary,
    start: new Date(start),
    end: new Date(start + minutes * MINUTE_MS),
    allDay,
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: page,
    description: page,
    ...(location && { location }),
    ...(organizer && { organizer: { name: PRODUCT, email: organizer } }),
    ...(attendee && {
      attendees: [
        {
          ...attendee,
          rsvp: false,
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.ACCEPTED,
        },
      ],
    }),
  };
};

/**
 * A calendar file (RFC 5545: every line ends with CRLF, the last too). With a method it is an invitation, without one a feed.
 * @param stamp when the file was made
 */
export const calendarFile = (
  events: readonly CalendarEvent[],
  { stamp, method }: { stamp: Date; method?: ICalCalendarMethod },
): string =>
  `${ical({
    name: method === undefined ? PRODUCT : null,
    prodId: { company: PRODUCT, product: 'Calendar', language: 'EN' },
    method: method ?? null,
    ttl: method === undefined ? 3600 : null,
    events: events.map((event) => eventOf(event, stamp)),
  }).toString()}\r\n`;
