import { useId } from 'react';
import { MatchReceipt } from '#frontend/ui/data/MatchReceipt.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Mark } from '#frontend/ui/layout/Logo.tsx';
import { InternshipsIcon, PauseIcon, PlayIcon } from '#frontend/ui/style/icons.ts';
import { applicationWorkflow } from '#shared/features/application-rules.ts';
import { Example } from '../parts/Example.tsx';

const STAGES = [
  { status: 'new', stop: 'Sent', day: '3 March' },
  { status: 'reviewed', stop: 'Read', day: '6 March' },
  { status: 'interview_scheduled', stop: 'Invited', day: '11 March' },
] as const;

/** The hero's picture: a match receipt fills itself in, and the application made of it goes through its stages. */
export function Journey() {
  return (
    <Example
      narrow
      caption="An internship with its match receipt, and the application’s progress once employers can respond."
      control={<PauseSwitch />}
    >
      <div className="journey relative">
        <div className="rounded-card border border-line bg-raised p-5 pb-24 md:p-6 md:pb-24">
          <p className="flex items-center gap-1.5 text-fine font-medium text-accent-text">
            <InternshipsIcon className="size-3.5" />
            Internship
          </p>
          <p className="mt-1 text-title font-semibold">Data Science Intern</p>
          <p className="mb-5 text-small text-muted">Harbour Lane, London · £2,100 a month</p>
          <MatchReceipt
            skills={['Python', 'Data Science', 'Machine Learning', 'Java']}
            matched={['Python', 'Data Science', 'Machine Learning']}
          />
        </div>
        <div className="relative -mt-18 ml-6 rounded-card border border-line bg-surface p-5 shadow-float md:-mr-4 md:ml-16 md:p-6">
          <div className="flex items-center justify-between gap-3">
            <p className="text-small font-medium">Your application</p>
            <div className="grid justify-items-end *:[grid-area:1/1]">
              {STAGES.map(({ status }) => (
                <span key={status} className="journey-stage">
                  <StatusBadge {...applicationWorkflow.statuses[status]} />
                </span>
              ))}
            </div>
          </div>
          <div className="relative mx-4 mt-11 h-0.5 bg-line">
            <div className="journey-bar h-full bg-brand" />
            {/* Begins left of the bar and moves by its width: to the left nothing overflows. */}
            <div className="journey-bird absolute right-full bottom-1.5 flex w-full justify-end text-brand">
              <Mark className="-mr-4 h-7 w-8" />
            </div>
          </div>
          <div className="mt-3 grid grid-cols-3 text-fine">
            {STAGES.map(({ status, stop, day }) => (
              <p key={status} className="nth-2:text-center nth-3:text-right">
                <span className="block font-medium">{stop}</span>
                <span className="block text-muted tabular-nums">{day}</span>
              </p>
            ))}
          </div>
        </div>
      </div>
    </Example>
  );
}

/** Holds the picture still, without a script. Who asked their system for less motion sees it still anyway. */
function PauseSwitch() {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className="flex size-8 flex-none cursor-pointer items-center justify-center rounded-full border border-line has-checked:bg-neutral-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand motion-reduce:hidden"
    >
      <input id={id} type="checkbox" className="journey-pause peer sr-only" />
      <PauseIcon aria-hidden="true" className="size-3.5 peer-checked:hidden" />
      <PlayIcon aria-hidden="true" className="hidden size-3.5 peer-checked:block" />
      <span className="sr-only">Pause animation</span>
    </label>
  );
}
