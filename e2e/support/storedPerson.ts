import type { BrowserContext } from 'playwright/test';
import type { Profile } from '#functions/parts/profile/repository.ts';
import type { Role } from '#shared/core/contract.ts';
import { statusAtSignUp } from '#shared/features/users/rules.ts';
import { emptyProfileData } from '#shared/features/users/schema.ts';
import { newAddress } from './address.ts';
import { asOperator, siteUrl } from './operator.ts';

/** Options for the user a test needs. The default is a student who has just signed up. */
export interface NewPerson {
  role?: Role;
  firstName?: string;
  lastName?: string;
  /** Has opened the link of the confirmation mail. */
  confirmed?: boolean;
  /** Has completed onboarding, with these `skills` if given. */
  onboarded?: boolean | { skills: string[] };
  /** Is a user in Cognito: for a test that signs in with the password, changes it, or reads the mails of a sign-up. */
  inPool?: boolean;
}

/** What onboarding adds to a profile. */
const CONTACT = { phone: '+44 20 7946 0000', dateOfBirth: '2001-12-10' };

const profileOf = ({ onboarded = false }: NewPerson): Profile => {
  const skills = typeof onboarded === 'object' ? onboarded.skills : [];
  return {
    ...(onboarded === false ? { phone: '', dateOfBirth: '' } : CONTACT),
    profileData: { ...emptyProfileData(), skills, isOnboardingComplete: onboarded !== false },
  };
};

/**
 * Writes a user into the table as a sign-up would, but for the user in Cognito, and signs the context in: no password
 * fits, and no mail is sent. Cognito bills each user that signs up, so that a test takes this way unless it is about one.
 */
export const storePerson = async (context: BrowserContext, options: NewPerson): Promise<void> => {
  await asOperator();
  const [{ startSession }, { storeUser }] = await Promise.all([
    import('#functions/core/session.ts'),
    import('#functions/scenarios/user.ts'),
  ]);
  const { role = 'student', firstName = 'Ada', lastName = 'Byron', confirmed = false } = options;
  const now = new Date();
  const account = await storeUser({
    account: {
      email: newAddress(),
      firstName,
      lastName,
      role,
      approved: statusAtSignUp(role) === 'active',
      emailConfirmed: confirmed,
      createdAt: now.toISOString(),
    },
    profile: profileOf(options),
  });
  const [name = '', value = ''] = ((await startSession(account, true, now)).split('; ')[0] ?? '').split('=');
  const { hostname } = new URL(siteUrl());
  const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const;
  await context.addCookies([{ name, value, domain: hostname, ...attributes }]);
};
