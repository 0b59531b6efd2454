import { type Account, getAccount, statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { TransactionFailed } from '#functions/core/table.ts';
import { isBornBy, statusAfterOnboarding } from '#shared/features/user-rules.ts';
import type { ProfileEdit, User, users } from '#shared/features/users.ts';
import { getVersionedProfile, type Profile, storeProfile, toUser } from './repository.ts';

/** The refusal that a failed transaction of `storeProfile` stands for. */
const refusal = (error: TransactionFailed): AppError =>
  new AppError('conflict', {
    cause: error,
    ...(error.failed[1] === true && {
      message: 'Your profile was changed somewhere else since you opened it.',
    }),
  });

/**
 * Stores what somebody tells about themselves, whole, and returns the person as they are now; with `version` only if
 * nobody has changed the profile since. Throws `conflict` then, and `invalid_input` for what a schema cannot tell.
 */
export const keepProfile = async (
  account: Account,
  { version, ...edit }: Omit<ProfileEdit, 'version'> & { version?: number },
  now: Date,
): Promise<User> => {
  if (!isBornBy(edit.dateOfBirth, now))
    throw new AppError('invalid_input', { fields: { dateOfBirth: 'This day is still to come' } });
  const { firstName, lastName, phone, dateOfBirth, profileData } = edit;
  const approve =
    !account.approved && statusAfterOnboarding(account.role, statusOf(account), profileData) === 'active';
  const profile: Profile = {
    phone,
    dateOfBirth,
    profileData: { ...profileData, isOnboardingComplete: true },
  };
  try {
    await storeProfile(account, { firstName, lastName, profile, approve, from: version });
  } catch (error) {
    throw error instanceof TransactionFailed ? refusal(error) : error;
  }
  return toUser({ ...account, firstName, lastName, approved: account.approved || approve }, profile);
};

/** My profile. The names are read after the version: newer ones than it stands for make a change fail, not vanish. */
export const profile: Handler<typeof users.profile> = async ({ account }) => {
  const { profile: stored, version } = await getVersionedProfile(account.id);
  const current = await getAccount(account.id);
  if (!current) throw new AppError('unauthenticated');
  return { ...toUser(current, stored), version };
};

/** Stores my profile unless it was changed since I read it. */
export const saveProfile: Handler<typeof users.saveProfile> = async ({ account, body, now }) => ({
  ...(await keepProfile(account, body, now)),
  version: body.version + 1,
});
