import { DAY_MS, HOUR_MS } from '#shared/core/durations.ts';
import type { Availability } from '../meetings/availability-rules.ts';
import { type Span, slotsOf, weekAround } from '../meetings/slots.ts';
import { type MentorType, SHOWN_TIMES, sessionMinutesAWeek } from './rules.ts';

const MINUTE_MS = 60_000;

/** Something that is booked in a calendar. */
export interface Booked {
  /** The mentorship of which it is a session; missing for all other meetings. */
  readonly of?: string | undefined;
  /** Minutes since 1970. */
  readonly at: number;
  readonly minutes: number;
}

/** The minutes of the mentorship sessions that begin within a span. */
export const sessionMinutesIn = (booked: readonly Booked[], { start, end }: Span): number =>
  booked
    .filter(({ of, at }) => of !== undefined && at * MINUTE_MS >= start && at * MINUTE_MS < end)
    .reduce((sum, { minutes }) => sum + minutes, 0);

interface SessionsAsked {
  /** The mentor's time zone, in whose weeks sessions count. */
  readonly timeZone: string;
  readonly type: MentorType;
  /** How long the session lasts. */
  readonly minutes: number;
  /** All that is booked in the weeks of the asked times; without a session itself, when it is moved. */
  readonly booked: readonly Booked[];
}

/** Tells whether the hours a week of a kind of mentor leave room for a session that begins at a moment. */
export const sessionRoom = ({ timeZone, type, minutes, booked }: SessionsAsked) => {
  let week: (Span & { readonly hasRoom: boolean }) | undefined;
  return (start: number): boolean => {
    if (!week || start < week.start || start >= week.end) {
      const span = weekAround(start, timeZone);
      const taken = sessionMinutesIn(booked, span);
      week = { ...span, hasRoom: taken + minutes <= sessionMinutesAWeek(type) };
    }
    return week.hasRoom;
  };
};

export interface FreeTimesAsked {
  readonly availability: Availability;
  readonly type: MentorType;
  /** How long a session lasts. */
  readonly minutes: number;
  readonly now: number;
  /** All that is booked of the mentor within the horizon and the weeks around it. */
  readonly booked: readonly Booked[];
  /** When the mentee has no time. */
  readonly taken?: readonly Span[];
  readonly most: number;
}

/** So much time is looked at together: the first times are mostly among the first. */
const STEP_MS = 14 * DAY_MS;

/** The next times at which a mentor can be booked for a session, in order, as milliseconds since 1970. */
export const freeTimesOf = (asked: FreeTimesAsked): number[] => {
  const { availability, type, minutes, now, booked, taken = [], most } = asked;
  const busy = booked.map((one): Span => {
    const start = one.at * MINUTE_MS;
    return { start, end: start + one.minutes * MINUTE_MS };
  });
  const hasRoom = sessionRoom({ timeZone: availability.timeZone, type, minutes, booked });
  const end = now + availability.horizonDays * DAY_MS;
  const found: number[] = [];
  for (let start = now; start < end && found.length < most; start += STEP_MS) {
    const span = { start, end: Math.min(start + STEP_MS, end) };
    found.push(...slotsOf(availability, { ...span, minutes, now, busy, taken }).filter(hasRoom));
  }
  return found.slice(0, most);
};

/** Longer than from one hourly run to the next. */
const RUN_MS = 2 * HOUR_MS;
/** Of a run, in which nothing is to be computed twice. */
const LEAST_MS = HOUR_MS / 2;

/** Whether the rules of a mentor offer any time on a day or later. */
const offersTime = ({ weekly, exceptions }: Availability, day: string): boolean =>
  weekly.length > 0 || exceptions.some(({ date, available }) => available && date >= day);

/**
 * When free times are to be computed again although nothing was changed: before the last of them can no longer be booked, and
 * where there are fewer than are stored, each day, as the horizon moves. Undefined for a mentor who offers no time.
 */
export const recheckAfter = (
  times: readonly number[],
  availability: Availability,
  now: number,
): string | undefined => {
  if (!offersTime(availability, new Date(now - DAY_MS).toISOString().slice(0, 10))) return undefined;
  const last = times.at(-1);
  const nextDay = times.length < SHOWN_TIMES ? now + DAY_MS : Number.POSITIVE_INFINITY;
  const usedUp =
    last === undefined ? Number.POSITIVE_INFINITY : last - availability.noticeHours * HOUR_MS - RUN_MS;
  return new Date(Math.max(Math.min(usedUp, nextDay), now + LEAST_MS)).toISOString();
};
