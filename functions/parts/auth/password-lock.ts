import { AppError } from '#functions/core/errors.ts';
import { newId } from '#functions/core/ids.ts';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { ConditionFailed, deleteItem, type Key, putItem } from '#functions/core/table.ts';
import { unlessRefused } from '#functions/core/unless-refused.ts';

/** A lease older than this belongs to a function that ended without releasing it: functions run for 10 s at most. */
const LEASE_MS = 15_000;

const lockKey = (userId: string): Key => keyOf('password-lock', { userId });

const take = async (userId: string, holder: string, now: Date): Promise<void> => {
  try {
    await putItem({
      Item: {
        ...itemOf('password-lock', { userId }),
        holder,
        leaseUntil: now.getTime() + LEASE_MS,
        ttl: Math.ceil((now.getTime() + LEASE_MS) / 1000),
      },
      ConditionExpression: 'attribute_not_exists(pk) OR leaseUntil < :now',
      ExpressionAttributeValues: { ':now': now.getTime() },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError('conflict', {
      message:
        'Your password is being changed in another tab or on another device. Please finish there first.',
    });
  }
};

const release = async (userId: string, holder: string): Promise<void> => {
  // Refused when the lease had expired and another request holds it.
  await unlessRefused(
    deleteItem({
      Key: lockKey(userId),
      ConditionExpression: 'holder = :holder',
      ExpressionAttributeValues: { ':holder': holder },
    }),
  );
};

/**
 * Runs `work` under the user's password lock: Cognito has no conditional write, so checking a password and setting a new
 * one must not interleave with another change. Throws `conflict` at once when the lock is held.
 */
export const withPasswordLock = async <T>(userId: string, now: Date, work: () => Promise<T>): Promise<T> => {
  const holder = newId();
  await take(userId, holder, now);
  try {
    return await work();
  } finally {
    await release(userId, holder);
  }
};
