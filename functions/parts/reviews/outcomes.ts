import type { ReviewOutcome } from '#shared/core/review-outcome.ts';
import { starsOf } from '#shared/core/rubric.ts';
import type { ReviewRecord } from './repository.ts';
import { type ReviewScores, scoresOf } from './scores.ts';

/** A review that was handed in. */
type FinishedReview = ReviewRecord & {
  reviewer: NonNullable<ReviewRecord['reviewer']>;
  finishedAt: string;
  rubricVersion: number;
};

export const isFinished = (review: ReviewRecord): review is FinishedReview =>
  (review.status === 'finished' || review.status === 'void') &&
  review.reviewer !== undefined &&
  review.finishedAt !== undefined &&
  review.rubricVersion !== undefined;

/** A finished review as its student, its reviewer and, later, the other reviewers see it. */
const outcomeOf = (review: FinishedReview, scores: ReviewScores): ReviewOutcome => ({
  id: review.id,
  status: review.status,
  ordinal: review.ordinal,
  reviewer: review.reviewer.name,
  reviewerId: review.reviewer.id,
  finishedAt: review.finishedAt,
  rubricVersion: review.rubricVersion,
  rating: starsOf(scores.overallScore),
  overallScore: scores.overallScore,
  rubricScores: scores.scores,
  feedback: scores.feedback,
  revised: scores.revisedAt !== undefined,
  voidReason: review.voidReason ?? '',
});

/** What was handed in of these reviews, in their order; those that are not finished are left out. */
export const outcomesOf = async (reviews: readonly ReviewRecord[]): Promise<ReviewOutcome[]> => {
  const finished = reviews.filter(isFinished);
  const scores = await scoresOf(finished.map(({ id, reviewer }) => ({ id, reviewerId: reviewer.id })));
  return finished.flatMap((review) => {
    const handed = scores.get(review.id);
    return handed ? [outcomeOf(review, handed)] : [];
  });
};
