import { statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { TransactionFailed } from '#functions/core/table.ts';
import { isBornBy, statusAfterOnboarding, type users } from '#shared/features/users.ts';
import { type Profile, storeOnboarding, toUser } from './repository.ts';

/** Stores the profile; again, whenever somebody edits it. E-mail and role of the payload change nothing. */
export const completeOnboarding: Handler<typeof users.completeOnboarding> = async ({
  body,
  account,
  now,
}) => {
  if (!isBornBy(body.dateOfBirth, now))
    throw new AppError('invalid_input', { fields: { dateOfBirth: 'This day is still to come' } });
  const { firstName, lastName, phone, dateOfBirth, profileData } = body;
  const approve =
    !account.approved && statusAfterOnboarding(account.role, statusOf(account), profileData) === 'active';
  const profile: Profile = {
    phone,
    dateOfBirth,
    profileData: { ...profileData, isOnboardingComplete: true },
  };
  try {
    await storeOnboarding(account, profile, { firstName, lastName, approve });
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
  return toUser({ ...account, firstName, lastName, approved: account.approved || approve }, profile);
};
