import * as z from 'zod';
import { queueTask } from '#functions/core/delayed/task.ts';
import type { Effect } from '#functions/core/stream/change.ts';

/**
 * A change is dated when its request begins, and is in the index this many seconds later at the latest: ten that a request
 * may take, and five for the index.
 */
export const SETTLED_SECONDS = 15;

/** A list is packed this often at most for each instance of the stream’s consumer: the changes of a second go together. */
const EVERY_MS = 1000;
const SOON_SECONDS = 2;
/** Once more, when the index certainly has all of them. */
const LATER_SECONDS = SETTLED_SECONDS + 7;
/** The postings whose latest task is remembered. */
const REMEMBERED = 1000;
const queued = new Map<string, number>();

const changeSchema = z.object({ opportunityId: z.string() });

/** Queues the packing of a posting’s list after a change of one of its applications. */
export const packChanged: Effect = async ({ after, at }) => {
  const opportunityId = changeSchema.safeParse(after).data?.opportunityId;
  if (opportunityId === undefined) return;
  const latest = queued.get(opportunityId);
  if (latest !== undefined && at.getTime() >= latest && at.getTime() - latest < EVERY_MS) return;
  await queueTask('pack-applicants', { opportunityId }, SOON_SECONDS);
  await queueTask('pack-applicants', { opportunityId }, LATER_SECONDS);
  if (queued.size >= REMEMBERED) queued.clear();
  queued.set(opportunityId, at.getTime());
};
