import { newId } from '#functions/core/ids.ts';
import { keyOf } from '#functions/core/keys.ts';
import { type Condition, ConditionFailed, updateItem } from '#functions/core/table.ts';
import { updateOf } from '#functions/core/update.ts';

/** Repairs are requested this often at most: many instances find out at the same time. */
const REPAIR_EVERY_MS = 10_000;

const request = (at: Date, anew: boolean, only?: Condition) =>
  updateOf(
    keyOf('search-build', {}),
    { set: { entity: 'search-build', requestId: newId(), at: at.toISOString(), anew } },
    only,
  );

/**
 * Asks the stream's consumer for a new snapshot of the search; with `anew` one of all records, for what came into the
 * table without the stream.
 */
export const requestSnapshot = async (at: Date, anew = false): Promise<void> => {
  await updateItem(request(at, anew));
};

/** Asks for a snapshot in place of one that is missing or cannot be read, unless one was requested just now. */
export const requestRepair = async (at: Date): Promise<void> => {
  const before = new Date(at.getTime() - REPAIR_EVERY_MS).toISOString();
  const only = {
    condition: 'attribute_not_exists(#at) OR #at < :before',
    names: { '#at': 'at' },
    values: { ':before': before },
  };
  try {
    await updateItem(request(at, false, only));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};
