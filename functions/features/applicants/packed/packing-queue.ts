import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { queueTask } from '#functions/core/delayed/task.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { readCounts } from '#functions/parts/applications/applicant-counts.ts';
import { posterName } from '#functions/parts/applications/reply-counts.ts';

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
/** The lists whose latest task is remembered. */
const REMEMBERED = 1000;
const queued = new Map<string, number>();

const queuePacking = async (
  task: 'pack-applicants' | 'pack-poster',
  data: Readonly<Record<string, string>>,
  at: Date,
): Promise<void> => {
  const name = JSON.stringify(data);
  const latest = queued.get(name);
  if (latest !== undefined && at.getTime() >= latest && at.getTime() - latest < EVERY_MS) return;
  await queueTask(task, data, SOON_SECONDS);
  await queueTask(task, data, LATER_SECONDS);
  if (queued.size >= REMEMBERED) queued.clear();
  queued.set(name, at.getTime());
};

const changeSchema = z.object({ opportunityId: z.string(), poster: z.string() });

/** Queues the packing of the lists of a posting and its poster after a change of one of its applications. */
export const packChanged: Effect = async ({ after, at }) => {
  const { opportunityId, poster } = changeSchema.safeParse(after).data ?? {};
  if (opportunityId === undefined || poster === undefined) return;
  await queuePacking('pack-applicants', { opportunityId }, at);
  await queuePacking('pack-poster', { poster }, at);
};

/** What the list of a poster’s applicants shows of a posting itself. */
const postingSchema = z.object({
  id: z.string(),
  companyId: z.string().nullable(),
  owner: z.string().optional(),
  title: z.string(),
  status: z.string(),
  replyBy: z.string(),
  removed: z.unknown(),
});

/** Queues the packing of a poster’s list after a change of a posting that has applicants. */
export const packChangedPosting: Effect = async ({ before, after }) => {
  const [was, is] = [postingSchema.safeParse(before).data, postingSchema.safeParse(after).data];
  if (!is || isDeepStrictEqual(was, is)) return;
  const { all, withdrawn } = (await readCounts({ opportunityId: is.id })).counts;
  if (all + withdrawn === 0) return;
  await queueTask('pack-poster', { poster: posterName(is), changed: is.id }, 0);
};
