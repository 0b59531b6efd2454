import { AppError } from '#functions/core/errors.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { fieldsAfterMove, moveWrite } from '#functions/core/move.ts';
import { retrying } from '#functions/core/retry.ts';
import { type Condition, type Key, transact } from '#functions/core/table.ts';
import { isRefused, type Steps, type Write } from '#functions/core/transaction.ts';
import type { OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { type OpportunityActor, opportunityWorkflow } from '#shared/features/opportunities/rules.ts';
import { INDEXES } from '#shared/records.ts';
import { replyRecordOf } from '../applications/reply-counts.ts';
import { type CountGuard, countWrites } from './posting-counts.ts';
import { deadlineList, opportunityItem, opportunityKey, type StoredOpportunity } from './repository.ts';
import { rowWrite } from './rows.ts';

/** The poster may not have this open: the plan's limit is reached, or the company or the user is not trusted yet. */
export class PublicationRefused extends Error {}

/** An admin changed a limit while it was looked at: the change is made again with the new one. */
class LimitsChanged extends Error {}

/** A guard, or what makes one from the settings as they are now. */
export type GuardSource = CountGuard | (() => Promise<CountGuard>);

/** The entry of the queue in which an admin finds an opportunity. */
export const reviewKey = (id: string, waitingSince: string): Key =>
  keyOf('opportunity-review', { id, waitingSince });
export const reviewItem = (id: string, waitingSince: string) => ({
  ...itemOf('opportunity-review', { id, waitingSince }),
  id,
  waitingSince,
});

const queueWrites = (before: StoredOpportunity | undefined, after: StoredOpportunity): Write[] => {
  const [was, is] = [before?.waitingSince, after.waitingSince];
  if (was === is) return [];
  return [
    ...(was === undefined ? [] : [{ Delete: { Key: reviewKey(after.id, was) } }]),
    ...(is === undefined ? [] : [{ Put: { Item: reviewItem(after.id, is) } }]),
  ];
};

/** A change of an opportunity, with the write of its own record. */
interface Change {
  readonly before: StoredOpportunity | undefined;
  readonly after: StoredOpportunity;
  readonly write: Write;
  /** What must be true of the poster. */
  readonly guard?: GuardSource | undefined;
  readonly also?: Steps;
}

/**
 * The steps of a change: the record, its entry in the poster's lists, the poster's numbers and the review queue. The step
 * `postingCounts` fails when the guard does not hold, or the company is gone.
 */
export const changeSteps = ({
  before,
  after,
  write,
  guard,
}: Omit<Change, 'also' | 'guard'> & { readonly guard?: CountGuard | undefined }) => ({
  opportunity: write,
  postingCounts: countWrites(before, after, guard),
  row: rowWrite(after),
  queue: queueWrites(before, after),
  limits: guard?.settings,
});

/** How the steps are committed: as a transaction, or as one with an entry of the audit log. */
export type Commit = (...groups: readonly Steps[]) => Promise<void>;

/**
 * Changes an opportunity with everything that follows from it at once: its entry in the poster's lists, the poster's
 * numbers and the review queue. Throws `conflict` when the record changed in the meantime, and `PublicationRefused` when
 * the guard did not hold.
 */
export const commitChange = async (
  { also = {}, ...change }: Change,
  commit: Commit = transact,
): Promise<StoredOpportunity> => {
  const attempt = async () => {
    const guard = typeof change.guard === 'function' ? await change.guard() : change.guard;
    const steps = changeSteps({ ...change, guard });
    try {
      await commit(steps, also);
    } catch (error) {
      if (!isRefused<typeof steps>(error)) throw error;
      if (error.failed.opportunity) throw new AppError('conflict', { cause: error });
      if (error.failed.limits) throw new LimitsChanged('A limit was changed meanwhile.', { cause: error });
      throw error.failed.postingCounts
        ? new PublicationRefused('The poster may not open this.', { cause: error })
        : error;
    }
  };
  await retrying(attempt, (error) => error instanceof LimitsChanged);
  return change.after;
};

/** Saves an edited opportunity, if its version is still that of `before`. */
export const saveChanged = (
  before: StoredOpportunity,
  edited: StoredOpportunity,
  at: Date,
  commit?: Commit,
): Promise<StoredOpportunity> => {
  const after = { ...edited, version: before.version + 1, updatedAt: at.toISOString() };
  const write: Write = {
    Put: {
      Item: opportunityItem(after),
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': before.version },
    },
  };
  return commitChange({ before, after, write }, commit);
};

/** A move of an opportunity as it was read. */
interface OpportunityMove {
  readonly to: OpportunityStatus;
  readonly by: OpportunityActor;
  readonly at: Date;
  readonly reason?: string | undefined;
  /** The member who makes it. */
  readonly user?: string | undefined;
  /** What changes with the status. */
  readonly set?: Partial<StoredOpportunity>;
  /** It is no longer removed. */
  readonly restore?: true;
  readonly only?: Condition;
  readonly guard?: GuardSource | undefined;
  readonly also?: Steps;
}

const { pk: listName, sk: listDay } = INDEXES.openDeadlines;

/** Attributes that the record loses. */
const goneWith = (before: StoredOpportunity, after: StoredOpportunity): string[] => [
  ...(Object.keys(deadlineList(after.status, after.deadline)).length === 0 ? [listName, listDay] : []),
  ...(before.waitingSince !== undefined && after.waitingSince === undefined ? ['waitingSince'] : []),
  ...(before.removed !== undefined && after.removed === undefined ? ['removed'] : []),
];

const afterMove = (before: StoredOpportunity, move: OpportunityMove): StoredOpportunity => {
  const { to, by, at, reason, user, set, restore } = move;
  const { waitingSince: _since, removed, ...rest } = before;
  const step = {
    key: opportunityKey(before.id),
    to,
    by,
    at,
    ...(reason !== undefined && { reason }),
    ...(user !== undefined && { user }),
  };
  return {
    ...rest,
    ...(removed && !restore && { removed }),
    ...set,
    ...fieldsAfterMove(before, step),
    version: before.version + 1,
    ...(to === 'in_review' && { waitingSince: at.toISOString() }),
  };
};

/** A publication, with the record of replies that the poster has by then: the first applicants see it already. */
const withReplies = async (before: StoredOpportunity, move: OpportunityMove): Promise<OpportunityMove> => {
  const shownReplies = await replyRecordOf({ ...before, ...move.set });
  return shownReplies ? { ...move, set: { ...move.set, shownReplies } } : move;
};

/**
 * Moves an opportunity to another status, with everything that follows from it. Throws `conflict` when the workflow does
 * not allow it or the record changed in the meantime, and `PublicationRefused` as `commitChange` does.
 */
export const moveOpportunity = async (
  before: StoredOpportunity,
  given: OpportunityMove,
  commit?: Commit,
): Promise<StoredOpportunity> => {
  const move = given.to === 'open' ? await withReplies(before, given) : given;
  const after = afterMove(before, move);
  const { to, by, at, reason, user, set = {}, only, guard, also } = move;
  const write = moveWrite(opportunityWorkflow, {
    key: opportunityKey(before.id),
    from: before,
    to,
    by,
    at,
    ...(reason !== undefined && { reason }),
    ...(user !== undefined && { user }),
    ...(only && { only }),
    set: {
      ...set,
      ...(after.waitingSince !== undefined && { waitingSince: after.waitingSince }),
      ...deadlineList(to, after.deadline),
    },
    remove: goneWith(before, after),
  });
  return commitChange({ before, after, write, guard, ...(also && { also }) }, commit);
};
