import * as z from 'zod';
import { buildSnapshot, type Records } from '#functions/core/catalog/builder.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { getItems, type Key } from '#functions/core/table.ts';
import { fitVersion } from '#shared/features/mentors/seeker.ts';
import { dueMentors } from '../due.ts';
import { mentorKey, storedMentorSchema } from '../repository.ts';
import { changeOf } from './compose.ts';
import type { Change, Listing } from './listing.ts';
import { MENTORS } from './snapshot.ts';
import { STORAGE } from './storage.ts';

const requestSchema = z.object({ anew: z.boolean().default(false) });

const PAGE = 100;
/** Later than any moment at which times are computed again. */
const EVER = '9999';

/** The mentors with these keys. What cannot be read is left out. */
const read = async (keys: readonly Key[]): Promise<Change[]> =>
  (await getItems(z.unknown(), keys, true)).flatMap((record) => {
    const mentor = storedMentorSchema.safeParse(record).data;
    return mentor ? [changeOf(mentor)] : [];
  });

/** All who may be listed: those who offer time. */
async function* openRecords(): AsyncGenerator<Change[]> {
  for await (const ids of dueMentors(EVER, PAGE)) yield read(ids.map(mentorKey));
}

const currentRecords = async (ids: readonly string[]): Promise<Change[]> => {
  const found: Change[] = [];
  for (let from = 0; from < ids.length; from += PAGE)
    found.push(...(await read(ids.slice(from, from + PAGE).map(mentorKey))));
  return found;
};

const recordsNow = (): Records<Listing> => ({
  termsVersion: fitVersion(),
  open: openRecords,
  current: currentRecords,
});

/** Takes the snapshot of the directory of mentors that was asked for. */
export const takeMentors: Effect = async ({ after, at }) => {
  if (after) await buildSnapshot(MENTORS, STORAGE, recordsNow(), at, requestSchema.parse(after).anew);
};
