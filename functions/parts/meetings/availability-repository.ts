import { itemOf, keyOf } from '#functions/core/keys.ts';
import { ConditionFailed, getItem, putItem } from '#functions/core/table.ts';
import type { Write } from '#functions/core/transaction.ts';
import { type AvailabilityRecord, availabilityRecordSchema } from '#shared/features/meetings/availability.ts';

const availabilityKey = (userId: string) => keyOf('availability', { userId });

/** When a user can be met; undefined for one who has not said it. */
export const getAvailability = (userId: string): Promise<AvailabilityRecord | undefined> =>
  getItem(availabilityRecordSchema, availabilityKey(userId));

/** That nothing was saved since the version that was read; 0 for none. */
const unchangedSince = (version: number) =>
  version === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': version },
      };

/** Stores the availability in place of the version before it. False when another change came first. */
export const putAvailability = async (userId: string, record: AvailabilityRecord): Promise<boolean> => {
  try {
    await putItem({
      Item: { ...itemOf('availability', { userId }), ...record },
      ...unchangedSince(record.version - 1),
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
};

/** The part of a transaction that fails once the availability has changed since it was read. */
export const availabilityCheck = (
  userId: string,
  { version }: Pick<AvailabilityRecord, 'version'>,
): Write => ({
  ConditionCheck: { Key: availabilityKey(userId), ...unchangedSince(version) },
});
