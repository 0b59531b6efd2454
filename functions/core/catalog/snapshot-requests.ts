import { newId } from '#functions/core/ids.ts';
import { type Condition, type Key, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';
import { unlessRefused } from '../unless-refused.ts';

/** Repairs are requested this often at most: many instances find out at the same time. */
const REPAIR_EVERY_MS = 10_000;

/**
 * How snapshots of a catalog are asked for: by writing one record, which wakes the stream's consumer.
 * @param item the key of that record and its `entity`
 */
export const snapshotRequests = ({ entity, ...key }: Key & { readonly entity: string }) => {
  const request = (at: Date, anew: boolean, only?: Condition) =>
    updateItem(updateOf(key, { set: { entity, requestId: newId(), at: at.toISOString(), anew } }, only));
  return {
    /** Asks for a new snapshot; with `anew` one of all records, for what came into the table without the stream. */
    request: async (at: Date, anew = false): Promise<void> => {
      await request(at, anew);
    },
    /** Asks for a snapshot in place of one that is missing or cannot be read, unless one was requested just now. */
    repair: async (at: Date): Promise<void> => {
      const only = {
        condition: 'attribute_not_exists(#at) OR #at < :before',
        names: { '#at': 'at' },
        values: { ':before': new Date(at.getTime() - REPAIR_EVERY_MS).toISOString() },
      };
      await unlessRefused(request(at, false, only));
    },
  };
};
