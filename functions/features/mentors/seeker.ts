import type { Account } from '#functions/core/account.ts';
import { getProfile } from '#functions/parts/profile/repository.ts';
import { getStoredSections } from '#functions/parts/profile/sections.ts';
import { dayOf } from '#shared/core/opportunity-days.ts';
import { seekerOf } from '#shared/features/mentors/seeker.ts';
import { isMinor } from '#shared/features/mentorships/rules.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';

/** A student who looks for a mentor: what is compared with mentors, and whether they are under 18. Two reads. */
export const seekingStudent = async (account: Account, now: Date) => {
  const [profile, stored] = await Promise.all([getProfile(account.id), getStoredSections(account.id)]);
  return {
    seeker: seekerOf(sectionsOf({ ...account, ...profile }, stored)),
    minor: isMinor(profile.dateOfBirth, dayOf(now)),
  };
};
