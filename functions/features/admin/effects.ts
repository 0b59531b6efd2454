import * as z from 'zod';
import { partsOf } from '#functions/core/keys.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { syncDirectory } from '#functions/parts/admin/directory/sync.ts';

/** The key of a record that the directory shows. */
const recordSchema = z.object({ pk: z.string() });

/** Brings the directory up to date after a change of an account, a profile or the day of activity. */
export const followUser: Effect = async ({ before, after }) => {
  const { pk } = recordSchema.parse(after ?? before);
  await syncDirectory(partsOf(['account', 'activity'], { pk }).userId);
};
