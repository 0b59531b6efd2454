import type { Account } from '#functions/core/account.ts';
import { AppError } from '#functions/core/errors.ts';
import { withLatest } from '#functions/core/retry.ts';
import { TransactionFailed } from '#functions/core/transaction.ts';
import { getProject, type ProjectRecord } from '#functions/parts/projects/repository.ts';
import { getReview, type ReviewRecord } from '#functions/parts/reviews/repository.ts';
import { getReviewer } from '#functions/parts/reviews/reviewers.ts';
import type { Review } from '#shared/features/reviews/schema.ts';
import { shownReview } from './view.ts';

/** Who does something with a review, and when. */
export interface Caller {
  readonly record: ReviewRecord;
  readonly account: Account;
  readonly now: Date;
}

/** 409 for what cannot be done in this status. */
export const notPossible = (message: string) => new AppError('illegal_transition', { message });
export const claimOver = () => notPossible('You have not claimed this review, or your claim is over.');

/** Whether a mentor has claimed a review and the claim holds. */
export const isHeld = (
  { status, reviewer, claimedUntil }: ReviewRecord,
  userId: string,
  now: Date,
): boolean =>
  status === 'claimed' &&
  reviewer?.id === userId &&
  claimedUntil !== undefined &&
  claimedUntil > now.toISOString();

/** A review with its project, which changes in the same transaction: so one review of a submission changes at a time. */
export interface Pair {
  readonly review: ReviewRecord;
  readonly project: ProjectRecord;
}

/** A review and its project as they are now. 404 for a review that does not exist. */
export const pairOf = async (id: string): Promise<Pair> => {
  const review = await getReview(id);
  const project = review && (await getProject(review.projectId));
  if (!review || !project) throw new AppError('not_found');
  return { review, project };
};

/**
 * Changes a review and its project by `attempt`, again as they are then when another change came first. `attempt` does nothing
 * when they are as they are to be: a request that is sent again succeeds.
 */
export const changePair = async (id: string, attempt: (pair: Pair) => Promise<void>): Promise<void> => {
  try {
    await withLatest(
      await pairOf(id),
      () => pairOf(id),
      attempt,
      (error) => error instanceof TransactionFailed,
    );
  } catch (error) {
    throw error instanceof TransactionFailed ? new AppError('conflict', { cause: error }) : error;
  }
};

/** The review as its caller sees it now. */
export const answer = async ({ record, account, now }: Caller): Promise<Review> => {
  const [{ review, project }, state] = await Promise.all([pairOf(record.id), getReviewer(account.id)]);
  return shownReview(review, project, { userId: account.id, state, now });
};
