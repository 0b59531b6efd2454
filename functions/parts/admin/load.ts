import * as z from 'zod';
import { type Account, accountKey, accountSchema, getAccount } from '#functions/core/account.ts';
import { activityKey } from '#functions/core/activity.ts';
import { AppError } from '#functions/core/errors.ts';
import { getItems } from '#functions/core/table.ts';
import { dashboardKey } from '#functions/parts/dashboard/repository.ts';
import { type Profile, profileKey, storedProfileSchema } from '#functions/parts/profile/repository.ts';
import { INVITATION_SECONDS } from '#shared/core/retention.ts';
import type { ManagedUser } from '#shared/features/admin/managed-users.ts';
import { dashboardSchema } from '#shared/features/dashboard/routes.ts';
import { directoryUserOf } from './directory/sync.ts';
import { evidenceOf } from './evidence.ts';

const noUser = () => new AppError('not_found', { message: 'This user doesn’t exist.' });

/** The account that a route names, read consistently. */
export const requireAccount = async (id: string): Promise<Account> => {
  const account = await getAccount(id);
  if (!account) throw noUser();
  return account;
};

/** When the link of an invitation that was sent then stops to work. */
export const expiryOf = (sentAt: string): string =>
  new Date(Date.parse(sentAt) + INVITATION_SECONDS * 1000).toISOString();

const versioned = storedProfileSchema.extend({ version: z.number().int().default(0) });
const activity = z.object({ lastActiveOn: z.string() });
const anyItem = z.looseObject({ sk: z.string() });

/** A user's records, as one version of the user. */
export interface LoadedUser {
  readonly account: Account;
  readonly profile: Profile;
  readonly profileVersion: number;
  readonly managed: ManagedUser;
}

/** A user with everything that an admin sees: four items, two read units, or four to see what was just written. */
export const loadUser = async (id: string, consistent: boolean): Promise<LoadedUser> => {
  const keys = {
    account: accountKey(id),
    profile: profileKey(id),
    dashboard: dashboardKey(id),
    activity: activityKey(id),
  };
  const items = await getItems(anyItem, Object.values(keys), consistent);
  const item = ({ sk }: { sk: string }) => items.find((one) => one.sk === sk);
  const stored = item(keys.account);
  if (!stored) throw noUser();
  const account = accountSchema.parse(stored);
  const { version: profileVersion, ...profile } = versioned.parse(item(keys.profile));
  const activeOn = activity.safeParse(item(keys.activity)).data?.lastActiveOn ?? null;
  const { invitedAt, firstApproval = null, decision = null, version = 0 } = account;
  const managed: ManagedUser = {
    ...directoryUserOf(account, profile, activeOn),
    phone: profile.phone,
    emailConfirmed: account.emailConfirmed,
    profileData: profile.profileData,
    figures: dashboardSchema.parse(item(keys.dashboard)),
    evidence: evidenceOf(account, profile),
    firstApproval,
    decision,
    invitation: invitedAt === undefined ? null : { sentAt: invitedAt, expiresAt: expiryOf(invitedAt) },
    version: `${version}.${profileVersion}`,
  };
  return { account, profile, profileVersion, managed };
};
