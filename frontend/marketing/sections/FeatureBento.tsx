import type { ReactNode } from 'react';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { MatchReceipt } from '#frontend/ui/data/MatchReceipt.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { applicationWorkflow } from '#shared/features/application-rules.ts';
import { CORE } from '../content/features.ts';
import { Section } from '../parts/Section.tsx';
import { Soon } from '../parts/Soon.tsx';
import { Books } from '../pictures/Books.tsx';
import { Routes } from '../pictures/Routes.tsx';

/** Which part of the grid each feature has, in the order of `CORE`, and what is drawn in it. */
const CELLS: readonly { place: string; picture: ReactNode }[] = [
  { place: 'lg:col-span-4', picture: <TwoPositions /> },
  { place: 'lg:col-span-2', picture: <CourseProgress /> },
  { place: 'lg:col-span-2', picture: <Pair /> },
  { place: 'lg:col-span-2', picture: <Routes /> },
  { place: 'lg:col-span-2', picture: <Question /> },
  { place: 'lg:col-span-6', picture: <Books /> },
];

/** The six core features, in cells of different sizes. */
export function FeatureBento() {
  return (
    <Section
      title="Everything you need for a first job"
      lead="Internships and live projects are available today. The other features are coming soon."
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-6">
        {CORE.map(({ title, text, soon }, index) => {
          const cell = CELLS[index];
          const wide = cell?.place !== 'lg:col-span-2';
          return (
            <li
              key={title}
              className={cx(
                'flex flex-col gap-6 overflow-hidden rounded-card border border-line bg-raised p-6',
                cell?.place,
                wide && 'sm:col-span-2 md:flex-row md:items-center md:gap-10 md:p-8',
              )}
            >
              <div className={cx(wide && 'md:flex-1')}>
                <h3 className={cx('flex flex-col items-start gap-2', wide ? 'text-title' : 'text-lead')}>
                  {title}
                  {soon && <Soon />}
                </h3>
                <p className="mt-2 text-small text-muted">{text}</p>
              </div>
              <div
                aria-hidden="true"
                inert
                className={cx('mt-auto select-none', wide && 'md:mt-0 md:flex-1')}
              >
                {cell?.picture}
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function TwoPositions() {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-surface px-4">
      <div className="py-4">
        <p className="flex justify-between gap-3 text-small font-medium">
          Product Intern
          <StatusBadge {...applicationWorkflow.statuses.new} />
        </p>
        <p className="mb-3 text-fine text-muted">Tidewater Maps, Boston</p>
        <MatchReceipt skills={['Product Management', 'UI/UX Design']} matched={['Product Management']} />
      </div>
      <div className="py-4">
        <p className="flex justify-between gap-3 text-small font-medium">
          Open Timetables
          <span className="font-normal text-muted">Project</span>
        </p>
        <p className="mb-3 text-fine text-muted">Fernweh, Remote</p>
        <MatchReceipt skills={['TypeScript', 'React']} matched={['TypeScript', 'React']} />
      </div>
    </div>
  );
}

const LESSONS = [
  { name: 'Components', done: true },
  { name: 'State', done: true },
  { name: 'Effects', done: true },
  { name: 'Build a small app', done: false },
];

function CourseProgress() {
  return (
    <>
      <ol className="mb-5 flex flex-col gap-2.5 text-small">
        {LESSONS.map(({ name, done }) => (
          <li key={name} className="flex items-center gap-2.5">
            <span
              className={cx(
                'flex size-5 items-center justify-center rounded-full',
                done ? 'bg-brand-soft text-brand' : 'border border-line-strong',
              )}
            >
              {done && <CheckIcon className="size-3" />}
            </span>
            {name}
          </li>
        ))}
      </ol>
      <Progress label="React for beginners" value={3} max={4} detail="3 of 4" />
    </>
  );
}

const MENTEE = { firstName: 'Noor', lastName: 'Haddad', role: 'student' } as const;
const MENTOR = { firstName: 'Ben', lastName: 'Sato', role: 'mentor' } as const;

function Pair() {
  return (
    <div className="flex items-center gap-3">
      <Avatar {...MENTEE} size="large" />
      <span className="h-0 flex-1 border-t-2 border-dotted border-line-strong" />
      <Avatar {...MENTOR} size="large" />
    </div>
  );
}

function Question() {
  return (
    <div className="flex flex-col gap-2 text-small">
      <p className="self-end rounded-card bg-brand-soft px-3 py-2">Which skill should I learn next?</p>
      <p className="mr-6 rounded-card border border-line px-3 py-2 text-muted">
        TypeScript. Nine of the twelve positions you viewed ask for it.
      </p>
    </div>
  );
}
