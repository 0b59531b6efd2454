import { clockIn, dayIn, fullDayIn, momentIn } from '#frontend/parts/calendar/time.ts';
import {
  type Audience,
  CHECK_IN_MS,
  type EventStatus,
  LATE_CHECK_IN_MS,
} from '#shared/features/events/rules.ts';
import type { CommunityEvent } from '#shared/features/events/schema.ts';

type Times = Pick<CommunityEvent, 'startsAt' | 'endsAt'>;
type Places = Pick<CommunityEvent, 'capacity' | 'going' | 'waiting'>;
type Mine = NonNullable<CommunityEvent['mine']>;

/** `18:00–20:00`, with the day of the end where it is another one: `18:00 – Sat 5 Dec, 02:00`. */
export const hoursIn = ({ startsAt, endsAt }: Times, zone: string): string =>
  dayIn(startsAt, zone) === dayIn(endsAt, zone)
    ? `${clockIn(startsAt, zone)}–${clockIn(endsAt, zone)}`
    : `${clockIn(startsAt, zone)} – ${momentIn(endsAt, zone)}`;

/** The same in another zone than the reader's, with the day of the beginning where it is another one there. */
export const hoursThere = (times: Times, there: string, here: string): string =>
  dayIn(times.startsAt, there) === dayIn(times.startsAt, here)
    ? hoursIn(times, there)
    : `${dayIn(times.startsAt, there)}, ${hoursIn(times, there)}`;

/** `Thursday 3 December 2026, 18:00–20:00`. */
export const whenIn = (times: Times, zone: string): string =>
  `${fullDayIn(times.startsAt, zone)}, ${hoursIn(times, zone)}`;

/** Whether who comes now waits: all places are taken, or they go to those who wait already. */
export const isFull = ({ capacity, going, waiting }: Places): boolean => going >= capacity || waiting > 0;

/** `12 places left`, or how many wait for one. */
export const placesInWords = ({ capacity, going, waiting }: Places): string => {
  const left = capacity - going;
  if (!isFull({ capacity, going, waiting }))
    return left === 1 ? '1 place left' : `${left.toLocaleString('en')} places left`;
  return waiting === 0 ? 'Full' : `Full, ${waiting.toLocaleString('en')} waiting`;
};

/** What the user has, in a line: `Waiting list, 4 ahead`. */
export const mineInWords = ({ status, position, offerUntil }: Mine, zone: string): string => {
  switch (status) {
    case 'going':
      return 'You’re going';
    case 'waiting':
      // Lists don't say the place.
      if (position === undefined) return 'On the waiting list';
      return position === 1
        ? 'Waiting list, you’re next'
        : `Waiting list, ${(position - 1).toLocaleString('en')} ahead`;
    case 'offered':
      return offerUntil === undefined
        ? 'A place is held for you'
        : `A place is held for you until ${clockIn(offerUntil, zone)}`;
    case 'attended':
      return 'You were there';
    case 'absent':
      return 'You had a place';
    default:
      return 'You’re not going';
  }
};

/** How likely it is that a place becomes free, or that nothing can be said of it. */
export const chanceInWords = ({ chance }: Mine): string =>
  chance === null || chance === undefined
    ? 'This host’s past events don’t say enough about how often places become free.'
    : `Your chance of a place is about ${chance}%, from how many gave theirs back at this host’s past events.`;

/** `, 12%`; empty where there is nothing of which it could be a share. */
export const shareInWords = (part: number, whole: number): string =>
  whole === 0 ? '' : `, ${Math.round((100 * part) / whole)}%`;

/** Who may come. */
export const audienceInWords = (audience: Audience, university: string): string => {
  switch (audience) {
    case 'university':
      return university === '' ? 'Members of the host’s university' : `Members of ${university}`;
    case 'alumni':
      return 'Alumni';
    case 'students':
      return 'Students';
    default:
      return audience === 'public' ? 'Everyone, also without an account' : 'Everyone on Fledge';
  }
};

interface Timed extends Times {
  readonly status: EventStatus;
}

/** Whether guests can take places, and give them up. */
export const takesGuests = ({ status, startsAt }: Timed, now: number): boolean =>
  status === 'published' && now < Date.parse(startsAt);
/** Whether hosts let people in: from an hour before until some days after the end, so that they can complete the list. */
export const isDoorOpen = ({ status, startsAt, endsAt }: Timed, now: number): boolean =>
  (status === 'published' || status === 'held') &&
  now >= Date.parse(startsAt) - CHECK_IN_MS &&
  now <= Date.parse(endsAt) + LATE_CHECK_IN_MS;
/** Whether guests can type the code: until the end. */
export const takesCodes = (event: Timed, now: number): boolean =>
  isDoorOpen(event, now) && now <= Date.parse(event.endsAt);
