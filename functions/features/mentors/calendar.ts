import { getAvailability } from '#functions/parts/meetings/availability-repository.ts';
import { type Entry, weeksOf } from '#functions/parts/meetings/weeks.ts';
import type { StoredMentor } from '#functions/parts/mentors/repository.ts';
import { DAY_MS } from '#shared/core/durations.ts';
import type { Availability } from '#shared/features/meetings/availability-rules.ts';
import type { Span } from '#shared/features/meetings/slots.ts';
import { freeTimesOf, recheckAfter } from '#shared/features/mentors/free-times.ts';
import { type MentorType, SHOWN_TIMES } from '#shared/features/mentors/rules.ts';
import { FIRST_SESSION_MINUTES } from '#shared/features/mentorships/rules.ts';

/** Limits count within weeks of the mentor's time zone: so far around the horizon, meetings matter. */
const AROUND_MS = 8 * DAY_MS;

/** When a mentor can be met, and what is booked already. */
export interface MentorCalendar {
  readonly availability: Availability;
  /** The span that `booked` covers. */
  readonly span: Span;
  readonly booked: readonly Entry[];
}

/** What free times follow from: two reads. Undefined for a user who has not said when they can be met. */
export const calendarOf = async (userId: string, now: Date): Promise<MentorCalendar | undefined> => {
  const availability = await getAvailability(userId);
  if (!availability) return undefined;
  const end = now.getTime() + availability.horizonDays * DAY_MS;
  const span = { start: now.getTime() - AROUND_MS, end: end + AROUND_MS };
  const weeks = await weeksOf(userId, span);
  return { availability, span, booked: weeks.flatMap(({ entries }) => entries) };
};

/** How long a first session with a mentor is, in minutes. */
export const firstSessionMinutes = ({ slotMinutes }: Pick<Availability, 'slotMinutes'>): number =>
  Math.max(FIRST_SESSION_MINUTES, slotMinutes);

/** The next times at which a mentor can be booked for a first session, in milliseconds since 1970. */
export const nextTimes = (
  { availability, booked }: MentorCalendar,
  type: MentorType,
  now: Date,
  taken: readonly Span[] = [],
): number[] =>
  freeTimesOf({
    availability,
    type,
    booked,
    taken,
    minutes: firstSessionMinutes(availability),
    now: now.getTime(),
    most: SHOWN_TIMES,
  });

/** What a mentor's record says of their free times, as of now. */
export const freeTimesNow = async (
  userId: string,
  type: MentorType,
  now: Date,
): Promise<Pick<StoredMentor, 'freeTimes' | 'noticeHours' | 'recheckAt'>> => {
  const calendar = await calendarOf(userId, now);
  if (!calendar) return { freeTimes: [], noticeHours: 0, recheckAt: undefined };
  const { availability } = calendar;
  const times = nextTimes(calendar, type, now);
  return {
    freeTimes: times.map((time) => new Date(time).toISOString()),
    noticeHours: availability.noticeHours,
    recheckAt: recheckAfter(times, availability, now.getTime()),
  };
};
