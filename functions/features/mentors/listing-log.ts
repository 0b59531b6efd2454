import { isDeepStrictEqual } from 'node:util';
import { LogWriter } from '#functions/core/catalog/log.ts';
import { partsOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { changeOf, listingOf } from '#functions/parts/mentors/catalog/compose.ts';
import { SNAPSHOTS, STORAGE } from '#functions/parts/mentors/catalog/storage.ts';
import { getMentor, type StoredMentor, storedMentorSchema } from '#functions/parts/mentors/repository.ts';

const writer = new LogWriter(STORAGE, SNAPSHOTS.request);

const readImage = (image: Record<string, unknown> | undefined): StoredMentor | undefined =>
  storedMentorSchema.safeParse(image).data;

const listed = (mentor: StoredMentor | undefined) => (mentor ? listingOf(mentor) : null);

/**
 * Appends a mentor as they are now to the log of the directory, when a change of the record changes what the directory shows. A
 * change that comes twice, late or in the wrong order leaves what the latest record says.
 */
export const followListing: Effect = async ({ before, after, at }) => {
  const [was, became] = [readImage(before), readImage(after)];
  const broken = after !== undefined && became === undefined;
  if (!broken && isDeepStrictEqual(listed(was), listed(became))) return;
  const { userId } = partsOf('mentor', { pk: String((after ?? before)?.pk) });
  const now = await getMentor(userId);
  const known = Math.max(was?.revision ?? 0, became?.revision ?? 0);
  await writer.append(now ? changeOf(now) : { id: userId, version: known, listing: null }, at);
};
