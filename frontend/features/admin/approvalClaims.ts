import type { Claim } from '#frontend/ui/data/Claims.tsx';
import type { Approval } from '#shared/core/approvals.ts';
import { DOMAIN_CHECK_TEXTS } from './adminLabels.ts';

const SELF_DECLARED = 'Stated by the user, not checked';

/** What a user claims, each with its check. */
export const claimsOf = ({ email, role, evidence }: Approval): readonly Claim[] => {
  const { company, position, experience, linkedinUrl, domainCheck, emailConfirmed } = evidence;
  const done = evidence.isOnboardingComplete;
  const stated = (label: string, value: string, check = SELF_DECLARED): Claim => ({
    label,
    value,
    check: value ? check : 'Nothing to check',
    state: 'open',
  });
  const work: readonly Claim[] = [
    {
      ...stated('Company', company, DOMAIN_CHECK_TEXTS[domainCheck]),
      ...(domainCheck === 'matches' && { state: 'good' }),
    },
    stated('Position', position),
    stated('Experience', experience && `${experience} years`),
  ];
  return [
    {
      label: 'Email',
      value: email,
      check: emailConfirmed ? 'Confirmed by the user' : 'Not confirmed yet',
      state: emailConfirmed ? 'good' : 'open',
    },
    // Admins aren't asked for their work.
    ...(role === 'admin' ? work.filter(({ value }) => value !== '') : work),
    stated('LinkedIn', linkedinUrl, 'Open the profile and compare'),
    {
      label: 'Profile',
      value: done ? 'Set up' : 'Not set up yet',
      check: done ? 'All steps are done' : 'The user may still add details',
      state: done ? 'good' : 'open',
    },
  ];
};
