import type { ReactNode } from 'react';
import { AskedSkills } from '#frontend/ui/data/AskedSkills.tsx';
import { Avatar } from '#frontend/ui/data/Avatar.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { CheckIcon, CoursesIcon, FileIcon } from '#frontend/ui/style/icons.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';

/** A part of a screen for each core feature, in the order of `CORE`, made with the product's own components. */
export const FEATURE_CROPS: readonly ReactNode[] = [
  <TwoPositions key="opportunities" />,
  <Course key="courses" />,
  <NextSession key="mentorship" />,
  <Documents key="overseas" />,
  <Question key="advisor" />,
  <Guides key="library" />,
];

function TwoPositions() {
  return (
    <div className="divide-y divide-line">
      <div className="pb-4">
        <p className="flex justify-between gap-3 text-small font-medium">
          Product Intern
          <StatusBadge {...applicationWorkflow.statuses.new} />
        </p>
        <p className="mb-3 text-fine text-muted">Tidewater Maps, Boston</p>
        <AskedSkills skills={['Product Management', 'UI/UX Design']} matched={['Product Management']} />
      </div>
      <div className="pt-4">
        <p className="flex justify-between gap-3 text-small font-medium">
          Open Timetables
          <span className="font-normal text-muted">Project</span>
        </p>
        <p className="mb-3 text-fine text-muted">Fernweh, Remote</p>
        <AskedSkills skills={['TypeScript', 'React']} matched={['TypeScript', 'React']} />
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

function Done({ done }: { done: boolean }) {
  return (
    <span
      className={cx(
        'flex size-5 flex-none items-center justify-center rounded-full',
        done ? 'bg-brand-soft text-brand' : 'border border-line-strong',
      )}
    >
      {done && <CheckIcon className="size-3" />}
    </span>
  );
}

function Course() {
  return (
    <>
      <ol className="mb-5 flex flex-col gap-2.5 text-small">
        {LESSONS.map(({ name, done }) => (
          <li key={name} className="flex items-center gap-2.5">
            <Done done={done} />
            {name}
          </li>
        ))}
      </ol>
      <Progress label="React for beginners" value={3} max={4} detail="3 of 4" />
    </>
  );
}

const MENTOR = { firstName: 'Ben', lastName: 'Sato', role: 'mentor' } as const;

function NextSession() {
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar {...MENTOR} />
        <p className="min-w-0 flex-1 text-small">
          <span className="block font-medium">Ben Sato</span>
          <span className="block text-muted">Data engineer · your mentor since March</span>
        </p>
      </div>
      <p className="mt-4 flex items-center justify-between gap-3 border-t border-line pt-4 text-small">
        Next session: how to read a job ad
        <Badge tone="info">Tue 18:00</Badge>
      </p>
    </>
  );
}

const DOCUMENTS = [
  { name: 'Transcript of records', due: 'Sent', done: true },
  { name: 'Language certificate', due: 'Sent', done: true },
  { name: 'Two letters of reference', due: '15 January', done: false },
];

function Documents() {
  return (
    <>
      <p className="text-small font-medium">M.Sc Computer Science, Toronto</p>
      <p className="mb-3 text-fine text-muted">Applications close 1 February</p>
      <ul className="flex flex-col gap-2.5 text-small">
        {DOCUMENTS.map(({ name, due, done }) => (
          <li key={name} className="flex items-center gap-2.5">
            <Done done={done} />
            {name}
            <span className="ml-auto text-fine text-muted tabular-nums">{due}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Question() {
  return (
    <div className="flex flex-col gap-2 text-small">
      <p className="self-end rounded-card bg-neutral-soft px-3 py-2">How are my applications going?</p>
      <p className="pt-1">One needs you: choose a time for your interview by Thursday.</p>
      <p className="rounded-card border border-line bg-surface px-4 py-2.5">
        <span className="block font-medium">Product Intern</span>
        <span className="block text-muted">Tidewater Maps · Interview Scheduled</span>
      </p>
      <p className="text-fine text-muted">Sources: Your applications</p>
    </div>
  );
}

const GUIDES = [
  { icon: FileIcon, name: 'How long should a resume be?', kind: 'Guide, 1 min' },
  { icon: CheckIcon, name: 'How do I prepare for a job interview?', kind: 'Guide, 1 min' },
  { icon: CoursesIcon, name: 'What matters in my first week at work?', kind: 'Guide, 1 min' },
];

function Guides() {
  return (
    <ul className="divide-y divide-line text-small">
      {GUIDES.map(({ icon: Icon, name, kind }) => (
        <li key={name} className="flex items-center gap-3 py-2.5">
          <Icon className="size-4 text-brand" />
          {name}
          <span className="ml-auto text-fine whitespace-nowrap text-muted">{kind}</span>
        </li>
      ))}
    </ul>
  );
}
