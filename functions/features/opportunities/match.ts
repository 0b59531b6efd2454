import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getCountedOpportunity } from '#functions/parts/opportunities/repository.ts';
import { getProfile } from '#functions/parts/profile/repository.ts';
import { getStoredSections } from '#functions/parts/profile/sections.ts';
import { audiencesIn } from '#functions/parts/profile/views.ts';
import { recordedProofs, visibleProofs } from '#functions/parts/projects/proofs.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { proofsUsed } from '#shared/features/matching/facts.ts';
import { type Profile, receiptOf } from '#shared/features/matching/matching.ts';
import { askedOf } from '#shared/features/matching/requirements.ts';
import type { opportunities } from '#shared/features/opportunities/routes.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import { visibleSections } from '#shared/features/profile/visibility.ts';
import { knownFacts } from './known-facts.ts';

/**
 * What a match rests on: the sections of a user's profile that those see with whom they work, and what is proven of them, so
 * that every number is the one that an employer gets with an application (decision 0186). Three reads, and one more with proven
 * projects.
 */
export const profileToMatch = async (account: Account, now: Date): Promise<Profile> => {
  const [{ sections: states = {}, ...answers }, stored, recorded] = await Promise.all([
    getProfile(account.id),
    getStoredSections(account.id),
    recordedProofs(account),
  ]);
  const audiences = audiencesIn(states);
  const proven = await visibleProofs(recorded, { viewer: 'work', audiences, now });
  const sections = sectionsOf({ ...account, ...answers }, stored);
  return { ...visibleSections(sections, audiences, 'work'), proven };
};

/** The receipt of the signed-in user and one opportunity that was published, as of today, with the proofs on which it rests. */
export const match: Handler<typeof opportunities.match> = async ({ params, account, now }) => {
  const opportunity = await getCountedOpportunity(params.id);
  if (!opportunity) throw new AppError('not_found', { message: 'This opportunity doesn’t exist.' });
  const day = dayOf(now);
  const facts = knownFacts(await profileToMatch(account, now), day);
  const asked = askedOf(opportunity);
  return { ...receiptOf(facts, asked, day), proven: proofsUsed(facts, asked) };
};
