import { AppError } from '#functions/core/errors.ts';
import { newId } from '#functions/core/ids.ts';
import { ConditionFailed, deleteItem, type Key, putItem } from '#functions/core/table.ts';

/** Who has held it for so long belongs to a function that died: functions live 10 s. */
const LEASE_MS = 15_000;

const lockKey = (userId: string): Key => ({ pk: `user#${userId}`, sk: 'password-lock' });

const take = async (userId: string, holder: string, now: Date): Promise<void> => {
  try {
    await putItem({
      Item: {
        ...lockKey(userId),
        entity: 'password-lock',
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
      message: 'Your password is being changed somewhere else at this moment. Look there first.',
    });
  }
};

const release = async (userId: string, holder: string): Promise<void> => {
  try {
    await deleteItem({
      Key: lockKey(userId),
      ConditionExpression: 'holder = :holder',
      ExpressionAttributeValues: { ':holder': holder },
    });
  } catch (error) {
    // The lease was over, and somebody else holds it now.
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

/**
 * Does `work` while nobody else does anything under this person's lock: between checking a password and setting
 * another, Cognito knows no condition. Throws `conflict` at once when somebody holds it.
 */
export const underPasswordLock = async <T>(userId: string, now: Date, work: () => Promise<T>): Promise<T> => {
  const holder = newId();
  await take(userId, holder, now);
  try {
    return await work();
  } finally {
    await release(userId, holder);
  }
};
