import { snapshotRequests } from '#functions/core/catalog/snapshot-requests.ts';
import { catalogStorage } from '#functions/core/catalog/storage.ts';
import { env } from '#functions/core/env.ts';
import { itemOf } from '#functions/core/keys.ts';
import { openBucket } from '#functions/core/s3/bucket.ts';
import { SNAPSHOT_KEYS } from '#shared/features/opportunities/rules.ts';
import { listingSchema } from './listing.ts';
import { FORMAT } from './snapshot.ts';

const format = String(FORMAT);

/** Where the search is stored: one log and one pointer for each format. */
export const STORAGE = catalogStorage({
  listing: listingSchema,
  entry: (number) => itemOf('search-entry', { format, number }),
  pointer: () => itemOf('search-pointer', { format }),
  bucket: () => openBucket(env('SEARCH_URL'), env('SEARCH_BUCKET')),
  prefix: `${SNAPSHOT_KEYS}${FORMAT}/`,
});

/** Asks the stream's consumer for snapshots of it. */
export const SNAPSHOTS = snapshotRequests(itemOf('search-build', {}));
