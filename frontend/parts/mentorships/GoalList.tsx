import type { ReactNode } from 'react';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { GOAL_AREA_LABELS } from '#shared/features/mentorships/rules.ts';
import type { Goal } from '#shared/features/mentorships/schema.ts';
import { dateInWords } from '../calendar/time.ts';

interface GoalListProps {
  goals: readonly Goal[];
  /** Marks a step as done or not done. Without it the steps are only shown. */
  onTick?: ((goal: Goal, step: number) => void) | undefined;
  /** A change is under way. */
  pending?: boolean;
  /** Buttons at the right of a goal. */
  actions?: ((goal: Goal) => ReactNode) | undefined;
}

/** Goals with their steps, in order. */
export function GoalList({ goals, onTick, pending = false, actions }: GoalListProps) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {goals.map((goal) => (
        <li key={goal.id} className="py-4 first:pt-0 last:pb-0">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <h3 className="font-medium wrap-anywhere">
                <bdi>{goal.title}</bdi>
              </h3>
              <p className="text-fine text-muted">
                {GOAL_AREA_LABELS[goal.area]} · {stepsInWords(goal.steps)}
              </p>
            </div>
            {actions?.(goal)}
          </div>
          {goal.steps.length > 0 && (
            <ul aria-label={`Steps of ${goal.title}`} className="mt-2 flex flex-col gap-1.5">
              {goal.steps.map((step, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two steps may have the same title
                <li key={index}>
                  {onTick ? (
                    <Checkbox
                      label={<StepText step={step} />}
                      checked={step.done}
                      disabled={pending}
                      onChange={() => onTick(goal, index)}
                    />
                  ) : (
                    <ShownStep step={step} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

type Step = Goal['steps'][number];

const stepsInWords = (steps: readonly Step[]): string => {
  if (steps.length === 0) return 'No steps yet';
  return `${steps.filter(({ done }) => done).length} of ${steps.length} ${steps.length === 1 ? 'step' : 'steps'} done`;
};

function StepText({ step: { title, due, done } }: { step: Step }) {
  return (
    <span className={cx('min-w-0 wrap-anywhere', done && 'text-muted')}>
      <bdi>{title}</bdi>
      {due !== '' && (
        <span className="text-fine whitespace-nowrap text-muted"> · due {dateInWords(due)}</span>
      )}
    </span>
  );
}

/** A step that cannot be changed here. */
function ShownStep({ step }: { step: Step }) {
  return (
    <p className="flex items-start gap-2.5 py-0.5 text-small">
      <span
        aria-hidden="true"
        className={cx(
          'mt-px flex size-5 flex-none items-center justify-center rounded-tick',
          step.done ? 'bg-brand-soft text-brand' : 'border border-line-strong',
        )}
      >
        {step.done && <CheckIcon className="size-4" />}
      </span>
      <span className="sr-only">{step.done ? 'Done: ' : 'Not done: '}</span>
      <StepText step={step} />
    </p>
  );
}
