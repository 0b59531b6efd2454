import { ItemLink } from '#frontend/core/lists/ListWithDetail.tsx';
import { ROW } from '#frontend/core/lists/selection/useSelection.ts';
import type { OpenItem } from '#frontend/core/lists/useOpenItem.ts';
import { pastDayInWords } from '#frontend/ui/data/dates.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Checkbox } from '#frontend/ui/forms/Checkbox.tsx';
import { VisuallyHidden } from '#frontend/ui/layout/VisuallyHidden.tsx';
import { cx } from '#frontend/ui/style/cx.ts';
import { serverDate } from '#frontend/ui/time/serverTime.ts';
import { applicationWorkflow } from '#shared/features/applications/rules.ts';
import type { ListedCandidate } from '../api.ts';
import { mustHaveWords, nameOf } from '../candidateWords.ts';
import type { Chosen } from '../useChosen.ts';

interface CandidateRowProps {
  candidate: ListedCandidate;
  open: OpenItem;
  chosen: Chosen;
  /** One of several in a tie: a bracket joins them. */
  tied: boolean;
}

/** One candidate: what they have of the must-haves, their skills, and the match last. */
export function CandidateRow({ candidate, open, chosen, tied }: CandidateRowProps) {
  const { id, label, person, status, skills, experience, unscored, match } = candidate;
  const selected = open.wide && id === open.shownId;
  return (
    <li
      {...{ [ROW]: id }}
      className={cx(
        'relative flex min-h-22 items-start gap-3 px-4 py-3 transition-colors',
        tied && 'border-l-2 border-line-strong',
        selected ? 'bg-brand-soft' : 'hover:bg-neutral-soft',
      )}
    >
      <span className="relative z-1 block w-fit [&_label]:-m-2 [&_label]:p-2">
        <Checkbox
          label={<VisuallyHidden>Compare {nameOf(candidate)}</VisuallyHidden>}
          checked={chosen.has(id)}
          disabled={chosen.full && !chosen.has(id)}
          onChange={() => chosen.toggle(candidate)}
        />
      </span>
      <div className="min-w-0 flex-1 text-small">
        <div className="flex items-center justify-between gap-3">
          <h3 className="truncate text-body font-medium">
            <ItemLink open={open} id={id}>
              <bdi>{nameOf(candidate)}</bdi>
            </ItemLink>
            {person && <span className="ml-2 text-fine font-normal text-muted">{label}</span>}
          </h3>
          <StatusBadge {...applicationWorkflow.statuses[status]} />
        </div>
        <p className="flex flex-wrap gap-x-2">
          <span className="font-medium">
            {unscored ? 'Review without a number' : mustHaveWords(candidate)}
          </span>
          <span className="text-muted">{experience}</span>
        </p>
        <p className="truncate text-muted">{skills.join(', ') || 'No skills listed'}</p>
        <p className="flex items-baseline justify-between gap-3 text-fine text-muted">
          <span className="tabular-nums">
            {typeof match === 'number' ? `${match}% match` : !unscored && 'Not enough data for a match'}
          </span>
          <span className="ml-auto flex-none">
            Applied {pastDayInWords(candidate.appliedOn, serverDate())}
          </span>
        </p>
      </div>
    </li>
  );
}
