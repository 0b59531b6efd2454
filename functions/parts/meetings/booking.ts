import { busy } from '#functions/core/contention.ts';
import { AppError } from '#functions/core/errors.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Steps } from '#functions/core/transaction.ts';
import type { AvailabilityRecord } from '#shared/features/meetings/availability.ts';
import { AVAILABILITY_LIMITS, availabilityAtFirst } from '#shared/features/meetings/availability-rules.ts';
import { panelSlots } from '#shared/features/meetings/panel-slots.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import { type Span, weekAround } from '#shared/features/meetings/slots.ts';
import { availabilityCheck, getAvailability } from './availability-repository.ts';
import { isRaced, type MeetingSteps, MINUTE_MS, spanAt } from './free-time.ts';
import { partiesOf } from './repository.ts';
import { otherSessionTimes, roomForSession, type SessionRules } from './session-times.ts';
import { bookedIn, entryOf, MOST_IN_WEEK, type Week, weeksOf, weekWrites } from './weeks.ts';

/** The time that a meeting is to take. */
export interface Wanted {
  readonly meeting: Pick<
    StoredMeeting,
    'id' | 'reason' | 'topic' | 'host' | 'panel' | 'guest' | 'sequence' | 'minutes'
  >;
  readonly start: string;
  /** The time that it has until now. */
  readonly from?: string | undefined;
  /** All hosts must offer it: the guest chose it. A time that a host chose must only be free. */
  readonly offered: boolean;
  /** Of a session: the most minutes a week that its host, the mentor, gives, whichever side chose the time. */
  readonly session?: SessionRules | undefined;
  readonly now: Date;
}

/** The weeks of a user around several spans, each once. */
const weeksAround = async (userId: string, spans: readonly Span[]): Promise<Week[]> => {
  const found = (await Promise.all(spans.map((span) => weeksOf(userId, span)))).flat();
  return [...new Map(found.map((week) => [week.monday, week])).values()];
};

const widened = (span: Span, by: number): Span => ({ start: span.start - by, end: span.end + by });

const slotTaken = (otherTimes: readonly number[] = []) =>
  new AppError('slot_taken', {
    details: { otherTimes: otherTimes.map((start) => new Date(start).toISOString()) },
  });

/** The rules of the hosts in their order; undefined for one of the panel who has set no hours, whose meetings count alone. */
const rulesOf = async ({ host, panel }: Wanted['meeting']): Promise<(AvailabilityRecord | undefined)[]> => {
  const [first, ...others] = await Promise.all([host, ...panel].map(({ id }) => getAvailability(id)));
  return [first ?? { ...availabilityAtFirst('UTC'), version: 0 }, ...others];
};

/** Around what a party's weeks matter: limits count within a host's week, and buffers reach out of the meeting. */
const aroundFor = (span: Span, rules: AvailabilityRecord | undefined): Span[] =>
  rules
    ? [
        weekAround(span.start, rules.timeZone),
        widened(span, AVAILABILITY_LIMITS.bufferMinutes.max * MINUTE_MS),
      ]
    : [span];

/** The hosts that offer times, and when the others are taken, without the meeting itself. */
const offersOf = (
  { meeting }: Wanted,
  rules: readonly (AvailabilityRecord | undefined)[],
  weeks: readonly Week[][],
) => {
  const booked = weeks.map((own) => bookedIn(own, meeting.id));
  const hosts = rules.map((availability, index) => ({ availability, busy: booked[index] ?? [] }));
  return { booked, hosts, taken: booked.slice(rules.length).flat() };
};
type Offers = ReturnType<typeof offersOf>;

/** Whether all parties are free, and all hosts offer the time if there are any. */
const isFree = ({ meeting, now }: Wanted, span: Span, { booked, hosts, taken }: Offers): boolean => {
  if (hosts.length === 0) return !booked.flat().some((one) => one.start < span.end && span.start < one.end);
  const asked = { start: span.start, end: span.start + 1, minutes: meeting.minutes, now: now.getTime() };
  return panelSlots(hosts, { ...asked, taken }).length > 0;
};

/** How many other times the answer names when the one that was asked for is taken. */
const OTHER_TIMES = 3;

/** The times closest to one, in order. */
const closest = (times: readonly number[], to: number): number[] =>
  [...times]
    .sort((one, other) => Math.abs(one - to) - Math.abs(other - to))
    .slice(0, OTHER_TIMES)
    .sort((one, other) => one - other);

/** The free times closest to the one that was asked for, in the week that was read anyway; none where a host chose the time. */
const otherTimes = ({ meeting, now }: Wanted, span: Span, offers: Offers): number[] => {
  const [first] = offers.hosts;
  if (!first?.availability) return [];
  const [own, read] = [weekAround(span.start, first.availability.timeZone), weekAround(span.start, 'UTC')];
  // The guest's meetings were read for the week of UTC alone.
  const week = { start: Math.max(own.start, read.start), end: Math.min(own.end, read.end) };
  const asked = { ...week, minutes: meeting.minutes, now: now.getTime(), taken: offers.taken };
  return closest(panelSlots(offers.hosts, asked), span.start);
};

/** The week of a mentor in which a session counts. */
const sessionWeek = (span: Span, session: SessionRules | undefined): Span[] =>
  session ? [weekAround(span.start, session.timeZone)] : [];

/** Why the time cannot be taken, with other times. */
const refusal = async (wanted: Wanted, span: Span, offers: Offers): Promise<AppError> => {
  const { meeting, session, now } = wanted;
  if (!session) return slotTaken(otherTimes(wanted, span, offers));
  const times = await otherSessionTimes({ meeting, session, now });
  return slotTaken(closest(times, span.start));
};

/**
 * The rules of the hosts, if the time must be offered, and the weeks of all parties. Throws `slot_taken` when the time is not
 * free, and when a session would exceed the hours that its mentor gives in a week.
 */
const findFree = async (wanted: Wanted) => {
  const { meeting, start, from, offered, session, now } = wanted;
  const span = spanAt(start, meeting.minutes);
  if (span.start <= now.getTime()) throw slotTaken();
  const rules = offered ? await rulesOf(meeting) : [];
  const before = from === undefined ? [] : [spanAt(from, meeting.minutes)];
  const weeks = await Promise.all(
    // The hosts come first, in the order of their rules.
    partiesOf(meeting).map((userId, index) =>
      weeksAround(userId, [
        ...aroundFor(span, rules[index]),
        ...(index === 0 ? sessionWeek(span, session) : []),
        ...before,
      ]),
    ),
  );
  const overfull = weeks.flat().some(({ entries }) => entries.length >= MOST_IN_WEEK);
  const offers = offersOf(wanted, rules, weeks);
  const hasRoom = !session || roomForSession({ meeting, session, weeks: weeks[0] ?? [] })(span.start);
  if (overfull || !hasRoom || !isFree(wanted, span, offers)) throw await refusal(wanted, span, offers);
  return { rules, weeks };
};

const ended = (cause: unknown) =>
  new AppError('forbidden', {
    message: 'Sessions are possible until the end of the mentorship. Renew it to plan further ahead.',
    cause,
  });

/**
 * Takes the time of a meeting for all of its parties, and gives back the time that it had, in one transaction with `own`, the
 * meeting's own steps. Throws 409 `slot_taken` when one of them is not free, or the host does not offer it, 403 when the
 * mentorship of a session ends before it (the step `goesOn`), and `TransactionFailed` when another condition of `own` does not
 * hold.
 */
export const takeTime = async (wanted: Wanted, own: MeetingSteps & Steps): Promise<void> => {
  const raced = (error: unknown) => isRaced(error, own);
  const hostIds = partiesOf(wanted.meeting);
  try {
    await retrying(async () => {
      const { rules, weeks } = await findFree(wanted);
      const entry = entryOf(wanted.meeting, wanted.start);
      await transact(own, {
        availability: rules.map((rule, index) =>
          availabilityCheck(hostIds[index] ?? '', rule ?? { version: 0 }),
        ),
        weeks: weeks.flatMap((week) => weekWrites(week, { gone: entry.id, entry })),
      });
    }, raced);
  } catch (error) {
    if (isRefused<MeetingSteps>(error) && error.failed.goesOn) throw ended(error);
    throw raced(error) ? busy(error) : error;
  }
};
