import { EntryActions } from '#frontend/core/lists/EntryActions.tsx';
import { withEntry, withoutEntry } from '#frontend/core/lists/entries.ts';
import { fullDateInWords, zoneInWords } from '#frontend/parts/calendar/time.ts';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { Badge } from '#frontend/ui/data/Badge.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { Card } from '#frontend/ui/layout/Card.tsx';
import { EmptyState } from '#frontend/ui/layout/EmptyState.tsx';
import { serverNow } from '#frontend/ui/time/serverTime.ts';
import { GUIDE_COUNTRY_NAMES } from '#shared/features/guides/fact.ts';
import { inOrder, momentOf } from '#shared/features/study-plan/due.ts';
import { STUDY_PLAN } from '#shared/features/study-plan/rules.ts';
import type { Deadline, VersionedPlan } from '#shared/features/study-plan/schema.ts';
import { usePlanChange } from '../api.ts';

interface DeadlineListProps {
  plan: VersionedPlan;
  /** Opens the form: of a deadline, or of a new one. */
  onEdit: (id: string) => void;
}

/** The deadlines of the plan, the next first. */
export function DeadlineList({ plan, onEdit }: DeadlineListProps) {
  const add = (
    <Button disabled={plan.deadlines.length >= STUDY_PLAN.deadlines} onClick={() => onEdit('new')}>
      Add deadline
    </Button>
  );
  if (plan.deadlines.length === 0)
    return (
      <Card title="Deadlines">
        <EmptyState title="No deadlines yet" action={add}>
          Add when applications close, when a visa is to be applied for, or when a test takes place.
        </EmptyState>
      </Card>
    );
  return (
    <Card title="Deadlines" actions={<div className="print:hidden">{add}</div>}>
      <ol className="-my-4 divide-y divide-line">
        {inOrder(plan.deadlines).map((deadline) => (
          <DeadlineRow key={deadline.id} deadline={deadline} onEdit={() => onEdit(deadline.id)} />
        ))}
      </ol>
    </Card>
  );
}

function DeadlineRow({ deadline, onEdit }: { deadline: Deadline; onEdit: () => void }) {
  const { title, country, date, time, timeZone, done } = deadline;
  const mark = usePlanChange({ atOnce: true });
  const { mutateAsync: remove } = usePlanChange({ atOnce: false });
  const isOver = !done && momentOf(deadline) < serverNow();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
        <Checkbox
          label={<bdi>{title}</bdi>}
          checked={done}
          onChange={() =>
            mark.mutate({
              said: done ? 'Deadline is open again' : 'Deadline done',
              change: (plan) => ({
                ...plan,
                deadlines: withEntry(plan.deadlines, { ...deadline, done: !done }),
              }),
            })
          }
        />
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pl-7.5 text-small text-muted tabular-nums">
          <span>{`${fullDateInWords(date)}, ${time} (${zoneInWords(timeZone)})`}</span>
          {country && <Badge size="small">{GUIDE_COUNTRY_NAMES[country]}</Badge>}
          {isOver && (
            <Badge size="small" tone="warning">
              Over
            </Badge>
          )}
        </p>
      </div>
      <EntryActions
        name={title}
        kind="deadline"
        consequence="It leaves your plan."
        onEdit={onEdit}
        remove={() =>
          remove({
            said: 'Deadline removed',
            change: (plan) => ({ ...plan, deadlines: withoutEntry(plan.deadlines, deadline) }),
          })
        }
      />
    </li>
  );
}
