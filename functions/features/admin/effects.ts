import * as z from 'zod';
import type { Effect } from '#functions/core/stream/change.ts';
import { syncDirectory } from '#functions/parts/admin/directory/sync.ts';

/** The records of a user that the directory shows: their partitions end with the user's id. */
const recordSchema = z.object({ pk: z.string().regex(/^(user|activity)#/) });

/** Brings the directory up to date after a change of an account, a profile or the day of activity. */
export const followUser: Effect = async ({ before, after }) => {
  const { pk } = recordSchema.parse(after ?? before);
  await syncDirectory(pk.slice(pk.indexOf('#') + 1));
};
