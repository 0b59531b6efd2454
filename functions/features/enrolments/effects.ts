import * as z from 'zod';
import type { Effect } from '#functions/core/stream/change.ts';
import { queueLearners } from './learners-queue.ts';

// With a schema of its own: the consumer `stream` carries it.

const imageSchema = z.object({ id: z.string(), version: z.number().int() });

/** Has the students of a course notified of a new version of it. */
export const followCourse: Effect = async ({ before, after }) => {
  const is = imageSchema.safeParse(after).data;
  const was = imageSchema.safeParse(before).data;
  if (is && was && is.version > was.version) await queueLearners({ courseId: is.id, version: is.version });
};
