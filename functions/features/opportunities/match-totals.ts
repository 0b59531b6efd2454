import type { Account } from '#functions/core/account.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { matchTotal } from '#shared/features/matching/facts.ts';
import { askedOf } from '#shared/features/matching/requirements.ts';
import { knownFacts } from './known-facts.ts';
import { profileToMatch } from './match.ts';

/**
 * The totals of the signed-in user's receipts for some opportunities, in their order; null where there is nothing to
 * compare. It reads the profile once, and what each opportunity asks for out of its texts.
 */
export const matchesOf = async (
  account: Account,
  found: readonly StoredOpportunity[],
  now: Date,
): Promise<(number | null)[]> => {
  if (found.length === 0) return [];
  const facts = knownFacts(await profileToMatch(account, now), dayOf(now));
  return found.map((opportunity) => matchTotal(facts, askedOf(opportunity)));
};
