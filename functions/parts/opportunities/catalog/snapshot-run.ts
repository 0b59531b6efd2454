import * as z from 'zod';
import { buildSnapshot, type Records } from '#functions/core/catalog/builder.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { getItems, type Key } from '#functions/core/table.ts';
import { matchVersion } from '#shared/features/matching/matching.ts';
import { overdueOpportunities, type Position } from '../deadline.ts';
import { opportunityKey, storedOpportunitySchema } from '../repository.ts';
import { listingOf } from './compose.ts';
import type { Change, Listing } from './listing.ts';
import { OPPORTUNITIES } from './snapshot.ts';
import { STORAGE } from './storage.ts';

const requestSchema = z.object({ anew: z.boolean().default(false) });

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

const recordsNow = (): Records<Listing> => ({
  termsVersion: matchVersion(),
  open: openRecords,
  current: currentRecords,
});

/** Takes the snapshot that was asked for. */
export const takeRequested: Effect = async ({ after, at }) => {
  if (after) await buildSnapshot(OPPORTUNITIES, STORAGE, recordsNow(), at, requestSchema.parse(after).anew);
};
