import { transact } from '#functions/core/table.ts';
import { changeSteps } from '#functions/parts/opportunities/change-opportunity.ts';
import type { CountGuard } from '#functions/parts/opportunities/posting-counts.ts';
import { opportunityItem, type StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import type { Opportunity } from '#shared/features/opportunities/routes.ts';
import { storedOpportunity } from './opportunity.ts';

/**
 * The steps that store a posting in any status: with its entry in its poster’s list, the poster’s numbers, and its place in the
 * review queue. The step `opportunity` fails when it is there, `postingCounts` without its company or when the guard does not hold.
 */
export const postingSteps = (posting: StoredOpportunity, guard?: CountGuard) =>
  changeSteps({
    before: undefined,
    after: posting,
    write: { Put: { Item: opportunityItem(posting), ConditionExpression: 'attribute_not_exists(pk)' } },
    guard,
  });

/** Stores an opportunity as a posting of a user, with what of its record is given. Throws `TransactionFailed` as above. */
export const storePosting = async (
  opportunity: Opportunity,
  owner: string,
  given: Parameters<typeof storedOpportunity>[1] = {},
): Promise<StoredOpportunity> => {
  const posting = storedOpportunity(opportunity, { owner, ...given });
  await transact(postingSteps(posting));
  return posting;
};
