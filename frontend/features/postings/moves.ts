import type { OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { canMove } from '#shared/core/workflow.ts';
import { opportunityWorkflow } from '#shared/features/opportunities/rules.ts';

/** A step that the author of a posting may take, as the menu says it. */
export interface Move {
  readonly to: OpportunityStatus;
  readonly label: string;
  /** What happened, for the row. */
  readonly done: string;
}

const MOVES: readonly Move[] = [
  { to: 'open', label: 'Open again', done: 'Open again' },
  { to: 'paused', label: 'Pause', done: 'Paused' },
  { to: 'filled', label: 'Mark as filled', done: 'Marked as filled' },
  { to: 'closed', label: 'Close', done: 'Closed' },
  { to: 'draft', label: 'Take back to edit as a draft', done: 'Back to draft' },
];

/** What the author can do with a posting. Its form publishes a draft, and one whose deadline has passed. */
export const movesOf = (status: OpportunityStatus): readonly Move[] =>
  MOVES.filter(
    ({ to }) => canMove(opportunityWorkflow, status, to, 'poster') && !(to === 'open' && status !== 'paused'),
  );

/** Whether the step can be taken back for a while. */
export const canBeUndone = (from: OpportunityStatus, to: OpportunityStatus): boolean =>
  opportunityWorkflow.transitions.some(
    (one) => one.from === from && one.to === to && one.undoSeconds !== undefined,
  );
