import { isolated } from '#shared/core/isolation.ts';
import { GOAL_AREA_LABELS } from '#shared/features/mentorships/rules.ts';
import type { Goal } from '#shared/features/mentorships/schema.ts';
import { fullDateInWords } from '../calendar/time.ts';

type Step = Goal['steps'][number];

const quoted = (title: string): string => `“${isolated(title)}”`;
const dueWords = (due: string): string => (due === '' ? 'without a date' : `due ${fullDateInWords(due)}`);

const stepCount = (steps: readonly Step[]): string =>
  steps.length === 0 ? 'no steps yet' : steps.length === 1 ? '1 step' : `${steps.length} steps`;

/** What differs between the steps of a goal. A step is known by its title; of two with one title, the first is compared first. */
const stepChanges = (before: readonly Step[], after: readonly Step[]): string[] => {
  const left = [...before];
  const changes = after.flatMap((step): string[] => {
    const at = left.findIndex(({ title }) => title === step.title);
    if (at === -1)
      return [`New step ${quoted(step.title)}, ${dueWords(step.due)}${step.done ? ' and done' : ''}`];
    const [was] = left.splice(at, 1);
    return [
      was?.done === step.done ? '' : `${quoted(step.title)} is ${step.done ? 'done' : 'not done'}`,
      was?.due === step.due ? '' : `${quoted(step.title)} is ${dueWords(step.due)}`,
    ].filter((change) => change !== '');
  });
  return [...changes, ...left.map(({ title }) => `Step ${quoted(title)} is removed`)];
};

/** What a proposal changes of the goals that were agreed, one sentence for each change. Nothing for a proposal without changes. */
export const goalChanges = (agreed: readonly Goal[], proposed: readonly Goal[]): string[] => [
  ...proposed.flatMap((goal): string[] => {
    const before = agreed.find(({ id }) => id === goal.id);
    if (!before)
      return [`New goal ${quoted(goal.title)} (${GOAL_AREA_LABELS[goal.area]}), ${stepCount(goal.steps)}`];
    return [
      ...(before.title === goal.title ? [] : [`${quoted(before.title)} is now ${quoted(goal.title)}`]),
      ...(before.area === goal.area
        ? []
        : [`${quoted(goal.title)} counts for ${GOAL_AREA_LABELS[goal.area]}`]),
      ...stepChanges(before.steps, goal.steps),
    ];
  }),
  ...agreed
    .filter(({ id }) => !proposed.some((goal) => goal.id === id))
    .map(({ title }) => `Goal ${quoted(title)} is removed`),
];
