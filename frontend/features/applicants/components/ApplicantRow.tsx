import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import { SelectBox } from '#frontend/core/lists/selection/SelectBox.tsx';
import { ROW, type Selection } from '#frontend/core/lists/selection/useSelection.ts';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import type { ListedApplicant } from '../api.ts';
import { MatchWords } from './Match.tsx';

interface ApplicantRowProps {
  applicant: ListedApplicant;
  open: OpenItem;
  selection: Selection<ListedApplicant>;
}

/** One applicant beside the open one: name, status, posting, must-haves, and since when they wait. */
export function ApplicantRow({ applicant, open, selection }: ApplicantRowProps) {
  const { id, name, status, title, appliedAt, assignee } = applicant;
  const selected = open.wide && id === open.shownId;
  return (
    <li
      {...{ [ROW]: id }}
      className={cx(
        'relative flex min-h-22 items-center gap-3 px-4 py-2 transition-colors',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <SelectBox selection={selection} item={applicant} />
      <div className="min-w-0 flex-1 text-small">
        <div className="flex items-center justify-between gap-3">
          <h2 className="truncate text-body font-medium">
            <ItemLink open={open} id={id}>
              <bdi>{name}</bdi>
            </ItemLink>
          </h2>
          <StatusBadge {...applicationWorkflow.statuses[status]} />
        </div>
        <p className="truncate text-muted">
          <bdi>{title}</bdi>
          {assignee && (
            <>
              {' · '}
              <bdi>{assignee.name}</bdi>
            </>
          )}
        </p>
        <div className="flex items-baseline justify-between gap-3">
          <MatchWords applicant={applicant} />
          <span className="flex-none text-fine text-muted">
            <Moment at={appliedAt} as="day" />
          </span>
        </div>
      </div>
    </li>
  );
}
