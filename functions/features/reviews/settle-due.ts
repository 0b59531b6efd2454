import { hasCome } from '#functions/core/delayed/moments.ts';
import { withLatest } from '#functions/core/retry.ts';
import { transact } from '#functions/core/table.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { roundWrite } from '#functions/parts/projects/repository.ts';
import { getReview, reviewChange } from '#functions/parts/reviews/repository.ts';
import { finishedOf, roundOf } from '#functions/parts/reviews/round.ts';
import { scoresOf } from '#functions/parts/reviews/scores.ts';
import { type Pair, pairOf } from './change.ts';
import { giveBack } from './release.ts';
import { settle } from './settle.ts';
import { tell } from './tell.ts';

/** The time for revisions is over: the scores stand as they are. */
const endRevisions = async ({ review, project }: Pair, now: Date): Promise<void> => {
  const round = roundOf(project);
  const isCurrent = round.reviseUntil !== undefined && round.reviews.some(({ id }) => id === review.id);
  if (!isCurrent) {
    await transact({ review: reviewChange(review, { reviseUntil: undefined }, now) });
    return;
  }
  const scores = await scoresOf(finishedOf(round));
  const overall = [...scores.values()].map(({ overallScore }) => overallScore);
  const { rubricVersion = 1 } = review;
  const by = 'schedule';
  const outcome = await settle({ project, round, overall, rubricVersion, late: true, by, now });
  await transact(
    { project: roundWrite(project, { to: outcome.to, by, now, fields: outcome.fields }) },
    outcome.steps,
  );
};

/** Reminds the reviewer that the claim ends: the review is due again when it does. */
const remind = async ({ review }: Pair, now: Date): Promise<void> => {
  const { reviewer, dueAt, updatedAt } = review;
  if (reviewer && dueAt !== undefined) await tell(reviewer.id, review, 'claim_ending', dueAt);
  await transact({ review: reviewChange(review, { updatedAt }, now) });
};

/**
 * Does what is due about a review: reminds of the end of a claim, gives a lapsed one back to the queue, or ends the time for
 * revisions. `at` is the moment for which it was queued: once the review has another one, that is queued by itself.
 */
export const settleDue = async (id: string, at: string, now: Date): Promise<void> => {
  const found = await getReview(id);
  if (found?.dueAt !== at) return;
  await withLatest(
    await pairOf(id),
    () => pairOf(id),
    async (pair) => {
      const { status, claimedUntil, dueAt } = pair.review;
      if (dueAt === undefined || !hasCome(dueAt, now)) return;
      if (status === 'finished') await endRevisions(pair, now);
      else if (claimedUntil !== undefined && hasCome(claimedUntil, now))
        await giveBack(pair, { by: 'schedule', now });
      else await remind(pair, now);
    },
    (error) => error instanceof TransactionFailed,
  );
};
