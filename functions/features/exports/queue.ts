import * as z from 'zod';
import { queueTask } from '#functions/core/delayed/task.ts';
import type { Effect } from '#functions/core/stream/change.ts';

const namedSchema = z.object({ userId: z.string(), id: z.string() });

/** Has a new export written. */
export const queueExport: Effect = async ({ after }) => {
  const named = namedSchema.safeParse(after).data;
  if (named) await queueTask('export-applicants', named, 0);
};
