import * as z from 'zod';
import { newId } from '#functions/core/ids.ts';
import { keyOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { ConditionFailed, getItems, type Key, updateItem } from '#functions/core/table.ts';
import { overdueOpportunities, type Position } from '../deadline.ts';
import { opportunityKey, storedOpportunitySchema } from '../repository.ts';
import { buildSnapshot, type Records } from './builder.ts';
import { type Change, listingOf } from './listing.ts';
import { STORAGE } from './storage.ts';

const requestSchema = z.object({ anew: z.boolean().default(false) });

/** Repairs are requested this often at most: many instances find out at the same time. */
const REPAIR_EVERY_MS = 60_000;

const request = (at: Date, anew: boolean) => ({
  Key: keyOf('search-build', {}),
  UpdateExpression: 'SET entity = :entity, requestId = :request, #at = :at, anew = :anew',
  ExpressionAttributeNames: { '#at': 'at' },
  ExpressionAttributeValues: {
    ...{ ':entity': 'search-build', ':request': newId(), ':at': at.toISOString(), ':anew': anew },
  },
});

/**
 * Asks the stream's consumer for a new snapshot of the search; with `anew` one of all records, for what came into the
 * table without the stream.
 */
export const requestSnapshot = async (at: Date, anew = false): Promise<void> => {
  await updateItem(request(at, anew));
};

/** Asks for a snapshot in place of one that is missing or cannot be read, unless one was requested just now. */
export const requestRepair = async (at: Date): Promise<void> => {
  const { ExpressionAttributeValues, ...rest } = request(at, false);
  try {
    await updateItem({
      ...rest,
      ConditionExpression: 'attribute_not_exists(#at) OR #at < :before',
      ExpressionAttributeValues: {
        ...ExpressionAttributeValues,
        ':before': new Date(at.getTime() - REPAIR_EVERY_MS).toISOString(),
      },
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
};

const PAGE = 100;
/** Later than any deadline. */
const EVER = '9999-12-31';

/** The opportunities with these keys. What cannot be read is left out: it is in no list either. */
const read = async (keys: readonly Key[]): Promise<Change[]> =>
  (await getItems(z.unknown(), keys, true)).flatMap((record) => {
    const opportunity = storedOpportunitySchema.safeParse(record).data;
    if (!opportunity) return [];
    return [{ id: opportunity.id, version: opportunity.version, listing: listingOf(opportunity) }];
  });

async function* openRecords(): AsyncGenerator<Change[]> {
  let after: Position | undefined;
  do {
    const { keys, next } = await overdueOpportunities(EVER, PAGE, after);
    yield read(keys);
    after = next;
  } while (after);
}

const currentRecords = async (ids: readonly string[]): Promise<Change[]> => {
  const found: Change[] = [];
  for (let from = 0; from < ids.length; from += PAGE)
    found.push(...(await read(ids.slice(from, from + PAGE).map(opportunityKey))));
  return found;
};

const RECORDS: Records = { open: openRecords, current: currentRecords };

/** Takes the snapshot that was asked for. */
export const takeRequested: Effect = async ({ after, at }) => {
  if (after) await buildSnapshot(STORAGE, RECORDS, at, requestSchema.parse(after).anew);
};
