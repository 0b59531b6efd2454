import { Temporal } from 'temporal-polyfill';
import { DAY_MS, HOUR_MS } from '../../core/durations.ts';
import type { Availability } from './availability-rules.ts';

/** A span of time, in milliseconds since 1970. `end` is not part of it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What the slots of a time are computed from, besides the rules. */
export interface SlotsAsked extends Span {
  /** The length of a slot in minutes. */
  readonly minutes: number;
  readonly now: number;
  /** The owner's meetings, at least those of every week that the asked time touches. */
  readonly busy: readonly Span[];
  /** The guest's. */
  readonly taken: readonly Span[];
}

const MINUTE_MS = 60_000;

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The wall clock on a date; 24:00 is the beginning of the next day. */
const wallOf = (date: Temporal.PlainDate, minute: number): Temporal.PlainDateTime =>
  date.toPlainDateTime().add({ minutes: minute });

/** Minutes of a day's wall clock, as a range. */
type Range = readonly [from: number, to: number];

/** What is left of ranges without one. */
const without = (ranges: readonly Range[], [from, to]: Range): Range[] =>
  ranges.flatMap(([start, end]): Range[] =>
    to <= start || from >= end
      ? [[start, end]]
      : [...(start < from ? [[start, from] as const] : []), ...(to < end ? [[to, end] as const] : [])],
  );

/** Ranges in order, with those that touch made one. */
const merged = (ranges: readonly Range[]): Range[] => {
  const result: [number, number][] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
};

/** The hours that are offered on a date: those of its weekday, with its exceptions. What is blocked wins. */
const rangesOn = ({ weekly, exceptions }: Availability, date: Temporal.PlainDate): Range[] => {
  const onDate = exceptions.filter((one) => one.date === date.toString());
  const rangeOf = ({
    from = '00:00',
    to = '24:00',
  }: {
    from?: string | undefined;
    to?: string | undefined;
  }) => [minuteOf(from), minuteOf(to)] as const;
  const offered = merged([
    ...weekly.filter(({ day }) => day === date.dayOfWeek).map(rangeOf),
    ...onDate.filter(({ available }) => available).map(rangeOf),
  ]);
  return onDate
    .filter(({ available }) => !available)
    .map(rangeOf)
    .reduce<Range[]>(without, offered);
};

const dateIn = (ms: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate();

/** The moment of a wall clock: the first one of two, and for a time that the clock skips what it shows then. */
const epochOf = (wall: Temporal.PlainDateTime, timeZone: string): number =>
  wall.toZonedDateTime(timeZone).epochMilliseconds;

/** Where local days begin and end. */
const daySpan = (date: Temporal.PlainDate, timeZone: string, days = 1): Span => ({
  start: date.toZonedDateTime(timeZone).epochMilliseconds,
  end: date.add({ days }).toZonedDateTime(timeZone).epochMilliseconds,
});

/** A date in a time zone, and where it begins and ends. */
interface LocalDay extends Span {
  readonly date: Temporal.PlainDate;
  readonly timeZone: string;
}

const localDay = (date: Temporal.PlainDate, timeZone: string): LocalDay => ({
  ...daySpan(date, timeZone),
  date,
  timeZone,
});

/**
 * Whether the clock is not changed on a day, so that its moments follow from its beginning: no zone changes it forward and
 * back within one day. Asking the time zone for every slot takes many times as long.
 */
const isEven = ({ start, end }: LocalDay): boolean => end - start === DAY_MS;

/**
 * The one moment of a wall clock: the first one where the clock is turned back, and undefined for a time that the clock
 * skips.
 */
const momentOf = (day: LocalDay, minute: number): number | undefined => {
  if (isEven(day)) return day.start + minute * MINUTE_MS;
  const wall = wallOf(day.date, minute);
  const zoned = wall.toZonedDateTime(day.timeZone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(wall) ? zoned.epochMilliseconds : undefined;
};

/** The moment of a day's wall clock, as `epochOf` has it. */
const boundaryOf = (day: LocalDay, minute: number): number =>
  isEven(day) ? day.start + minute * MINUTE_MS : epochOf(wallOf(day.date, minute), day.timeZone);

const mondayOf = (date: Temporal.PlainDate) => date.subtract({ days: date.dayOfWeek - 1 });

/** The local week, Monday to Sunday, around a moment. Limits count within it. */
export const weekAround = (ms: number, timeZone: string): Span =>
  daySpan(mondayOf(dateIn(ms, timeZone)), timeZone, 7);

const overlaps = (one: Span, other: Span, gap = 0): boolean =>
  one.start < other.end + gap && other.start < one.end + gap;

/** Whether the limits a day and week leave room for one more meeting on a date. */
const hasRoom = (availability: Availability, day: LocalDay, busy: readonly Span[]): boolean => {
  const { timeZone, maxPerDay, maxPerWeek } = availability;
  if (busy.length < Math.min(maxPerDay, maxPerWeek)) return true;
  const beginningIn = (span: Span) =>
    busy.filter(({ start }) => start >= span.start && start < span.end).length;
  return beginningIn(day) < maxPerDay && beginningIn(daySpan(mondayOf(day.date), timeZone, 7)) < maxPerWeek;
};

/** The beginnings of the slots of one range of hours: at every step of the wall clock that exists. */
const startsIn = (day: LocalDay, [from, to]: Range, step: number, minutes: number): number[] => {
  const end = boundaryOf(day, to);
  const starts: number[] = [];
  for (let minute = from; minute < to; minute += step) {
    const start = momentOf(day, minute);
    if (start !== undefined && start + minutes * MINUTE_MS <= end) starts.push(start);
  }
  return starts;
};

/** The dates of the owner's time zone that a span touches. */
const datesIn = ({ start, end }: Span, timeZone: string): Temporal.PlainDate[] => {
  const dates: Temporal.PlainDate[] = [];
  const last = dateIn(end, timeZone);
  for (
    let date = dateIn(start, timeZone);
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  )
    dates.push(date);
  return dates;
};

/**
 * The beginnings of all free slots within a time, in order and each once. A rule says what the clock shows in the owner's
 * time zone: "Tuesdays at 17:00 in Lisbon" stays 17:00 when the clock changes. A time that the clock skips is not offered,
 * and one that it shows twice is offered the first time. The owner's buffer is kept before and after other meetings.
 */
export const slotsOf = (availability: Availability, asked: SlotsAsked): number[] => {
  const { timeZone, slotMinutes, bufferMinutes, noticeHours, horizonDays } = availability;
  const { minutes, now, busy, taken } = asked;
  const first = Math.max(asked.start, now + noticeHours * HOUR_MS);
  const last = Math.min(asked.end, now + horizonDays * DAY_MS);
  if (first >= last) return [];
  const isFree = (start: number): boolean => {
    const slot = { start, end: start + minutes * MINUTE_MS };
    return (
      start >= first &&
      start < last &&
      !busy.some((meeting) => overlaps(slot, meeting, bufferMinutes * MINUTE_MS)) &&
      !taken.some((meeting) => overlaps(slot, meeting))
    );
  };
  const starts = datesIn({ start: first, end: last }, timeZone).flatMap((date) => {
    const ranges = rangesOn(availability, date);
    if (ranges.length === 0) return [];
    const day = localDay(date, timeZone);
    if (!hasRoom(availability, day, busy)) return [];
    return ranges.flatMap((range) => startsIn(day, range, slotMinutes, minutes)).filter(isFree);
  });
  return [...new Set(starts)].sort((one, other) => one - other);
};

/**
 * Whether the rules of a user offer a time, whatever the steps of their slots: within their hours, notice and horizon, with
 * their buffers and limits kept.
 */
export const isOffered = (
  availability: Availability,
  span: Span,
  now: number,
  busy: readonly Span[],
): boolean => {
  const { timeZone, bufferMinutes, noticeHours, horizonDays } = availability;
  return (
    span.start >= now + noticeHours * HOUR_MS &&
    span.start < now + horizonDays * DAY_MS &&
    isWithinHours(availability, span) &&
    hasRoom(availability, localDay(dateIn(span.start, timeZone), timeZone), busy) &&
    !busy.some((meeting) => overlaps(span, meeting, bufferMinutes * MINUTE_MS))
  );
};

/** Whether a span is within the hours that the rules offer, whatever is booked. */
export const isWithinHours = (availability: Availability, { start, end }: Span): boolean => {
  const date = dateIn(start, availability.timeZone);
  const ranges = rangesOn(availability, date);
  if (ranges.length === 0) return false;
  const day = localDay(date, availability.timeZone);
  return ranges.some(([from, to]) => boundaryOf(day, from) <= start && end <= boundaryOf(day, to));
};

/** When the reminders of a meeting are due: at the same wall clock the day before, and an hour before. */
export const remindersOf = (
  start: number,
  timeZone: string,
): readonly [dayBefore: number, hourBefore: number] => [
  Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(timeZone).subtract({ days: 1 })
    .epochMilliseconds,
  start - HOUR_MS,
];

/** The moment at which the clock shows a time on a date; where it is skipped, what the clock shows then. */
export const momentAt = (date: string, clock: string, timeZone: string): number =>
  epochOf(wallOf(Temporal.PlainDate.from(date), minuteOf(clock)), timeZone);
