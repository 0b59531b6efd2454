import { useId } from 'react';
import { fillPath, PATHS } from '#frontend/core/paths.ts';
import { useCurrentUser } from '#frontend/core/session/RequireSession.tsx';
import { Button } from '#frontend/ui/actions/Button.tsx';
import { ButtonLink } from '#frontend/ui/actions/ButtonLink.tsx';
import { buttonClass } from '#frontend/ui/actions/buttonClass.ts';
import { TextLink } from '#frontend/ui/actions/TextLink.tsx';
import { fullDate } from '#frontend/ui/data/dates.ts';
import { Moment } from '#frontend/ui/data/Moment.tsx';
import { EMPLOYMENT_LABELS } from '#frontend/ui/data/opportunityLabels.ts';
import { OPPORTUNITY_TYPE_LABELS } from '#frontend/ui/data/opportunityTypeLabels.ts';
import { StatusBadge } from '#frontend/ui/data/StatusBadge.tsx';
import { Menu } from '#frontend/ui/overlays/Menu.tsx';
import { MoreIcon } from '#frontend/ui/style/icons.ts';
import { inOneLine } from '#shared/core/isolation.ts';
import { isPublished, OPPORTUNITY_STATUS_LOOKS } from '#shared/core/opportunity-statuses.ts';
import type { PostingRow } from '#shared/features/postings/routes.ts';
import { applicantsPlace } from '#shared/features/postings/screens.ts';
import { type Move, movesOf } from '../moves.ts';
import type { Undoable } from '../usePostingActions.ts';

interface PostingCardProps {
  row: PostingRow;
  undoable: Undoable | undefined;
  pending: boolean;
  onMove: (move: Move) => void;
  onHistory: () => void;
  onRemove: () => void;
  onUndo: (step: Undoable) => void;
}

/** The part of the address that leads to a card: notifications name it (`postingPlace`). */
const cardIdOf = (id: string): string => `posting-${id}`;

const editPath = (id: string) => ({ search: `?posting=${id}` });

/** One posting of the user’s: what it is, how it is doing, and what can be done with it. */
export function PostingCard({
  row,
  undoable,
  pending,
  onMove,
  onHistory,
  onRemove,
  onUndo,
}: PostingCardProps) {
  const { id, status, company, description, decisionReason } = row;
  const titleId = useId();
  const title = row.title || 'Untitled posting';
  const shown = isPublished(status);
  const ended = status === 'closed' || status === 'filled';
  return (
    <li
      id={cardIdOf(id)}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="scroll-mt-24 rounded-card border border-line bg-raised p-5"
    >
      <div className="flex items-start justify-between gap-x-4">
        <h2 id={titleId} className="min-w-0 text-lead font-semibold wrap-anywhere">
          <TextLink quiet to={shown ? fillPath(PATHS.opportunity, { id }) : editPath(id)}>
            <bdi>{title}</bdi>
          </TextLink>
        </h2>
        <div className="flex flex-none items-center gap-1">
          <StatusBadge {...OPPORTUNITY_STATUS_LOOKS[status]} />
          <Menu
            trigger={
              <>
                <MoreIcon aria-hidden="true" />
                <span className="sr-only">
                  More actions for <bdi>{title}</bdi>
                </span>
              </>
            }
            triggerClass={buttonClass('quiet', 'small', false)}
            items={[
              ...movesOf(status).map((move) => ({ label: move.label, onSelect: () => onMove(move) })),
              { label: 'Duplicate', to: `?copy=${id}` },
              { label: 'History', onSelect: onHistory },
              ...(shown ? [{ label: 'View posting', to: fillPath(PATHS.opportunity, { id }) }] : []),
            ]}
          />
        </div>
      </div>
      <p className="mt-1 text-small text-muted wrap-anywhere">
        {inOneLine([company, kindOf(row), row.location, row.salary])}
      </p>
      {description && (
        <p dir="auto" className="mt-2 line-clamp-2 max-w-prose text-small wrap-anywhere">
          {description}
        </p>
      )}
      {decisionReason && (
        <p className="mt-3 max-w-prose text-small wrap-anywhere">
          <span className="font-medium">
            {status === 'closed' ? 'Closed by an admin:' : 'Returned by a review:'}
          </span>{' '}
          {decisionReason}
        </p>
      )}
      <Numbers row={row} shown={shown} />
      <div className="mt-4 flex flex-wrap items-center gap-2 empty:hidden">
        {undoable ? (
          <Undo undoable={undoable} pending={pending} onUndo={onUndo} />
        ) : (
          <>
            {!ended && (
              <ButtonLink to={editPath(id)} size="small">
                Edit
                <span className="sr-only">
                  : <bdi>{title}</bdi>
                </span>
              </ButtonLink>
            )}
            {shown && <Applications id={id} title={title} />}
            <Button size="small" variant="quiet" onClick={onRemove}>
              Remove
              <span className="sr-only">
                : <bdi>{title}</bdi>
              </span>
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** `Job, full-time`. */
const kindOf = ({ type, employmentType }: PostingRow): string =>
  employmentType && employmentType !== type
    ? `${OPPORTUNITY_TYPE_LABELS[type]}, ${EMPLOYMENT_LABELS[employmentType].toLowerCase()}`
    : OPPORTUNITY_TYPE_LABELS[type];

const counted = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

/** When it was posted, until when it is open, and how many applied. */
function Numbers({ row, shown }: { row: PostingRow; shown: boolean }) {
  const { postedAt, createdAt, deadline, applicationCount, clicks } = row;
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-muted tabular-nums">
      <span>
        {shown ? 'Posted ' : 'Written '}
        <Moment at={shown ? postedAt : createdAt} />
      </span>
      {deadline && <span>Apply by {fullDate(deadline)}</span>}
      {shown && (
        <span className="font-medium text-text">
          {counted(applicationCount, 'application', 'applications')}
        </span>
      )}
      {clicks > 0 && <span>{counted(clicks, 'click', 'clicks')} on your own way to apply</span>}
    </p>
  );
}

/** Leads to the applicants of the posting. */
function Applications({ id, title }: { id: string; title: string }) {
  const { role } = useCurrentUser();
  const to = applicantsPlace(role === 'alumni' ? 'alumni' : 'employer', id);
  return (
    <ButtonLink to={to} size="small" variant="quiet">
      View Applications
      <span className="sr-only">
        : <bdi>{title}</bdi>
      </span>
    </ButtonLink>
  );
}

function Undo({
  undoable,
  pending,
  onUndo,
}: { undoable: Undoable } & Pick<PostingCardProps, 'pending' | 'onUndo'>) {
  return (
    <p role="status" className="flex items-center gap-3 text-small">
      {undoable.done}
      <Button size="small" pending={pending} onClick={() => onUndo(undoable)}>
        Undo
      </Button>
    </p>
  );
}
