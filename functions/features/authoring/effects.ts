import * as z from 'zod';
import type { Effect } from '#functions/core/stream/change.ts';
import { tellAuthor } from '#functions/parts/courses/tell-author.ts';

// With a schema of its own: the consumer `stream` carries it.

const imageSchema = z.object({
  id: z.string(),
  userId: z.string(),
  role: z.enum(['mentor', 'admin']),
  about: z.object({ title: z.string() }),
  decision: z.object({ decision: z.enum(['approve', 'reject']), at: z.string() }).nullable(),
});

/** Tells an author what was decided about their course. */
export const followAuthored: Effect = async ({ before, after }) => {
  const is = imageSchema.safeParse(after).data;
  const decision = is?.decision;
  if (!is || !decision || imageSchema.safeParse(before).data?.decision?.at === decision.at) return;
  const news = decision.decision === 'approve' ? 'approved' : 'rejected';
  await tellAuthor(is.userId, decision.at, {
    courseId: is.id,
    title: is.about.title,
    news,
    author: is.role,
  });
};
