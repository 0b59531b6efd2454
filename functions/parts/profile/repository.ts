import * as z from 'zod';
import { type Account, accountKey, statusOf, timeZoneOf } from '#functions/core/account.ts';
import { asRead, both } from '#functions/core/conditions.ts';
import { keyOf } from '#functions/core/keys.ts';
import { getItem, type Key, transact } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { conditionOf, updateOf } from '#functions/core/update.ts';
import { dashboardKey } from '#functions/parts/dashboard/repository.ts';
import { sectionsOf } from '#shared/features/profile/answers.ts';
import type { Section } from '#shared/features/profile/rules.ts';
import { resumeScore } from '#shared/features/resume/score.ts';
import { profileDataSchema, type User } from '#shared/features/users/schema.ts';
import { type StoredSections, sectionStatesSchema, sectionWrites } from './sections.ts';

export const storedProfileSchema = z.object({
  phone: z.string(),
  dateOfBirth: z.string(),
  profileData: profileDataSchema.extend({ isOnboardingComplete: z.boolean() }),
  /** Version and audience of each section that was ever saved. The entries are records of their own. */
  sections: sectionStatesSchema.optional(),
});
/** The answers of the onboarding, stored beside the account. */
export type Profile = z.infer<typeof storedProfileSchema>;

export const profileKey = (id: string): Key => keyOf('profile', { userId: id });

/** The profile of a user id. Every account is created with one, so a missing profile is an error. */
export const getProfile = async (id: string): Promise<Profile> => {
  const profile = await getItem(storedProfileSchema, profileKey(id));
  if (!profile) throw new Error(`The account ${id} has no profile.`);
  return profile;
};

/** The profile of a user id with the number of times it was changed. */
export const getVersionedProfile = async (id: string): Promise<{ profile: Profile; version: number }> => {
  const found = await getItem(
    storedProfileSchema.extend({ version: z.number().int().default(0) }),
    profileKey(id),
  );
  if (!found) throw new Error(`The account ${id} has no profile.`);
  const { version, ...profile } = found;
  return { profile, version };
};

/** The user as sent to their own browser. */
export const toUser = (account: Account, { phone, dateOfBirth, profileData }: Profile): User => ({
  id: account.id,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  phone,
  dateOfBirth,
  role: account.role,
  status: statusOf(account),
  ...(statusOf(account) === 'rejected' &&
    account.decision?.kind === 'rejected' && { rejectionReason: account.decision.reason }),
  emailConfirmed: account.emailConfirmed,
  ...(account.timeZone !== undefined && { timeZone: timeZoneOf(account) }),
  profileData,
});

/** The user behind an account: one read. */
export const userOf = async (account: Account): Promise<User> =>
  toUser(account, await getProfile(account.id));

/** Replaces the profile and raises its version; with `from` only if the version is still that one. */
export const replaceProfile = (
  id: string,
  { phone, dateOfBirth, profileData, sections = {} }: Profile,
  from: number | undefined,
): Write => ({
  Update: updateOf(
    profileKey(id),
    { set: { phone, dateOfBirth, profileData, sections }, add: { version: 1 } },
    both(
      { condition: 'attribute_exists(pk)' },
      // A profile that was never changed has no version.
      from === undefined ? undefined : asRead({ version: from === 0 ? undefined : from }),
    ),
  ),
});

/** The resume score of a profile. `stored` is what is stored of its sections. */
export const scoreOf = (account: Account, profile: Profile, stored: StoredSections): number =>
  resumeScore({ role: account.role, sections: sectionsOf({ ...account, ...profile }, stored) });

/** The write that updates the resume score after a change of the profile. `stored` is what is stored of its sections then. */
export const storeScore = (account: Account, profile: Profile, stored: StoredSections): Write => ({
  Update: updateOf(
    dashboardKey(account.id),
    { set: { resumeScore: scoreOf(account, profile, stored) } },
    { condition: 'attribute_exists(pk)' },
  ),
});

interface ProfileChange {
  /** The new names; undefined when they stay as they are. */
  readonly names: Pick<Account, 'firstName' | 'lastName'> | undefined;
  readonly profile: Profile;
  /** What is stored of the sections afterwards. */
  readonly stored: StoredSections;
  /** The sections whose entries this changes. */
  readonly changed: readonly Section[];
  /** The approval that follows from it. */
  readonly approve: boolean;
  /** Only if the profile still has this version. */
  readonly from: number | undefined;
}

/** Changes names and approval of an account that is still as it was; without either, only checks that it is. */
const updateAccount = (account: Account, { names, approve }: ProfileChange): Write => {
  const { role, sessionEpoch } = account;
  const asNow = asRead({ role, sessionEpoch, ...(approve && { rejected: undefined }) });
  const Key = accountKey(account.id);
  if (!names && !approve) return { ConditionCheck: { Key, ...conditionOf(asNow) } };
  const { firstName, lastName } = names ?? {};
  const set = { firstName, lastName, approved: approve ? true : undefined };
  return { Update: updateOf(Key, { set }, asNow) };
};

/** What `storeProfile` does. */
export const profileSteps = (account: Account, change: ProfileChange) => {
  const { profile, stored, changed, from } = change;
  return {
    account: updateAccount(account, change),
    profile: replaceProfile(account.id, profile, from),
    score: storeScore(account, profile, stored),
    sections: sectionWrites(account.id, stored, changed),
  };
};

/**
 * Stores names, profile, sections, resume score and, with `approve`, the approval, in one transaction. Throws
 * `TransactionFailed` unless role and session epoch are those of `account` (the step `account`: score and approval depend on the
 * role, and a suspended user changes nothing), with `approve` also when an admin has rejected the user, and unless the
 * profile has the version `from` (the step `profile`).
 */
export const storeProfile = async (account: Account, change: ProfileChange): Promise<void> => {
  await transact(profileSteps(account, change));
};
