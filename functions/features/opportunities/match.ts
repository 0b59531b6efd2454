import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { getCountedOpportunity } from '#functions/parts/opportunities/repository.ts';
import { getProfile } from '#functions/parts/profile/repository.ts';
import { getStoredSections } from '#functions/parts/profile/sections.ts';
import { audiencesIn } from '#functions/parts/profile/views.ts';
import { provenAmong } from '#functions/parts/projects/proofs.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { type Profile, receiptOf } from '#shared/features/matching/matching.ts';
import { askedOf, askedSkills } from '#shared/features/matching/requirements.ts';
import type { opportunities } from '#shared/features/opportunities/routes.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import type { Audiences } from '#shared/features/profile/rules.ts';
import { visibleSections } from '#shared/features/profile/visibility.ts';
import { knownFacts } from './known-facts.ts';

/** A user's profile as those see it with whom they work, and who may see which section of it. Two reads. */
const loadProfile = async (account: Account): Promise<{ profile: Profile; audiences: Audiences }> => {
  const [{ sections: states = {}, ...answers }, stored] = await Promise.all([
    getProfile(account.id),
    getStoredSections(account.id),
  ]);
  const audiences = audiencesIn(states);
  const sections = sectionsOf({ ...account, ...answers }, stored);
  return { profile: visibleSections(sections, audiences, 'work'), audiences };
};

/**
 * What a match rests on: the sections of a user's profile that those see with whom they work, so that every number is the
 * one that an employer gets with an application (decision 0186). Two reads.
 */
export const profileToMatch = async (account: Account): Promise<Profile> =>
  (await loadProfile(account)).profile;

/** The receipt of the signed-in user and one opportunity that was published, as of today, with the skills that projects prove. */
export const match: Handler<typeof opportunities.match> = async ({ params, account, now }) => {
  const opportunity = await getCountedOpportunity(params.id);
  if (!opportunity) throw new AppError('not_found', { message: 'This opportunity doesn’t exist.' });
  const day = dayOf(now);
  const { profile, audiences } = await loadProfile(account);
  const asked = askedOf(opportunity);
  const proven = await provenAmong(account, { asked: askedSkills(asked), audiences, now });
  return { ...receiptOf(knownFacts(profile, day), asked, day), proven };
};
