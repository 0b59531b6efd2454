import * as z from 'zod';
import { requestMail } from '#functions/core/mail/request.ts';
import type { Effect } from '#functions/core/stream/change.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { notify } from '#functions/parts/notifications/repository.ts';
import { countedOnce } from '#functions/parts/reviews/counted.ts';
import { countPending } from '#functions/parts/reviews/pending.ts';
import { REVIEW_STATUSES } from '#shared/core/rubric.ts';
import type { ReviewNews } from '#shared/features/reviews/news.ts';
import { queueDueSoon } from './queue-due.ts';
import { tell } from './tell.ts';

// With a schema of its own: the consumer `stream` carries it.

const imageSchema = z.object({
  id: z.string(),
  status: z.enum(REVIEW_STATUSES),
  version: z.number().int(),
  projectId: z.string(),
  userId: z.string(),
  title: z.string(),
  updatedAt: z.string(),
  reviewer: z.object({ id: z.string() }).optional(),
  reviseUntil: z.string().optional(),
  dueAt: z.string().optional(),
  history: z.array(z.object({ by: z.string() })),
});
type Image = z.infer<typeof imageSchema>;

/** What the reviewer is told of a change; the end of a claim is to its former reviewer. */
const newsOf = (was: Image | undefined, is: Image): ReviewNews | undefined => {
  if (was?.status === 'claimed' && is.status === 'waiting')
    return is.history.at(-1)?.by === 'schedule' ? 'claim_ended' : undefined;
  if (was?.status === 'claimed' && is.status === 'withdrawn') return 'withdrawn';
  if (was?.status === 'finished' && is.status === 'void') return 'voided';
  return is.reviseUntil !== undefined && was?.reviseUntil === undefined ? 'revise' : undefined;
};

/** Tells the reviewer, and of a voided review also the student. */
const tellAbout = async (was: Image | undefined, is: Image): Promise<void> => {
  const news = newsOf(was, is);
  const reviewer = is.reviewer ?? was?.reviewer;
  if (news === undefined || !reviewer) return;
  await tell(reviewer.id, is, news, is.updatedAt);
  if (news !== 'voided') return;
  const event = { kind: 'project', projectId: is.projectId, title: is.title, news } as const;
  await notify(is.userId, is.updatedAt, event);
  await requestMail(is.userId, is.updatedAt, event);
};

/** Counts a review that has begun to wait, or waits no more; once, however often its change is delivered. */
const countWaiting = async (was: Image | undefined, is: Image, at: Date): Promise<void> => {
  const [waited, waits] = [was?.status === 'waiting', is.status === 'waiting'];
  if (waited === waits) return;
  try {
    await transact({
      once: countedOnce(`waiting#${is.id}#${is.version}`, at.toISOString()),
      count: countPending(waits ? 1 : -1),
    });
  } catch (error) {
    if (!(error instanceof TransactionFailed)) throw error;
  }
};

/** Counts what waits, tells who is concerned, and queues what is due about a review before the next hourly run. */
export const followReview: Effect = async ({ before, after, at }) => {
  const is = imageSchema.safeParse(after).data;
  if (!is) return;
  const was = imageSchema.safeParse(before).data;
  await countWaiting(was, is, at);
  await tellAbout(was, is);
  if (is.dueAt !== undefined && was?.dueAt !== is.dueAt) await queueDueSoon(is.id, is.dueAt, at);
};
