import type { Handler } from '#functions/core/handlers.ts';
import type { users } from '#shared/features/users.ts';
import { keepProfile } from './save-profile.ts';

/** Stores the profile, whatever it was. E-mail and role of the payload change nothing. */
export const completeOnboarding: Handler<typeof users.completeOnboarding> = ({
  body: { firstName, lastName, phone, dateOfBirth, profileData },
  account,
  now,
}) => keepProfile(account, { firstName, lastName, phone, dateOfBirth, profileData }, now);
