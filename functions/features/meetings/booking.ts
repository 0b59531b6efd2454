import { busy } from '#functions/core/contention.ts';
import { AppError } from '#functions/core/errors.ts';
import { retrying } from '#functions/core/retry.ts';
import { TransactionFailed, transact, type Write } from '#functions/core/table.ts';
import { AVAILABILITY_LIMITS, availabilityAtFirst } from '#shared/features/availability-rules.ts';
import type { StoredMeeting } from '#shared/features/meeting-schema.ts';
import { type Span, slotsOf, weekAround } from '#shared/features/slots.ts';
import { availabilityCheck, getAvailability } from './availability-repository.ts';
import { partiesOf } from './repository.ts';
import { bookedIn, type Entry, MOST_IN_WEEK, type Week, weeksOf, weekWrites } from './weeks.ts';

const MINUTE_MS = 60_000;
/** Longer topics are cut in the weeks' records, whose size is what a feed costs. */
const ENTRY_TEXT = 32;

/** The time that a meeting is to take. */
export interface Wanted {
  readonly meeting: Pick<StoredMeeting, 'id' | 'topic' | 'host' | 'panel' | 'guest' | 'sequence' | 'minutes'>;
  readonly start: string;
  /** The time that it has until now. */
  readonly from?: string | undefined;
  /** It must be one of the host's free slots: the guest chose it. A time that the host chose must only be free. */
  readonly offered: boolean;
  readonly now: Date;
}

const spanAt = (start: string, minutes: number): Span => {
  const at = Date.parse(start);
  return { start: at, end: at + minutes * MINUTE_MS };
};

/** A longer text is cut with a mark. */
const cut = (text: string): string =>
  text.length <= ENTRY_TEXT ? text : `${text.slice(0, ENTRY_TEXT - 1).trimEnd()}…`;

const entryOf = ({ meeting: { id, topic, minutes, sequence }, start }: Wanted): Entry => ({
  ...{ id, at: Date.parse(start) / MINUTE_MS, minutes, seq: sequence, text: cut(topic) },
});

/** The weeks of a user around several spans, each once. */
const weeksAround = async (userId: string, spans: readonly Span[]): Promise<Week[]> => {
  const found = (await Promise.all(spans.map((span) => weeksOf(userId, span)))).flat();
  return [...new Map(found.map((week) => [week.monday, week])).values()];
};

const widened = (span: Span, by: number): Span => ({ start: span.start - by, end: span.end + by });

const slotTaken = () => new AppError('slot_taken');

/** The rules of the host, if the time must be offered, and the weeks of all parties. Throws when the time is not free. */
const findFree = async (wanted: Wanted) => {
  const { meeting, start, from, offered, now } = wanted;
  const span = spanAt(start, meeting.minutes);
  if (span.start <= now.getTime()) throw slotTaken();
  const rules = offered
    ? ((await getAvailability(meeting.host.id)) ?? { ...availabilityAtFirst('UTC'), version: 0 })
    : undefined;
  const before = from === undefined ? [] : [spanAt(from, meeting.minutes)];
  const weeks = await Promise.all(
    partiesOf(meeting).map((userId) => {
      const around =
        rules && userId === meeting.host.id
          ? // Limits count within the host's week, and buffers reach out of the meeting.
            [
              weekAround(span.start, rules.timeZone),
              widened(span, AVAILABILITY_LIMITS.bufferMinutes.max * MINUTE_MS),
            ]
          : [span];
      return weeksAround(userId, [...around, ...before]);
    }),
  );
  const overfull = weeks.flat().some(({ entries }) => entries.length >= MOST_IN_WEEK);
  if (overfull) throw slotTaken();
  const [hostWeeks = [], ...others] = weeks;
  const isFree = rules
    ? slotsOf(rules, {
        ...{ start: span.start, end: span.start + 1, minutes: meeting.minutes, now: now.getTime() },
        busy: bookedIn(hostWeeks, meeting.id),
        taken: others.flatMap((own) => bookedIn(own, meeting.id)),
      }).length > 0
    : !weeks
        .flatMap((own) => bookedIn(own, meeting.id))
        .some((booked) => booked.start < span.end && span.start < booked.end);
  if (!isFree) throw slotTaken();
  return { rules, weeks };
};

/** Whether what was read changed before it was written, so that another attempt may succeed. */
const isRaced = (error: unknown, own: number): boolean =>
  error instanceof TransactionFailed && !error.failed.slice(0, own).includes(true);

/**
 * Takes the time of a meeting for all of its parties, and gives back the time that it had, in one transaction with `writes`,
 * the meeting's own. Throws 409 `slot_taken` when one of them is not free, or the host does not offer it, and
 * `TransactionFailed` when a condition of `writes` does not hold.
 */
export const takeTime = async (wanted: Wanted, writes: readonly Write[]): Promise<void> => {
  const raced = (error: unknown) => isRaced(error, writes.length);
  try {
    await retrying(async () => {
      const { rules, weeks } = await findFree(wanted);
      const entry = entryOf(wanted);
      await transact([
        ...writes,
        ...(rules ? [availabilityCheck(wanted.meeting.host.id, rules)] : []),
        ...weeks.flatMap((own) => weekWrites(own, { gone: entry.id, entry })),
      ]);
    }, raced);
  } catch (error) {
    throw raced(error) ? busy(error) : error;
  }
};

/** Gives back the time of a meeting, in one transaction with `writes`. */
export const freeTime = async (meeting: StoredMeeting, writes: readonly Write[]): Promise<void> => {
  const { id, start, minutes } = meeting;
  const raced = (error: unknown) => isRaced(error, writes.length);
  try {
    await retrying(async () => {
      const weeks = start
        ? await Promise.all(partiesOf(meeting).map((userId) => weeksOf(userId, spanAt(start, minutes))))
        : [];
      const changes = weeks.flat().filter(({ entries }) => entries.some((entry) => entry.id === id));
      await transact([...writes, ...changes.flatMap((week) => weekWrites([week], { gone: id }))]);
    }, raced);
  } catch (error) {
    throw raced(error) ? busy(error) : error;
  }
};
