import { AwsError } from '../../aws.ts';
import type { Pool } from '../pool.ts';

/** From this many wrong passwords in a row on, each locks the user out: for a second at first, then twice as long each time. */
const FREE = 5;
const LONGEST_MS = 15 * 60 * 1000;
/** After so long without an attempt the count begins anew. */
const FORGOTTEN_MS = 15 * 60 * 1000;

/**
 * NotAuthorizedException while the user is locked out, whatever the password ("Lockout behavior for failed sign-in
 * attempts" in Cognito's guide). An attempt during the lockout changes nothing.
 */
export const checkLockout = (pool: Pool, username: string): void => {
  const { failures, latest } = pool.store.failedSignIns(username);
  if (failures < FREE) return;
  const lockedFor = Math.min(LONGEST_MS, 1000 * 2 ** (failures - FREE));
  if (pool.now() < latest + lockedFor)
    throw new AwsError('NotAuthorizedException', 'Password attempts exceeded');
};

export const countFailure = (pool: Pool, username: string): void => {
  const { failures, latest } = pool.store.failedSignIns(username);
  const counted = pool.now() - latest > FORGOTTEN_MS ? 0 : failures;
  pool.store.setFailedSignIns(username, { failures: counted + 1, latest: pool.now() });
};
