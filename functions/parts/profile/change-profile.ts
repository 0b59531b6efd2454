import { type Account, statusOf } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { retrying } from '#functions/core/retry.ts';
import { isRefused } from '#functions/core/transaction.ts';
import { approveExperiencedMentor } from '#functions/parts/profile/experienced-mentor.ts';
import {
  getVersionedProfile,
  type Profile,
  type profileSteps,
  storeProfile,
  toUser,
} from '#functions/parts/profile/repository.ts';
import { getStoredSections, type StoredSections } from '#functions/parts/profile/sections.ts';
import { SECTIONS } from '#shared/features/profile/rules.ts';
import { statesEnoughExperience, statusAfterOnboarding } from '#shared/features/users/rules.ts';
import type { User } from '#shared/features/users/schema.ts';

/** A user's profile as one version of it. */
export interface WholeProfile {
  readonly profile: Profile;
  readonly version: number;
  readonly stored: StoredSections;
}

/** What becomes of it. */
export interface ProfileEdit {
  /** The new names, if they change. */
  readonly names?: Pick<Account, 'firstName' | 'lastName'> | undefined;
  readonly profile: Profile;
  /** The entries of the sections that change. */
  readonly sections: StoredSections;
}

/**
 * The profile of a user. The sections are read after the version: what is read too new makes a save fail, and not
 * overwrite.
 */
export const loadProfile = async (userId: string): Promise<WholeProfile> => {
  const versioned = await getVersionedProfile(userId);
  return { ...versioned, stored: await getStoredSections(userId) };
};

/** The profile was changed after it was read: another attempt may succeed. */
class Outdated extends Error {}

const attempt = async (
  account: Account,
  edit: (before: WholeProfile) => ProfileEdit,
): Promise<ProfileEdit & { stored: StoredSections; approve: boolean }> => {
  const before = await loadProfile(account.id);
  const after = edit(before);
  const { role, emailConfirmed, approved } = account;
  const approve =
    !approved &&
    statusAfterOnboarding({ role, status: statusOf(account), emailConfirmed }, after.profile.profileData) ===
      'active';
  const stored = { ...before.stored, ...after.sections };
  const changed = SECTIONS.filter((section) => after.sections[section] !== undefined);
  try {
    await storeProfile(account, {
      ...after,
      names: after.names,
      stored,
      changed,
      approve,
      from: before.version,
    });
  } catch (error) {
    if (!isRefused<ReturnType<typeof profileSteps>>(error)) throw error;
    throw error.failed.account
      ? new AppError('conflict', { cause: error })
      : new Outdated('', { cause: error });
  }
  return { ...after, stored, approve };
};

/**
 * Changes a profile in one transaction with everything that follows from it: the resume score, and the approval of an
 * experienced mentor. `edit` gets the profile as it is, again if it was changed meanwhile, and throws to change nothing.
 * Throws `conflict` when the user's role or sessions have changed.
 */
export const changeProfile = async (
  account: Account,
  edit: (before: WholeProfile) => ProfileEdit,
): Promise<{ user: User; profile: Profile; stored: StoredSections }> => {
  const { names, profile, stored, approve } = await retrying(
    () => attempt(account, edit),
    (error) => error instanceof Outdated,
  );
  // The address may have been confirmed since the account was read.
  const approvedSince =
    account.role === 'mentor' && !account.emailConfirmed && statesEnoughExperience(profile.profileData)
      ? await approveExperiencedMentor(account.id)
      : false;
  const emailConfirmed = account.emailConfirmed || approvedSince;
  const approved = account.approved || approve || approvedSince;
  return { user: toUser({ ...account, ...names, emailConfirmed, approved }, profile), profile, stored };
};
