import { expect, test } from 'vitest';
import type { Milestone } from '#shared/features/engagements/schema.ts';
import { milestonesOf, valuesOf, withMilestone, withoutMilestone } from './milestoneValues.ts';

const MILESTONES: Milestone[] = [
  { id: 'm1', title: 'Sketch', details: 'On paper.', due: '2026-12-03', done: true },
  { id: 'm2', title: 'Prototype', details: '', due: '2026-12-17', done: false },
];

test('milestones come out of the form as they went in', () => {
  expect(milestonesOf(valuesOf({ milestones: MILESTONES }))).toEqual(MILESTONES);
});

test('one is added at the end, and one is taken out with all its parts', () => {
  const added = withMilestone(valuesOf({ milestones: MILESTONES }), 'm3');
  expect(milestonesOf(added)[2]).toEqual({ id: 'm3', title: '', details: '', due: '', done: false });
  expect(milestonesOf(withoutMilestone(added, 0)).map(({ id }) => id)).toEqual(['m2', 'm3']);
});
