import type { Engagement, Milestone } from '#shared/features/engagements/schema.ts';

/** Milestones as their form has them: the parts of each in lists of equal length, as a draft can store them. */
export interface MilestoneValues {
  ids: string[];
  titles: string[];
  dues: string[];
  details: string[];
  /** `yes` for one that is done. */
  done: string[];
}

export const valuesOf = ({ milestones }: Pick<Engagement, 'milestones'>): MilestoneValues => ({
  ids: milestones.map(({ id }) => id),
  titles: milestones.map(({ title }) => title),
  dues: milestones.map(({ due }) => due),
  details: milestones.map(({ details }) => details),
  done: milestones.map(({ done }) => (done ? 'yes' : '')),
});

/** The milestones of a form, in its order. */
export const milestonesOf = ({ ids, titles, dues, details, done }: MilestoneValues): Milestone[] =>
  ids.map((id, at) => ({
    id,
    title: titles[at] ?? '',
    due: dues[at] ?? '',
    details: details[at] ?? '',
    done: done[at] === 'yes',
  }));

/** The form with one more, empty milestone. */
export const withMilestone = (values: MilestoneValues, id: string): MilestoneValues => ({
  ids: [...values.ids, id],
  titles: [...values.titles, ''],
  dues: [...values.dues, ''],
  details: [...values.details, ''],
  done: [...values.done, ''],
});

/** The form without the milestone at a place. */
export const withoutMilestone = (values: MilestoneValues, at: number): MilestoneValues => {
  const without = (list: string[]) => list.filter((_, index) => index !== at);
  return {
    ids: without(values.ids),
    titles: without(values.titles),
    dues: without(values.dues),
    details: without(values.details),
    done: without(values.done),
  };
};
