import type { Handler } from '#functions/core/handlers.ts';
import type { users } from '#shared/features/users/routes.ts';
import { replaceUserProfile } from './save-profile.ts';

/** Stores the profile. Email and role in the payload are ignored. */
export const completeOnboarding: Handler<typeof users.completeOnboarding> = ({
  body: { email: _, role: __, ...edit },
  account,
  now,
}) => replaceUserProfile(account, edit, now);
