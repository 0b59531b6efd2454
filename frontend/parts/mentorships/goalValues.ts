import type { Goal, Mentorship } from '#shared/features/mentorships/schema.ts';

/** The goals that a further change begins with: those that are proposed, or else those that both agreed on. */
export const latestGoals = ({ goals, proposed }: Pick<Mentorship, 'goals' | 'proposed'>): readonly Goal[] =>
  proposed?.goals ?? goals;

/** Goals with one step marked as done, or as not done where it was. */
export const withTick = (goals: readonly Goal[], id: string, step: number): Goal[] =>
  goals.map((goal) =>
    goal.id === id
      ? { ...goal, steps: goal.steps.map((one, at) => (at === step ? { ...one, done: !one.done } : one)) }
      : goal,
  );

/** Goals with one put in its place, or at the end. */
export const withGoal = (goals: readonly Goal[], goal: Goal): Goal[] =>
  goals.some(({ id }) => id === goal.id)
    ? goals.map((one) => (one.id === goal.id ? goal : one))
    : [...goals, goal];

export const withoutGoal = (goals: readonly Goal[], id: string): Goal[] =>
  goals.filter((goal) => goal.id !== id);

/** A goal as its form has it: the parts of each step in lists of equal length, as a draft can store them. */
export interface GoalValues {
  title: string;
  area: string;
  steps: string[];
  dues: string[];
  /** `yes` for a step that is done. */
  done: string[];
}

export const valuesOfGoal = (goal: Goal | undefined): GoalValues => ({
  title: goal?.title ?? '',
  area: goal?.area ?? '',
  ...(goal && goal.steps.length > 0
    ? {
        steps: goal.steps.map((step) => step.title),
        dues: goal.steps.map(({ due }) => due),
        done: goal.steps.map(({ done }) => (done ? 'yes' : '')),
      }
    : { steps: [''], dues: [''], done: [''] }),
});

/** The steps of a form. Lines without words are left out. */
export const stepsOf = ({ steps, dues, done }: Pick<GoalValues, 'steps' | 'dues' | 'done'>): Goal['steps'] =>
  steps.flatMap((title, at) =>
    title.trim() === '' ? [] : [{ title, due: dues[at] ?? '', done: done[at] === 'yes' }],
  );
