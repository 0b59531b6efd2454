import type { Account } from '#functions/core/account.ts';
import type { Listing } from '#functions/parts/opportunities/catalog/listing.ts';
import { scoreByMatch } from '#functions/parts/opportunities/catalog/match-score.ts';
import type { Order } from '#functions/parts/opportunities/catalog/page.ts';
import { type Marks, marksOf } from '#functions/parts/saved/marks.ts';
import { mayApply } from '#shared/core/applicant-roles.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import type { Profile } from '#shared/features/matching/claims.ts';
import { type Facts, matchTotal } from '#shared/features/matching/facts.ts';
import { matchVersion } from '#shared/features/matching/matching.ts';
import { saysNothing } from '#shared/features/matching/ranking.ts';
import { askedFrom } from '#shared/features/matching/terms.ts';
import { knownFacts } from './known-facts.ts';
import { profileToMatch } from './match.ts';

const NO_MARKS: Marks = { applied: new Map(), saved: new Map(), hidden: new Map() };

/** Who is looking for opportunities. */
export interface Person {
  readonly profile: Profile;
  readonly marks: Marks;
  readonly facts: Facts;
  /** The best match first; the newest while there is nothing to compare. */
  readonly byMatch: Order;
}

/** What results depend on for a signed-in user: the profile and the marks, four to five read units. */
export const personOf = async (account: Account, now: Date): Promise<Person> => {
  const [profile, marks] = await Promise.all([
    profileToMatch(account, now),
    mayApply(account.role) ? marksOf(account.id) : NO_MARKS,
  ]);
  const facts = knownFacts(profile, dayOf(now));
  const byMatch: Order = saysNothing(facts) ? { by: 'newest' } : { by: 'match', score: scoreByMatch(facts) };
  return { profile, marks, facts, byMatch };
};

/** What an opportunity is to a person. Without terms there is no match, while the catalog cannot be read. */
export const personalParts = (
  { marks, facts }: Person,
  { id, terms }: Pick<Listing, 'id'> & Partial<Listing>,
) => ({
  applied: marks.applied.has(id),
  saved: marks.saved.has(id),
  match: terms ? matchTotal(facts, askedFrom(terms)) : null,
});

export { matchVersion };
