import { busy } from '#functions/core/contention.ts';
import { retrying } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { isRefused, type Steps, type Write } from '#functions/core/transaction.ts';
import type { StoredMeeting } from '#shared/features/meetings/schema.ts';
import type { Span } from '#shared/features/meetings/slots.ts';
import { partiesOf } from './repository.ts';
import { weeksOf, weekWrites } from './weeks.ts';

// Apart from booking.ts, which computes slots: functions that only give time back do not load the rules of time zones.

export const MINUTE_MS = 60_000;

export const spanAt = (start: string, minutes: number): Span => {
  const at = Date.parse(start);
  return { start: at, end: at + minutes * MINUTE_MS };
};

/** A meeting's own steps in a transaction that takes or frees time. */
export type MeetingSteps = {
  readonly meeting: Write;
  readonly proposals?: readonly Write[] | undefined;
  /** Of a session: that its mentorship goes on. */
  readonly goesOn?: Write | undefined;
};

/** Whether what was read changed before it was written, so that another attempt may succeed. `own` writes came first. */
export const isRaced = (error: unknown, own: Steps): boolean =>
  isRefused<Steps>(error) && !Object.keys(own).some((name) => error.failed[name]);

/** Gives back the time of a meeting, in one transaction with `writes`. */
export const freeTime = async (meeting: StoredMeeting, own: MeetingSteps): Promise<void> => {
  const { id, start, minutes } = meeting;
  const raced = (error: unknown) => isRaced(error, own);
  try {
    await retrying(async () => {
      const weeks = start
        ? await Promise.all(partiesOf(meeting).map((userId) => weeksOf(userId, spanAt(start, minutes))))
        : [];
      const changes = weeks.flat().filter(({ entries }) => entries.some((entry) => entry.id === id));
      await transact(own, { weeks: changes.flatMap((week) => weekWrites([week], { gone: id })) });
    }, raced);
  } catch (error) {
    throw raced(error) ? busy(error) : error;
  }
};
