import { useState } from 'react';
import { dateInWords } from '#frontend/parts/calendar/time.ts';
import { waitsForAnswer } from '#frontend/parts/engagements/words.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { useChunk } from '#frontend/ui/hooks/useChunk.ts';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { CheckIcon } from '#frontend/ui/style/icons.ts';
import { isOver } from '#shared/features/engagements/rules.ts';
import type { Engagement, Milestone } from '#shared/features/engagements/schema.ts';

const loadSheet = () => import('./MilestonesSheet.tsx');

interface MilestonesProps {
  engagement: Engagement;
  /** Opens the form that hands in work for a milestone. */
  onHandIn: (milestoneId: string) => void;
}

/** The milestones in the order of their dates. Both sides edit them; each says whether work for it waits. */
export function Milestones({ engagement, onHandIn }: MilestonesProps) {
  const { milestones, status } = engagement;
  const [editing, setEditing] = useState(false);
  const close = () => setEditing(false);
  const MilestonesSheet = useChunk(loadSheet, editing, close);
  const done = milestones.filter((one) => one.done).length;
  return (
    <Card
      title="Milestones"
      description={
        milestones.length > 0 ? `${done} of ${milestones.length} done` : 'What is to be there, and by when.'
      }
      actions={
        !isOver(status) && (
          <Button size="small" onClick={() => setEditing(true)}>
            {milestones.length > 0 ? 'Edit milestones' : 'Add milestones'}
          </Button>
        )
      }
    >
      {milestones.length === 0 && (
        <p className="text-small text-muted">
          No milestones yet. Either side can add them, and both can change them.
        </p>
      )}
      <ol className="-my-3 divide-y divide-line empty:hidden">
        {milestones
          .toSorted((one, other) => (one.due < other.due ? -1 : 1))
          .map((milestone) => (
            <OneMilestone
              key={milestone.id}
              milestone={milestone}
              engagement={engagement}
              onHandIn={onHandIn}
            />
          ))}
      </ol>
      {editing && MilestonesSheet && <MilestonesSheet engagement={engagement} onClose={close} />}
    </Card>
  );
}

interface OneMilestoneProps extends MilestonesProps {
  milestone: Milestone;
}

function OneMilestone({ milestone, engagement, onHandIn }: OneMilestoneProps) {
  const { id, title, details, due, done } = milestone;
  const { side, status, submissions } = engagement;
  const waits = submissions.some((one) => one.milestoneId === id && waitsForAnswer(one, engagement));
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        aria-hidden="true"
        className={cx(
          'mt-0.5 flex size-5 flex-none items-center justify-center rounded-tick',
          done ? 'bg-brand-soft text-brand' : 'border border-line-strong',
        )}
      >
        {done && <CheckIcon className="size-4" />}
      </span>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="font-medium wrap-anywhere">
            <bdi>{title}</bdi>
          </h3>
          {waits && <Badge tone="warning">Handed in</Badge>}
        </div>
        <p className="text-small text-muted tabular-nums">
          {done ? `Done, was due ${dateInWords(due)}` : `Due ${dateInWords(due)}`}
        </p>
        {details !== '' && (
          <p dir="auto" className="mt-1 text-small whitespace-pre-line wrap-anywhere">
            {details}
          </p>
        )}
      </div>
      {side === 'student' && !done && !isOver(status) && (
        <Button size="small" onClick={() => onHandIn(id)}>
          {waits ? 'Hand in again' : 'Hand in'}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </li>
  );
}
