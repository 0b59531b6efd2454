import {
  canMove,
  canUndo,
  MAX_STEPS,
  type Step,
  statusesBefore,
  type Workflow,
} from '#shared/core/workflow.ts';
import { asRead, both, isOneOf } from './conditions.ts';
import { AppError } from './errors.ts';
import { type Condition, ConditionFailed, type Key, transact, updateItem } from './table.ts';
import { isRefused, type Steps, type Write } from './transaction.ts';
import { appendFromNone, updateOf } from './update.ts';

/** The part of a record that a workflow moves, as it was read. */
export interface Movable<S extends string, A extends string> {
  readonly status: S;
  readonly history: readonly Step<S, A>[];
  /** Raised by each move. */
  readonly version: number;
}

/** A move of one record. */
export interface Move<S extends string, A extends string> {
  readonly key: Key;
  readonly to: S;
  readonly by: A;
  readonly at: Date;
  readonly reason?: string;
  /** The id of the user who makes it, where the history is to name them. */
  readonly user?: string;
  /**
   * The record as it was read: the move succeeds only from exactly this. Without it, it succeeds from every status
   * that the workflow allows, and nothing can be undone.
   */
  readonly from?: Movable<S, A>;
  /** What else must be true of the record. */
  readonly only?: Condition;
  /** Attributes that change with the status. */
  readonly set?: Readonly<Record<string, unknown>>;
  /** Attributes that the record loses with the status. */
  readonly remove?: readonly string[];
  /** Begins the history again with this step. */
  readonly restart?: boolean;
}

/** A step that a move made: its actor is known. */
type MovedStep<S extends string, A extends string> = Step<S, A> & { readonly by: A };

const stepOf = <S extends string, A extends string>({
  to,
  by,
  at,
  reason,
  user,
}: Move<S, A>): MovedStep<S, A> => ({
  status: to,
  at: at.toISOString(),
  by,
  ...(user !== undefined && { user }),
  ...(reason !== undefined && { reason }),
});

/** The record's status, time and history after a move from what was read. */
export const fieldsAfterMove = <S extends string, A extends string, H extends Step<S, A>>(
  { history }: { readonly history: readonly H[] },
  move: Move<S, A>,
): { status: S; updatedAt: string; history: (H | MovedStep<S, A>)[] } => {
  const steps = move.restart ? [] : history.slice(1 - MAX_STEPS);
  return { status: move.to, updatedAt: move.at.toISOString(), history: [...steps, stepOf(move)] };
};

/** From which records the move succeeds. Throws `conflict` when the workflow does not allow it. */
const sourceOf = <S extends string, A extends string>(
  workflow: Workflow<S, A>,
  { from, to, by, at }: Move<S, A>,
): Condition => {
  if (!from) {
    const statuses = statusesBefore(workflow, to, by);
    if (statuses.length === 0) throw new AppError('conflict');
    return isOneOf('status', statuses);
  }
  if (!canMove(workflow, from.status, to, by) && !canUndo(workflow, from.history, to, by, at))
    throw new AppError('conflict');
  return asRead({ status: from.status, version: from.version });
};

/**
 * The write that moves a record to another status, for a transaction with what depends on it: status, time, an entry
 * of the history, and the version. Its condition lets one of several moves at the same time succeed. Throws `conflict`
 * when the workflow does not allow the move.
 */
export const moveWrite = <S extends string, A extends string>(
  workflow: Workflow<S, A>,
  move: Move<S, A>,
): Required<Pick<Write, 'Update'>> => {
  const { key, from, only, at, set = {}, remove = [] } = move;
  const steps = from ? fieldsAfterMove(from, move).history : [stepOf(move)];
  const history = from || move.restart ? steps : appendFromNone(steps);
  const changes = {
    set: { ...set, status: move.to, updatedAt: at.toISOString(), history },
    remove,
    add: { version: 1 },
  };
  return { Update: updateOf(key, changes, both(sourceOf(workflow, move), only)) };
};

/**
 * Moves a record to another status, in one transaction with what depends on it (counters, checks of other records).
 * Throws `conflict` when the workflow does not allow the move or the record was moved in the meantime, and
 * `TransactionFailed`, with the names of `also`, when a condition of those did not hold.
 */
export const move = async <S extends string, A extends string>(
  workflow: Workflow<S, A>,
  given: Move<S, A>,
  also: Steps = {},
): Promise<void> => {
  const steps = { moved: moveWrite(workflow, given) };
  try {
    await (Object.keys(also).length > 0 ? transact(steps, also) : updateItem(steps.moved.Update));
  } catch (error) {
    const moved =
      error instanceof ConditionFailed ||
      (isRefused<typeof steps>(error) && error.failed.moved !== undefined);
    throw moved ? new AppError('conflict', { cause: error }) : error;
  }
};
