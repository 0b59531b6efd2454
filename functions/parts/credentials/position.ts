import * as z from 'zod';
import { itemOf, keyOf } from '#functions/core/keys.ts';
import { getItem, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { positionOf } from '#shared/features/credentials/status-bits.ts';

const countSchema = z.object({ count: z.number().int().min(1) });

/** The number of the latest status list: of the first one before anything was issued. */
export const latestList = async (): Promise<number> => {
  const stored = await getItem(countSchema, keyOf('status-position', {}));
  return positionOf(Math.max(0, (stored?.count ?? 0) - 1)).list;
};

/**
 * Takes the next position of the status lists. By an update of its own: in the transaction of each credential, all would meet on
 * one record. A position that its credential does not take in the end is never given again.
 */
export const takePosition = async (): Promise<{ readonly list: number; readonly index: number }> => {
  const { entity } = itemOf('status-position', {});
  const stored = await updateItem({
    ...updateOf(keyOf('status-position', {}), { set: { entity }, add: { count: 1 } }),
    ReturnValues: 'UPDATED_NEW',
  });
  return positionOf(countSchema.parse(stored).count - 1);
};
