import type { Handler } from '#functions/core/handlers.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { moveOpportunity, saveChanged } from '#functions/parts/opportunities/change-opportunity.ts';
import { countWrites } from '#functions/parts/opportunities/posting-counts.ts';
import {
  countersKey,
  opportunityKey,
  type StoredOpportunity,
} from '#functions/parts/opportunities/repository.ts';
import { showPosting } from '#functions/parts/postings/posting.ts';
import type { OpportunityStatus } from '#shared/core/opportunity-statuses.ts';
import { canMove } from '#shared/core/workflow.ts';
import { opportunityWorkflow } from '#shared/features/opportunities/rules.ts';
import type { postings } from '#shared/features/postings/routes.ts';
import { changedElsewhere } from './write.ts';

/** Deletes a draft with its entry in the lists. */
const deleteDraft = async (draft: StoredOpportunity, at: string): Promise<void> => {
  const gone = { ...draft, removed: { at, from: draft.status } };
  try {
    await transact({
      opportunity: {
        Delete: {
          Key: opportunityKey(draft.id),
          ConditionExpression: 'version = :version',
          ExpressionAttributeValues: { ':version': draft.version },
        },
      },
      postingCounts: countWrites(draft, gone, undefined),
      row: { Delete: { Key: countersKey(draft.id) } },
    });
  } catch (error) {
    throw error instanceof TransactionFailed ? changedElsewhere(error) : error;
  }
};

/** Whether removal also ends the posting. One that has ended stays what it is. */
const endsByRemoval = (status: OpportunityStatus): boolean =>
  status !== 'expired' && canMove(opportunityWorkflow, status, 'closed', 'poster');

/**
 * Deletes a draft at once. A published posting is closed and no longer shown; for ten seconds this can be undone by
 * moving it back to the status that it had. Repeating it changes nothing.
 */
export const remove: Handler<typeof postings.remove, StoredOpportunity> = async ({
  record,
  account,
  now,
}) => {
  const { id, status } = record;
  const at = now.toISOString();
  if (record.removed) return { id, posting: await showPosting(record) };
  if (status === 'draft') {
    await deleteDraft(record, at);
    return { id };
  }
  const removed = { at, from: status };
  const after = endsByRemoval(status)
    ? await moveOpportunity(record, {
        to: 'closed',
        by: 'poster',
        at: now,
        user: account.id,
        set: { removed },
      })
    : await saveChanged(record, { ...record, removed }, now);
  return { id, posting: await showPosting(after) };
};
