import { isDeepStrictEqual } from 'node:util';
import { batchWrite } from '#functions/core/table.ts';
import { postingsOf, type StoredPosting } from '#functions/features/opportunities/postings.ts';
import { getOpportunity } from '#functions/features/opportunities/repository.ts';
import { type Opportunity, opportunitySchema } from '#shared/features/opportunities.ts';
import type { Effect } from './change.ts';

/** The opportunity of an image. One that was not valid never had postings. */
const readImage = (image: Record<string, unknown> | undefined): Opportunity | undefined =>
  opportunitySchema.safeParse(image).data;

const postingsFor = (opportunity: Opportunity | undefined): StoredPosting[] =>
  opportunity ? postingsOf(opportunity) : [];

const byKey = (postings: readonly StoredPosting[]): Map<string, StoredPosting> =>
  new Map(postings.map((posting) => [JSON.stringify([posting.pk, posting.sk]), posting]));

/**
 * Keeps the search postings of an opportunity: writes those of the record as it stands now, and deletes those of
 * the record before and after this change that it no longer has. So a change that comes twice, late or in the wrong
 * order leaves what the latest record asks for: every posting that was ever written belongs to the image of some
 * change, whose effect read the latest record. A change that moves only counters costs nothing. A record that cannot
 * be read makes it throw, until the record is mended; then the change that broke it passes as well.
 */
export const keepPostings: Effect = async ({ before, after }) => {
  const [was, became] = [readImage(before), readImage(after)];
  const [gone, come] = [postingsFor(was), postingsFor(became)];
  const broken = after !== undefined && became === undefined;
  const id = became?.id ?? was?.id ?? String(after?.pk).replace('opportunity#', '');
  if (!broken && isDeepStrictEqual(gone, come)) return;
  const standing = byKey(postingsFor(await getOpportunity(id)));
  const stale = [...byKey([...gone, ...come])].filter(([key]) => !standing.has(key));
  await batchWrite([
    ...[...standing.values()].map((Item) => ({ PutRequest: { Item } })),
    ...stale.map(([, { pk, sk }]) => ({ DeleteRequest: { Key: { pk, sk } } })),
  ]);
};
