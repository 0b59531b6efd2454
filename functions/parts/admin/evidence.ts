import type { Account } from '#functions/core/account.ts';
import type { Profile } from '#functions/parts/profile/repository.ts';
import { checkDomain, type Evidence } from '#shared/core/approvals.ts';

/** What an approval is decided by: each claim of the user, with the check that is possible. */
export const evidenceOf = (account: Account, { profileData }: Profile): Evidence => {
  const { company, position, experience, linkedinUrl, isOnboardingComplete } = profileData;
  return {
    emailConfirmed: account.emailConfirmed,
    isOnboardingComplete,
    company,
    position,
    experience,
    linkedinUrl,
    domainCheck: checkDomain(account.email, company),
  };
};
