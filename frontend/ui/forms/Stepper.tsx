import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { cx } from '../style/cx.ts';
import { CheckIcon } from '../style/icons.ts';

interface Step {
  label: string;
  /** When it happened, or what it asks. */
  detail?: ReactNode;
}

interface StepperProps {
  /** What moves through the steps: 'Your application'. */
  label: string;
  steps: readonly Step[];
  /** The step that is under way, from 0; as many as there are steps when all are done. */
  current: number;
}

/** The stages of something and how far it has come: down on a phone, across where there is room. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex w-full flex-col sm:flex-row">
      {steps.map(({ label: name, detail }, index) => {
        const done = index < current;
        const now = index === current;
        return (
          <li
            key={name}
            aria-current={now ? 'step' : undefined}
            className="group relative flex min-w-0 flex-1 gap-3 pb-5 last:pb-0 sm:flex-col sm:gap-2 sm:pb-0 sm:pr-3"
          >
            <span
              aria-hidden="true"
              className={cx(
                'absolute top-6 bottom-0 left-3 w-px group-last:hidden sm:inset-x-6 sm:top-3 sm:right-0 sm:bottom-auto sm:h-px sm:w-auto',
                done ? 'bg-brand' : 'bg-line',
              )}
            />
            <span
              aria-hidden="true"
              className={cx(
                'relative flex size-6 flex-none items-center justify-center rounded-full border text-fine font-medium tabular-nums',
                done && 'border-brand bg-brand text-on-brand',
                now && 'border-brand bg-brand-soft text-brand',
                !done && !now && 'border-line-strong bg-raised text-muted',
              )}
            >
              {done ? <CheckIcon className="size-3.5 stroke-3!" /> : index + 1}
            </span>
            <span className="min-w-0 text-small leading-6 sm:leading-normal">
              <span className={cx('block', done || now ? 'font-medium' : 'text-muted')}>
                {name}
                <VisuallyHidden>{done ? ' (done)' : now ? ' (now)' : ' (ahead)'}</VisuallyHidden>
              </span>
              {detail && <span className="block text-fine text-muted">{detail}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
