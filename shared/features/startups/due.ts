import { DAY_MS } from '#shared/core/durations.ts';
import type { Milestone } from './entries.ts';

// When the team is reminded of a milestone. Its day is one for all, wherever they live: that in UTC.

type Dated = Pick<Milestone, 'due' | 'doneOn'>;

/** When the reminder of a milestone is due: as the day before begins. */
export const reminderOf = ({ due }: Pick<Milestone, 'due'>): number => Date.parse(due) - DAY_MS;

/** Those that are to be reminded of after one moment and until another: not what is done, nor what is over by then. */
export const remindedOf = <M extends Dated>(
  milestones: readonly M[],
  after: number,
  until: number,
): readonly M[] =>
  milestones.filter((one) => {
    const at = reminderOf(one);
    return one.doneOn === null && at > after && at <= until && Date.parse(one.due) + DAY_MS > until;
  });

/** When the next reminder after a moment is due; undefined when there is none. */
export const nextReminder = (milestones: readonly Dated[], after: number): number | undefined => {
  const next = Math.min(
    ...milestones
      .filter(({ doneOn }) => doneOn === null)
      .map(reminderOf)
      .filter((at) => at > after),
  );
  return Number.isFinite(next) ? next : undefined;
};
