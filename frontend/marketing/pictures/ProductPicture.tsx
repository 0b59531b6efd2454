import { useId } from 'react';
import { AskedSkills } from '#frontend/ui/data/AskedSkills.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Mark } from '#frontend/ui/layout/Logo.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { InternshipsIcon, JobsIcon, PauseIcon, PlayIcon, ProjectsIcon } from '#frontend/ui/style/icons.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import { Example } from '../parts/Example.tsx';

const STAGES = [
  { status: 'new', stop: 'Sent', day: '3 March' },
  { status: 'reviewed', stop: 'Read', day: '6 March' },
  { status: 'interview_scheduled', stop: 'Invited', day: '11 March' },
] as const;

const RESULTS = [
  {
    icon: InternshipsIcon,
    type: 'Internship',
    title: 'Data Science Intern',
    company: 'Harbour Lane, London',
    has: '3 of 4',
  },
  {
    icon: ProjectsIcon,
    type: 'Project',
    title: 'Open Timetables',
    company: 'Fernweh, Remote',
    has: '2 of 2',
  },
  { icon: JobsIcon, type: 'Job', title: 'Junior Analyst', company: 'Tidewater Maps, Boston', has: '2 of 3' },
  {
    icon: InternshipsIcon,
    type: 'Internship',
    title: 'Product Intern',
    company: 'Northlight, New York',
    has: '1 of 2',
  },
] as const;

/**
 * The product in one large picture: results of a search, a match receipt that fills itself in, and the application made of
 * it, which goes through its stages.
 */
export function ProductPicture() {
  return (
    <Example
      caption="Search results, a match receipt, and the progress of an application."
      control={<PauseSwitch />}
    >
      <div className="grid grid-cols-1 items-start gap-6 rounded-card border border-line bg-sunken p-3 sm:p-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:p-8">
        <div className="divide-y divide-line rounded-card border border-line bg-raised max-lg:hidden">
          {RESULTS.map(({ icon: Icon, type, title, company, has }, index) => (
            <div
              key={title}
              className={cx('px-5 py-4.5', index === 0 && 'shadow-[inset_3px_0_0_var(--color-brand)]')}
            >
              <p className="flex items-center gap-1.5 text-fine font-medium text-accent-text">
                <Icon className="size-3.5" />
                {type}
              </p>
              <p className="mt-0.5 text-lead font-semibold">{title}</p>
              <p className="flex justify-between gap-4 text-small text-muted">
                {company}
                <span className="tabular-nums">{has} skills</span>
              </p>
            </div>
          ))}
        </div>
        <div className="journey relative">
          <Receipt />
          <Application />
        </div>
      </div>
    </Example>
  );
}

function Receipt() {
  return (
    <div className="rounded-card border border-line bg-raised p-5 pb-24 md:p-6 md:pb-24">
      <p className="flex items-center gap-1.5 text-fine font-medium text-accent-text">
        <InternshipsIcon className="size-3.5" />
        Internship
      </p>
      <p className="mt-1 text-title font-semibold">Data Science Intern</p>
      <p className="mb-5 text-small text-muted">Harbour Lane, London · £2,100 a month</p>
      <AskedSkills
        skills={['Python', 'Data Science', 'Machine Learning', 'Java']}
        matched={['Python', 'Data Science', 'Machine Learning']}
      />
    </div>
  );
}

function Application() {
  return (
    <div className="relative -mt-18 ml-6 rounded-card border border-line bg-surface p-5 shadow-float md:ml-16 md:p-6">
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
