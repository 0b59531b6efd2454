import { EntryActions } from '#frontend/core/lists/EntryActions.tsx';
import { withoutEntry } from '#frontend/core/lists/entries.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { daysUntil } from '#frontend/ui/data/dates.ts';
import { LinkedText } from '#frontend/ui/data/LinkedText.tsx';
import { Progress } from '#frontend/ui/data/Progress.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import type { Milestone } from '#shared/features/startups/entries.ts';
import { STARTUP } from '#shared/features/startups/rules.ts';
import { useListChange } from '../../lists.ts';
import { milestoneDay, milestonesInWords } from '../../words.ts';
import type { PartProps } from './sheet.ts';

/** The milestones of a startup in the order of their days, with what shows that they are done. */
export function MilestoneList({ startup, open }: PartProps) {
  const { milestones, progress, milestonesDone, status } = startup;
  const add = status !== 'closed' && (
    <Button disabled={milestones.length >= STARTUP.milestones} onClick={() => open({ kind: 'milestone' })}>
      Add milestone
    </Button>
  );
  if (milestones.length === 0)
    return (
      <Card title="Milestones">
        <EmptyState title="No milestones yet" action={add}>
          Add what should be done by which day. The team is reminded a day before, and it is in your
          calendars.
        </EmptyState>
      </Card>
    );
  return (
    <Card title="Milestones" actions={add}>
      <Progress
        label="Progress"
        value={progress}
        detail={`${progress}%, ${milestonesInWords(milestonesDone)}`}
      />
      <ol className="mt-2 -mb-4 divide-y divide-line">
        {milestones
          .toSorted((a, b) => a.due.localeCompare(b.due))
          .map((milestone) => (
            <MilestoneRow key={milestone.id} milestone={milestone} startup={startup} open={open} />
          ))}
      </ol>
    </Card>
  );
}

function MilestoneRow({ milestone, startup, open }: PartProps & { milestone: Milestone }) {
  const { id, title, due, doneOn, evidence, evidenceUrl } = milestone;
  const remove = useListChange('milestones', startup, 'Milestone removed');
  const isOver = doneOn === null && daysUntil(due, serverDate()) < 0;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <h3 className="font-medium wrap-anywhere">
          <bdi>{title}</bdi>
        </h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-2 text-small text-muted">
          <span>{milestoneDay(milestone)}</span>
          {doneOn !== null && (
            <Badge size="small" tone="positive">
              Done
            </Badge>
          )}
          {isOver && (
            <Badge size="small" tone="warning">
              Overdue
            </Badge>
          )}
        </p>
        {evidence !== '' && (
          <p dir="auto" className="mt-2 text-small whitespace-pre-line wrap-anywhere">
            {evidence}
          </p>
        )}
        {evidenceUrl !== '' && (
          <p className="mt-1 text-small wrap-anywhere">
            <LinkedText value={evidenceUrl} />
          </p>
        )}
      </div>
      {startup.status !== 'closed' && (
        <div className="flex flex-wrap gap-2">
          {doneOn === null && (
            <Button size="small" onClick={() => open({ kind: 'done', id })}>
              Mark as done<span className="sr-only"> {title}</span>
            </Button>
          )}
          <EntryActions
            name={title}
            kind="milestone"
            consequence="It leaves the plan of the whole team."
            onEdit={() => open({ kind: 'milestone', id })}
            remove={() => remove.mutateAsync((entries) => withoutEntry(entries, { id }))}
          />
        </div>
      )}
    </li>
  );
}
