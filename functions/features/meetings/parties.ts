import type { Account } from '#functions/core/account.ts';
import { haveApplication } from '#functions/features/profile/relation.ts';

/**
 * Whether two users have a reason to meet: an application that goes on. Those without one learn nothing of each other's
 * time.
 */
export const mayMeet = async (one: Account, other: Account): Promise<boolean> =>
  one.approved && other.approved && !other.suspended && (await haveApplication(one, other));
