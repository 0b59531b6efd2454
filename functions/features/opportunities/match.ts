import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { type Profile, match as receiptFor } from '#shared/features/matching.ts';
import type { opportunities } from '#shared/features/opportunities.ts';
import { dayOf } from '#shared/features/opportunity-days.ts';
import { sectionsOf } from '#shared/features/profile-answers.ts';
import { getStoredSections } from '../profile/repository.ts';
import { getProfile } from '../users/repository.ts';
import { getCountedOpportunity } from './repository.ts';

/** The sections of a user's profile, as a match takes them: two reads. */
export const profileToMatch = async (account: Account): Promise<Profile> => {
  const [{ sections: _, ...answers }, stored] = await Promise.all([
    getProfile(account.id),
    getStoredSections(account.id),
  ]);
  return sectionsOf({ ...account, ...answers }, stored);
};

/** The receipt of the signed-in user and one opportunity that was published, as of today. */
export const match: Handler<typeof opportunities.match> = async ({ params, account, now }) => {
  const opportunity = await getCountedOpportunity(params.id);
  if (!opportunity) throw new AppError('not_found', { message: 'This opportunity doesn’t exist.' });
  return receiptFor(await profileToMatch(account), opportunity, dayOf(now));
};
