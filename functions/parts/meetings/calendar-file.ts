import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  type ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator';
import { PRODUCT } from '#shared/core/product.ts';
import { meetingPath } from '#shared/features/meetings/notifications.ts';

/** A meeting as calendar programs read it. */
interface CalendarEvent {
  readonly id: string;
  readonly start: number;
  readonly minutes: number;
  readonly sequence: number;
  readonly summary: string;
  readonly link?: string;
  readonly cancelled?: boolean;
  /** The address that sends it, where it comes by mail. */
  readonly organizer?: string;
  /** Who takes part, for an invitation: programs ignore one that does not name its reader. */
  readonly attendee?: { readonly email: string; readonly name: string };
}

const MINUTE_MS = 60_000;

/** The same for every version of a meeting, in mails and in the feed: programs then replace what they have. */
const uidOf = (id: string): string => `${id}@meetings.fledge`;

/** A meeting has one moment, so that all of it is in UTC: no program needs to know the rules of a time zone. */
const eventOf = (event: CalendarEvent, siteUrl: string, stamp: Date): ICalEventData => {
  const { id, start, minutes, sequence, summary, link, cancelled, organizer, attendee } = event;
  const page = `${siteUrl}${meetingPath(id)}`;
  return {
    id: uidOf(id),
    stamp,
    sequence,
    summary,
    start: new Date(start),
    end: new Date(start + minutes * MINUTE_MS),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    url: page,
    description: page,
    ...(link && { location: link }),
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

/** Meetings as a calendar file (RFC 5545: every line ends with CRLF, the last too). With a method it is an invitation, without one a feed. */
export const calendarFile = (
  events: readonly CalendarEvent[],
  { siteUrl, stamp, method }: { siteUrl: string; stamp: Date; method?: ICalCalendarMethod },
): string =>
  `${ical({
    name: method === undefined ? PRODUCT : null,
    prodId: { company: PRODUCT, product: 'Meetings', language: 'EN' },
    method: method ?? null,
    ttl: method === undefined ? 3600 : null,
    events: events.map((event) => eventOf(event, siteUrl, stamp)),
  }).toString()}\r\n`;
