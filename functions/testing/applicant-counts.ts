import { itemOf } from '#functions/core/keys.ts';
import type { Shard } from '#functions/parts/applications/applicant-counts.ts';
import { countsPart } from '#functions/parts/applications/applicant-scope.ts';

/** The record of a posting’s numbers that come with it: for records that are written with their history. */
export const countsItem = (opportunityId: string, counts: Partial<Shard>) => ({
  ...itemOf('applicant-counts', { opportunityId, shard: '00' }),
  ...counts,
});

/** The same of a poster. */
export const posterCountsItem = (poster: string, counts: Partial<Shard>) => ({
  ...countsPart({ poster }, '00'),
  ...counts,
});
