import { isDeepStrictEqual } from 'node:util';
import { LogWriter } from '#functions/core/catalog/log.ts';
import { listingOf } from '#functions/parts/opportunities/catalog/compose.ts';
import { SNAPSHOTS, STORAGE } from '#functions/parts/opportunities/catalog/storage.ts';
import type { StoredOpportunity } from '#functions/parts/opportunities/repository.ts';

const writer = new LogWriter(STORAGE, SNAPSHOTS.request);

const listed = (opportunity: StoredOpportunity | undefined) => (opportunity ? listingOf(opportunity) : null);

/** Whether a change of an opportunity changes what the search holds of it. */
export const changesListing = (
  was: StoredOpportunity | undefined,
  became: StoredOpportunity | undefined,
): boolean => !isDeepStrictEqual(listed(was), listed(became));

/** Appends an opportunity as it is now to the log of the search; `version` is the latest that is known of one that is deleted. */
export const appendCurrent = (
  id: string,
  now: StoredOpportunity | undefined,
  version: number,
  at: Date,
): Promise<void> =>
  writer.append({ id, version: Math.max(version, now?.version ?? 0), listing: listed(now) }, at);
