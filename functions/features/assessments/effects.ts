import * as z from 'zod';
import { queueTask } from '#functions/core/delayed/task.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { ATTEMPT_ACTORS, ATTEMPT_STATUSES } from '#shared/features/assessments/rules.ts';
import type { CourseNews } from '#shared/features/courses/news.ts';

// With a schema of its own: the consumer `stream` carries it.

const imageSchema = z.object({
  id: z.string(),
  userId: z.string(),
  courseId: z.string(),
  title: z.string(),
  status: z.enum(ATTEMPT_STATUSES),
  updatedAt: z.string(),
  appeal: z.object({ answeredAt: z.string().nullable() }).optional(),
  history: z.array(z.object({ by: z.enum(ATTEMPT_ACTORS) })),
});
type Image = z.infer<typeof imageSchema>;

/** What the student is notified of. What they hand in themselves is answered at once. */
const newsOf = (was: Image, is: Image): CourseNews | undefined => {
  if (was.status === 'voided') {
    if (is.status !== 'voided') return 'appeal_restored';
    return is.appeal?.answeredAt && !was.appeal?.answeredAt ? 'appeal_kept' : undefined;
  }
  if (was.status === is.status) return undefined;
  if (is.status === 'voided') return 'voided';
  if (is.history.at(-1)?.by !== 'schedule') return undefined;
  return was.status === 'open' ? 'expired' : 'regraded';
};

/** Tells the student what happened to an attempt, and has a graded one counted and looked at. */
export const followAttempt: Effect = async ({ before, after }) => {
  const [is, was] = [imageSchema.safeParse(after).data, imageSchema.safeParse(before).data];
  if (!is || !was) return;
  const { userId, courseId, title, updatedAt } = is;
  const news = newsOf(was, is);
  if (news) await notify(userId, updatedAt, { kind: 'course', courseId, title, news });
  if (was.status === 'open' && is.status !== 'open')
    await queueTask('attempt-graded', { attemptId: is.id }, 0);
};

const withdrawalSchema = z.object({
  courseId: z.string(),
  version: z.number().int(),
  objective: z.number().int(),
  question: z.number().int(),
});

/** So long an attempt may be graded with a question that was withdrawn meanwhile, which is then graded again as well. */
const GRADING_SECONDS = 60;

/** Has those graded again who were asked a question that was withdrawn. */
export const followWithdrawal: Effect = async ({ after }) => {
  const withdrawal = withdrawalSchema.safeParse(after).data;
  if (withdrawal) await queueTask('attempts-regraded', withdrawal, GRADING_SECONDS);
};
