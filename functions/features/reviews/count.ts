import * as z from 'zod';
import type { Effect } from '#functions/core/stream/change.ts';
import { getProject } from '#functions/parts/projects/repository.ts';
import { countPair } from '#functions/parts/reviews/pair-figures.ts';
import { getReviews } from '#functions/parts/reviews/repository.ts';
import { scoresOf } from '#functions/parts/reviews/scores.ts';
import { noteWait } from '#functions/parts/reviews/waits.ts';
import { REVIEW_STATUSES, type ReviewStatus } from '#shared/core/rubric.ts';
import type { WaitNews } from '#shared/features/reviews/wait-counts.ts';

// With a schema of its own: the consumer `stream` carries it.

const imageSchema = z.object({
  id: z.string(),
  projectId: z.string(),
  ordinal: z.number().int(),
  status: z.enum(REVIEW_STATUSES),
  enteredAt: z.string(),
  finishedAt: z.string().optional(),
  updatedAt: z.string(),
});
type Image = z.infer<typeof imageSchema>;

/** What a status is for the waits: a claim leaves them as they are, and so does a review that is voided later. */
const WAIT_NEWS: Readonly<Partial<Record<ReviewStatus, WaitNews>>> = {
  waiting: 'entered',
  finished: 'answered',
  withdrawn: 'left',
};

/** The wait of a project is that of its first review. */
const countWait = async (is: Image, isNew: boolean): Promise<void> => {
  const news = WAIT_NEWS[is.status];
  if (is.ordinal !== 1 || news === undefined) return;
  // A claim that ended leads back to where it had entered.
  if (news === 'entered' && !isNew) return;
  const at = news === 'entered' ? is.enteredAt : (is.finishedAt ?? is.updatedAt);
  await noteWait({ reviewId: is.id, news, enteredAt: is.enteredAt, at });
};

/** The first two reviews of a submission are independent: what they gave before either saw the other’s is compared. */
const comparePair = async ({ id, projectId, finishedAt = '' }: Image): Promise<void> => {
  const round = (await getProject(projectId))?.round;
  const pair = (round?.reviews ?? []).filter(({ ordinal, status }) => ordinal <= 2 && status === 'finished');
  if (pair.length !== 2 || !pair.some((one) => one.id === id)) return;
  const [records, scores] = await Promise.all([
    getReviews(pair.map((one) => one.id)),
    scoresOf(pair.map((one) => ({ id: one.id, reviewerId: one.reviewerId ?? '' }))),
  ]);
  const [version, other] = records.map(({ rubricVersion }) => rubricVersion);
  const [one, two] = pair.map((standing) => scores.get(standing.id));
  // Scores by different versions of the rubric say nothing about the reviewers.
  if (version === undefined || version !== other || !one || !two) return;
  await countPair({
    id: pair
      .map((standing) => standing.id)
      .toSorted()
      .join('#'),
    rubricVersion: version,
    scores: [one.before?.scores ?? one.scores, two.before?.scores ?? two.scores],
    at: finishedAt,
  });
};

/** Counts how long reviews were waited for, and how far those of the same submission are apart. */
export const countReview: Effect = async ({ before, after }) => {
  const is = imageSchema.safeParse(after).data;
  if (!is || before?.status === is.status) return;
  await countWait(is, before === undefined);
  if (is.status === 'finished' && is.ordinal <= 2) await comparePair(is);
};
