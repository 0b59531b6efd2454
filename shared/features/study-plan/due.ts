import { momentAt, remindersOf } from '../meetings/slots.ts';
import type { Deadline } from './schema.ts';

type Timed = Pick<Deadline, 'date' | 'time' | 'timeZone'>;

/** The moment of a deadline, in milliseconds since 1970. */
export const momentOf = ({ date, time, timeZone }: Timed): number => momentAt(date, time, timeZone);

/** When its reminder is due: a day before, at the same time of the clock there. */
export const reminderOf = (deadline: Timed): number => remindersOf(momentOf(deadline), deadline.timeZone)[0];

/** Those that are to be reminded of after one moment and until another: not what is done, nor what is over by then. */
export const remindedOf = (
  deadlines: readonly Deadline[],
  after: number,
  until: number,
): readonly Deadline[] =>
  deadlines.filter((deadline) => {
    const at = reminderOf(deadline);
    return !deadline.done && at > after && at <= until && momentOf(deadline) > until;
  });

/** When the next reminder after a moment is due; undefined when there is none. */
export const nextReminder = (deadlines: readonly Deadline[], after: number): number | undefined => {
  const due = deadlines.filter(({ done }) => !done).map(reminderOf);
  const next = Math.min(...due.filter((at) => at > after));
  return Number.isFinite(next) ? next : undefined;
};

/** By their moment, the next first. */
export const inOrder = (deadlines: readonly Deadline[]): readonly Deadline[] =>
  [...deadlines].sort((one, other) => momentOf(one) - momentOf(other));
