import { type Account, statusOf } from '#functions/core/account.ts';
import { newId } from '#functions/core/ids.ts';
import { itemOf } from '#functions/core/keys.ts';
import { transact } from '#functions/core/table.ts';
import { emailItem } from '#functions/parts/auth/repository.ts';
import type { Profile } from '#functions/parts/profile/repository.ts';
import type { StoredSections } from '#functions/parts/profile/sections.ts';
import { addActiveAdmin } from '#functions/parts/users/active-admins.ts';
import { newUserSteps } from '#functions/parts/users/repository.ts';
import type { Dashboard } from '#shared/features/dashboard/routes.ts';
import { type ProfileData, profileDataSchema } from '#shared/features/users/schema.ts';

/** A user: an active student who has completed onboarding, with what a caller wants to be different. */
export interface UserDescription {
  readonly account?: Partial<Account>;
  /** The answers of the onboarding; those about the career alone are `answers`. */
  readonly profile?: Profile;
  readonly answers?: Partial<ProfileData>;
  /** The entries of the sections that go beyond onboarding. */
  readonly sections?: StoredSections | undefined;
  readonly figures?: Partial<Dashboard>;
  /** The day of the latest activity. */
  readonly activeOn?: string;
  /** Counts among the active admins, if they are one: the last of them can’t be suspended. */
  readonly counts?: boolean;
}

/** The account of a user, who is not stored yet. */
export const newAccount = (given: Partial<Account> = {}): Account => {
  const id = newId();
  return {
    id,
    email: `${id}@people.fledge.test`,
    firstName: 'Robin',
    lastName: 'Example',
    role: 'student',
    approved: true,
    suspended: false,
    emailConfirmed: true,
    sessionEpoch: 0,
    createdAt: '2026-01-01T00:00:00.000Z',
    ...given,
  };
};

/** The profile of a user: the given one, or one of the answers. */
export const profileOf = ({ profile, answers = {} }: UserDescription): Profile =>
  profile ?? {
    phone: '',
    dateOfBirth: '',
    profileData: { ...profileDataSchema.parse(answers), isOnboardingComplete: true },
  };

const activityStep = (userId: string, lastActiveOn: string) => ({
  Put: { Item: { ...itemOf('activity', { userId }), userId, lastActiveOn } },
});

/** The steps that store a user with their address. The step `address` fails when it is taken, `account` when there is one. */
export const userSteps = (account: Account, given: Omit<UserDescription, 'account'> = {}) => {
  const { figures, sections, activeOn, counts } = given;
  const isActiveAdmin = account.role === 'admin' && statusOf(account) === 'active';
  return {
    address: {
      Put: { Item: emailItem(account.email, account.id), ConditionExpression: 'attribute_not_exists(pk)' },
    },
    ...newUserSteps(account, profileOf(given), figures, sections),
    activity: activeOn === undefined ? undefined : activityStep(account.id, activeOn),
    activeAdmins: counts && isActiveAdmin ? addActiveAdmin(account.id) : undefined,
  };
};

/** Stores a user in the table alone: no session, no user in Cognito. Throws `TransactionFailed` as above. */
export const storeUser = async ({ account: given, ...user }: UserDescription = {}): Promise<Account> => {
  const account = newAccount(given);
  await transact(userSteps(account, user));
  return account;
};
