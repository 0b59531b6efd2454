import * as z from 'zod';
import { buildSnapshot, type Records } from '#functions/core/catalog/builder.ts';
import { eachDue } from '#functions/core/due.ts';
import { listPartition, partsOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { getItems, type Key } from '#functions/core/table.ts';
import { fitVersion } from '#shared/features/mentors/seeker.ts';
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

async function* pagesOf(ids: readonly string[]): AsyncGenerator<Change[]> {
  for (let from = 0; from < ids.length; from += PAGE) yield read(ids.slice(from, from + PAGE).map(mentorKey));
}

/** All who may be listed: those who offer time. */
async function* openRecords(): AsyncGenerator<Change[]> {
  const ids: string[] = [];
  const list = listPartition('mentor', 'freeTimes', {});
  await eachDue(
    list,
    EVER,
    () => true,
    async ({ pk }) => {
      ids.push(partsOf('mentor', { pk }).userId);
    },
  );
  yield* pagesOf(ids);
}

const currentRecords = async (ids: readonly string[]): Promise<Change[]> => {
  const found: Change[] = [];
  for await (const changes of pagesOf(ids)) found.push(...changes);
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
