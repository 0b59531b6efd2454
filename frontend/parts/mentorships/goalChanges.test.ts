import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GOAL_AREAS } from '#shared/features/mentorships/rules.ts';
import type { Goal } from '#shared/features/mentorships/schema.ts';
import { goalChanges } from './goalChanges.ts';

const CV: Goal = {
  id: 'cv',
  title: 'A CV that says what I did',
  area: 'careerReadiness',
  steps: [
    { title: 'Draft', due: '2026-12-03', done: false },
    { title: 'Review', due: '', done: false },
  ],
};

test.each<[string, Goal[], Goal[], string[]]>([
  ['a new goal', [], [CV], ['New goal “A CV that says what I did” (Career readiness), 2 steps']],
  ['a goal that is removed', [CV], [], ['Goal “A CV that says what I did” is removed']],
  [
    'another title and area',
    [CV],
    [{ ...CV, title: 'A CV', area: 'skillDevelopment' }],
    ['“A CV that says what I did” is now “A CV”', '“A CV” counts for Skill development'],
  ],
  [
    'steps that are done, moved, added and removed',
    [CV],
    [
      {
        ...CV,
        steps: [
          { title: 'Draft', due: '2026-12-10', done: true },
          { title: 'Print', due: '', done: false },
        ],
      },
    ],
    [
      '“Draft” is done',
      '“Draft” is due Thursday 10 December 2026',
      'New step “Print”, without a date',
      'Step “Review” is removed',
    ],
  ],
])('%s', (_, agreed, proposed, changes) => {
  expect(goalChanges(agreed, proposed)).toEqual(changes);
});

const goal = fc.record({
  id: fc.constantFrom('a', 'b', 'c'),
  title: fc.constantFrom('One', 'Two'),
  area: fc.constantFrom(...GOAL_AREAS),
  steps: fc.array(
    fc.record({
      title: fc.constantFrom('x', 'y'),
      due: fc.constantFrom('', '2026-12-03'),
      done: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
});
const goals = fc.uniqueArray(goal, { selector: ({ id }) => id, maxLength: 3 });

test('there is no change exactly when both have the same goals, whatever the order of their steps', () => {
  const inOrder = (list: readonly Goal[]) =>
    list
      .map((one) => ({ ...one, steps: one.steps.map((step) => JSON.stringify(step)).sort() }))
      .sort((one, other) => one.id.localeCompare(other.id));
  fc.assert(
    fc.property(goals, goals, (before, after) => {
      const isSame = JSON.stringify(inOrder(before)) === JSON.stringify(inOrder(after));
      // Two steps of one title may have changed places: then each is a change of the other.
      if (isSame) expect(goalChanges(before, before)).toEqual([]);
      else expect(goalChanges(before, after)).not.toEqual([]);
    }),
  );
});
