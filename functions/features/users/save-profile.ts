import { type Account, getAccount, statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import type { Handler } from '#functions/core/handlers.ts';
import { TransactionFailed } from '#functions/core/table.ts';
import {
  birthDateProblem,
  graduationYearProblem,
  statesEnoughExperience,
  statusAfterOnboarding,
} from '#shared/features/user-rules.ts';
import type { ProfileEdit, User, users } from '#shared/features/users.ts';
import { approveExperiencedMentor } from './account-status.ts';
import { getVersionedProfile, type Profile, storeProfile, toUser } from './repository.ts';

/** The error for a failed transaction of `storeProfile`. */
const refusal = (error: TransactionFailed): AppError =>
  new AppError('conflict', {
    cause: error,
    ...(error.failed[1] === true && {
      message: 'Your profile was changed elsewhere since you opened it.',
    }),
  });

/** Throws `invalid_input` for the rules that depend on today's date. */
const checkDates = ({ dateOfBirth, profileData }: Omit<ProfileEdit, 'version'>, now: Date): void => {
  const birth = birthDateProblem(dateOfBirth, now);
  const year = graduationYearProblem(profileData.graduationYear, now);
  const fields = {
    ...(birth !== undefined && { dateOfBirth: birth }),
    ...(year !== undefined && { 'profileData.graduationYear': year }),
  };
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields });
};

/**
 * Stores the whole profile and returns the updated user; with `version` only if the profile still has it. Throws
 * `conflict` otherwise, and `invalid_input` for rules that a schema cannot express.
 */
export const replaceUserProfile = async (
  account: Account,
  { version, ...edit }: Omit<ProfileEdit, 'version'> & { version?: number },
  now: Date,
): Promise<User> => {
  checkDates(edit, now);
  const { firstName, lastName, phone, dateOfBirth, profileData } = edit;
  const { role, emailConfirmed } = account;
  const status = statusOf(account);
  const approve =
    !account.approved && statusAfterOnboarding({ role, status, emailConfirmed }, profileData) === 'active';
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
  // The address may have been confirmed since the account was read.
  const approvedSince =
    role === 'mentor' && !emailConfirmed && statesEnoughExperience(profileData)
      ? await approveExperiencedMentor(account.id)
      : false;
  const confirmed = { emailConfirmed: emailConfirmed || approvedSince };
  const approved = account.approved || approve || approvedSince;
  return toUser({ ...account, ...confirmed, firstName, lastName, approved }, profile);
};

/** The user's profile. Names are read after the version, so that a concurrent change makes a save fail, not vanish. */
export const profile: Handler<typeof users.profile> = async ({ account }) => {
  const { profile: stored, version } = await getVersionedProfile(account.id);
  const current = await getAccount(account.id);
  if (!current) throw new AppError('unauthenticated');
  return { ...toUser(current, stored), version };
};

/** Stores the profile unless it has changed since the given version. */
export const saveProfile: Handler<typeof users.saveProfile> = async ({ account, body, now }) => ({
  ...(await replaceUserProfile(account, body, now)),
  version: body.version + 1,
});
