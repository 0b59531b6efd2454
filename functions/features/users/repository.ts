import * as z from 'zod';
import { type Account, accountKey, statusOf } from '#functions/core/account.ts';
import { getItem, type Key, transact, type Write } from '#functions/core/table.ts';
import { dashboardKey } from '#functions/features/dashboard/repository.ts';
import { type Dashboard, dashboardSchema } from '#shared/features/dashboard.ts';
import { resumeScore } from '#shared/features/resume-score.ts';
import { profileDataSchema, type User } from '#shared/features/users.ts';

const profileSchema = z.object({
  phone: z.string(),
  dateOfBirth: z.string(),
  profileData: profileDataSchema.extend({ isOnboardingComplete: z.boolean() }),
});
/** What onboarding collects beside the account. */
export type Profile = z.infer<typeof profileSchema>;

const profileKey = (id: string): Key => ({ pk: `user#${id}`, sk: 'profile' });

/** The profile of a user id. Every account has one from its first moment, so it throws when there is none. */
export const getProfile = async (id: string): Promise<Profile> => {
  const profile = await getItem(profileSchema, profileKey(id));
  if (!profile) throw new Error(`The account ${id} has no profile.`);
  return profile;
};

/** A person as their own browser sees them. */
export const toUser = (account: Account, { phone, dateOfBirth, profileData }: Profile): User => ({
  id: account.id,
  email: account.email,
  firstName: account.firstName,
  lastName: account.lastName,
  phone,
  dateOfBirth,
  role: account.role,
  status: statusOf(account),
  emailConfirmed: account.emailConfirmed,
  profileData,
});

/** The user behind an account: one read. */
export const userOf = async (account: Account): Promise<User> =>
  toUser(account, await getProfile(account.id));

const putProfile = (id: string, profile: Profile): Write => ({
  Put: { Item: { ...profileKey(id), entity: 'profile', ...profile } },
});

const scoreOf = ({ role }: Pick<Account, 'role'>, profile: Profile): number =>
  resumeScore({ role, ...profile });

const noFigures = Object.fromEntries(Object.keys(dashboardSchema.shape).map((figure) => [figure, 0]));

/**
 * The writes that make a person: account, profile, and a dashboard of true zeros, or of the figures that the same
 * transaction makes true. Fails when the account exists.
 */
export const newPerson = (account: Account, profile: Profile, figures: Partial<Dashboard> = {}): Write[] => [
  {
    Put: {
      Item: { ...accountKey(account.id), entity: 'account', ...account },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  },
  putProfile(account.id, profile),
  {
    Put: {
      Item: {
        ...dashboardKey(account.id),
        entity: 'dashboard',
        ...noFigures,
        ...figures,
        resumeScore: scoreOf(account, profile),
      },
    },
  },
];

/**
 * Stores what onboarding collected, all or nothing: names, profile, resume score and, with `approve`, the approval.
 * Throws `TransactionFailed` unless role and sessions stand as in `account`: the score and the approval follow from
 * the role, and who was suspended meanwhile changes nothing any more.
 */
export const storeOnboarding = async (
  account: Account,
  profile: Profile,
  { firstName, lastName, approve }: { firstName: string; lastName: string; approve: boolean },
): Promise<void> =>
  transact([
    {
      Update: {
        Key: accountKey(account.id),
        UpdateExpression: `SET firstName = :first, lastName = :last${approve ? ', approved = :yes' : ''}`,
        ConditionExpression: '#role = :role AND sessionEpoch = :epoch',
        ExpressionAttributeNames: { '#role': 'role' },
        ExpressionAttributeValues: {
          ':first': firstName,
          ':last': lastName,
          ':role': account.role,
          ':epoch': account.sessionEpoch,
          ...(approve && { ':yes': true }),
        },
      },
    },
    putProfile(account.id, profile),
    {
      Update: {
        Key: dashboardKey(account.id),
        UpdateExpression: 'SET resumeScore = :score',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':score': scoreOf(account, profile) },
      },
    },
  ]);
